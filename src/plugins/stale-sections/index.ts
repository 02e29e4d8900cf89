import fs from 'node:fs';
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {CONTENT_FOLDERS, englishOf} from '../../lib/pageAddress';
import {OPENING, SOURCES_FILE, hashSections, splitSections, type Sources} from './sections';

/** A section of a translation whose English has changed since, or that the translation lacks. */
interface StaleSection {
  /** The section of the translation where readers are told: the one before a section that it lacks. */
  readonly place: string;
  /** The section in English. */
  readonly name: string;
}

/** By translated file from the project's root. */
type StaleSections = Readonly<Record<string, readonly StaleSection[]>>;

interface StaleSectionsOptions {
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
    let place = OPENING;
    const sections = current.flatMap(([name, hash]): StaleSection[] => {
      const isMissing = !translated.includes(name);
      place = isMissing ? place : name;
      return isMissing || known[name] !== hash ? [{place, name}] : [];
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

const note = (name: string, ...more: MdxJsxFlowElement['attributes']): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: NOTE,
  attributes: [{type: 'mdxJsxAttribute', name: 'id', value: name === OPENING ? '' : name}, ...more],
  children: [],
});

/** Marks elements in another language than the page around them, for screen readers and translators. */
const inLanguage = (lang: string, children: Root['children']): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'div',
  attributes: [{type: 'mdxJsxAttribute', name: 'lang', value: lang}],
  children: children as MdxJsxFlowElement['children'],
});

const isTitle = (node: RootContent): boolean => node.type === 'heading' && node.depth === 1;

/** Says below the title that the page is not translated. */
function markPage(tree: Root, original: string): void {
  const modules = tree.children.filter(({type}) => type === 'mdxjsEsm');
  const content = tree.children.filter(({type}) => type !== 'mdxjsEsm');
  const start = content.findIndex(isTitle) + 1;
  const [title, rest] = [content.slice(0, start), content.slice(start)];
  tree.children = [
    ...modules,
    ...(title.length > 0 ? [inLanguage(original, title)] : []),
    note(OPENING, {type: 'mdxJsxAttribute', name: 'isPage'}),
    inLanguage(original, rest),
  ];
}

/** Tells readers below the headings of the sections, and below the title. */
function addNotes(tree: Root, stale: readonly StaleSection[]): void {
  const notesAt = (place: string): MdxJsxFlowElement[] =>
    stale.filter((section) => section.place === place).map(({name}) => note(name));
  visit(tree, 'heading', (heading, index = 0, parent) => {
    // As Docusaurus leaves it.
    const {id = ''} = (heading.data ?? {}) as {readonly id?: string};
    const notes = heading.depth > 1 ? notesAt(`#${id}`) : [];
    parent?.children.splice(index + 1, 0, ...notes);
    return index + 1 + notes.length;
  });
  tree.children.splice(tree.children.findIndex(isTitle) + 1, 0, ...notesAt(OPENING));
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
    } else {
      addNotes(tree, stale[name] ?? []);
    }
  };
}
