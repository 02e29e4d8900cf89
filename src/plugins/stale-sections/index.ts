import fs from 'node:fs';
import path from 'node:path';
import type {Heading, Node, Parent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {CONTENT_FOLDERS, englishOf} from '../../lib/pageAddress';
import {OPENING, SOURCES_FILE, hashSections, splitSections, type Sources} from './sections';

/** A section whose English has changed since it was translated, or that the translation lacks. */
export interface StaleSection {
  readonly name: string;
  /** Where the translation lacks it: the last section before it that is translated. */
  readonly after?: string;
}

/** By translated file from the project's root. */
export type StaleSections = Readonly<Record<string, readonly StaleSection[]>>;

export interface StaleSectionsOptions {
  readonly siteDir: string;
  readonly stale: StaleSections;
  /** Language of the pages that are shown in place of missing translations; none in their own language. */
  readonly original?: string;
}

/** The component that tells readers: src/components/mdx. */
const NOTE = 'StaleSection';

/**
 * Compares the record of what translations were made from with the English pages as they are.
 * @param siteDir Folder of docusaurus.config.ts.
 * @param locale The language under way; the pages of the default language are never stale.
 */
export function findStaleSections(siteDir: string, locale: string): StaleSections {
  const read = (file: string): string => fs.readFileSync(path.join(siteDir, file), 'utf8');
  const recorded = JSON.parse(read(SOURCES_FILE)) as Sources;
  const entries = Object.entries(recorded).flatMap(([file, known]) => {
    const isOwn = file.startsWith(`i18n/${locale}/`) && file.endsWith('.mdx');
    const english = isOwn ? englishOf(file) : undefined;
    // A page that was removed in one language alone is for check:translations.
    if (!english || ![english, file].every((name) => fs.existsSync(path.join(siteDir, name)))) {
      return [];
    }
    const translated = [OPENING, ...splitSections(read(file)).map(({name}) => name)];
    const current = Object.entries(hashSections(splitSections(read(english))));
    let after = OPENING;
    const sections = current.flatMap(([name, hash]): StaleSection[] => {
      if (!translated.includes(name)) {
        return [{name, after}];
      }
      after = name;
      return known[name] === hash ? [] : [{name}];
    });
    return sections.length > 0 ? [[file, sections] as const] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * @param siteDir Folder of docusaurus.config.ts.
 * @param file Absolute path of a page.
 * @returns Absolute paths of the other files that its notes depend on; none for a page in the default language.
 */
export function filesBehind(siteDir: string, file: string): readonly string[] {
  const english = englishOf(path.relative(siteDir, file).replaceAll(path.sep, '/'));
  return english ? [english, SOURCES_FILE].map((name) => path.join(siteDir, name)) : [];
}

/**
 * Pages that Docusaurus shows in the default language since the language under way lacks them; not the parts of
 * pages, nor those that a plugin writes.
 */
function isUntranslated(file: string): boolean {
  const isPage = !/(?:^|\/)_|\.api\.mdx$/.test(file);
  return isPage && CONTENT_FOLDERS.some(({source}) => file.startsWith(`${source}/`));
}

/** A heading as Docusaurus leaves it. */
const idOf = ({data}: Heading): string | undefined =>
  (data as {readonly id?: string} | undefined)?.id;

function noteAbout({name, after}: StaleSection): MdxJsxFlowElement {
  const id = name === OPENING ? '' : name;
  return {
    type: 'mdxJsxFlowElement',
    name: NOTE,
    attributes: [
      {type: 'mdxJsxAttribute', name: 'id', value: id},
      ...(after ? [{type: 'mdxJsxAttribute' as const, name: 'isMissing'}] : []),
    ],
    children: [],
  };
}

/** Marks what is in another language than the page around it, for screen readers and translators. */
const inLanguage = (lang: string, children: Root['children']): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'div',
  attributes: [{type: 'mdxJsxAttribute', name: 'lang', value: lang}],
  children: children as MdxJsxFlowElement['children'],
});

/** Says below the title that the page is not translated. */
function markPage(tree: Root, original: string): void {
  const isModule = ({type}: Node): boolean => type === 'mdxjsEsm';
  const modules = tree.children.filter(isModule);
  const content = tree.children.filter((node) => !isModule(node));
  const start = content.findIndex(isTitle) + 1;
  const [title, rest] = [content.slice(0, start), content.slice(start)];
  const note: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: NOTE,
    attributes: [
      {type: 'mdxJsxAttribute', name: 'id', value: ''},
      {type: 'mdxJsxAttribute', name: 'isPage'},
    ],
    children: [],
  };
  tree.children = [
    ...modules,
    ...(title.length > 0 ? [inLanguage(original, title)] : []),
    note,
    inLanguage(original, rest),
  ];
}

const isTitle = (node: Node): boolean => node.type === 'heading' && (node as Heading).depth === 1;

const beginsSection = (node: Node): boolean =>
  (node.type === 'heading' && !isTitle(node)) ||
  ('children' in node && (node as Parent).children.some(beginsSection));

function addNotes(parent: Parent, stale: readonly StaleSection[], opening?: string): void {
  let current = opening;
  const missingHere = (): MdxJsxFlowElement[] =>
    stale.filter(({after}) => after && after === current).map(noteAbout);
  const children = (parent.children as Node[]).flatMap((child) => {
    if ('children' in child) {
      addNotes(child as Parent, stale);
    }
    if (!beginsSection(child)) {
      return [child];
    }
    const before = missingHere();
    current = child.type === 'heading' ? `#${idOf(child as Heading) ?? ''}` : undefined;
    const changed = stale.filter(({name, after}) => !after && name === current).map(noteAbout);
    return [...before, child, ...changed];
  });
  parent.children = [...children, ...missingHere()] as Parent['children'];
}

/**
 * Remark plugin: tells readers, on each section whose English has changed since it was translated, and where a section
 * or a page is not translated yet, where the English is. It comes after Docusaurus' own plugins, which give headings their ids.
 * @param options Folder of docusaurus.config.ts, and what findStaleSections() found.
 * @returns The transformer.
 */
export default function staleSections({siteDir, stale, original}: StaleSectionsOptions) {
  return (tree: Root, {path: file}: {readonly path: string}): void => {
    const name = path.relative(siteDir, file).replaceAll(path.sep, '/');
    if (original !== undefined && isUntranslated(name)) {
      markPage(tree, original);
      return;
    }
    const sections = stale[name] ?? [];
    if (sections.length === 0) {
      return;
    }
    addNotes(tree, sections, OPENING);
    const opening = sections.find(({name}) => name === OPENING);
    if (opening) {
      tree.children.splice(tree.children.findIndex(isTitle) + 1, 0, noteAbout(opening));
    }
  };
}
