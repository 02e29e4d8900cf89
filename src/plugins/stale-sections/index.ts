import fs from 'node:fs';
import path from 'node:path';
import type {Heading, Node, Parent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {englishOf} from '../../lib/pageAddress';
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
 * is not translated yet, where the English is. It comes after Docusaurus' own plugins, which give headings their ids.
 * @param options Folder of docusaurus.config.ts, and what findStaleSections() found.
 * @returns The transformer.
 */
export default function staleSections({siteDir, stale}: StaleSectionsOptions) {
  return (tree: Root, {path: file}: {readonly path: string}): void => {
    const sections = stale[path.relative(siteDir, file).replaceAll(path.sep, '/')] ?? [];
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
