import fs from 'node:fs';
import path from 'node:path';
import type {Heading, Node, Parent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {CONTENT_FOLDERS} from '../../lib/pageAddress';
import {OPENING, SOURCES_FILE, hashSections, splitSections, type Sources} from './sections';

/** Names of the sections whose English has changed since, by translated file from the project's root. */
export type StaleSections = Readonly<Record<string, readonly string[]>>;

export interface StaleSectionsOptions {
  readonly siteDir: string;
  readonly stale: StaleSections;
}

/** The component that tells readers: src/components/mdx. */
const NOTE = 'StaleSection';

/** @returns Path of the English page behind a translated one, both from the project's root. */
function englishFileOf(translated: string, locale: string): string | undefined {
  for (const {source, translation} of CONTENT_FOLDERS) {
    const folder = `i18n/${locale}/docusaurus-plugin-content-${translation}/`;
    if (translated.startsWith(folder)) {
      return `${source}/${translated.slice(folder.length)}`;
    }
  }
  return undefined;
}

/**
 * Compares the record of what translations were made from with the English pages as they are.
 * @param siteDir Folder of docusaurus.config.ts.
 * @param locale The language under way; the pages of the default language are never stale.
 */
export function findStaleSections(siteDir: string, locale: string): StaleSections {
  const read = (file: string): string => fs.readFileSync(path.join(siteDir, file), 'utf8');
  const recorded = JSON.parse(read(SOURCES_FILE)) as Sources;
  const entries = Object.entries(recorded).flatMap(([file, known]) => {
    const english = file.endsWith('.mdx') ? englishFileOf(file, locale) : undefined;
    // A page that was removed in one language alone is for check:translations.
    if (!english || ![english, file].every((name) => fs.existsSync(path.join(siteDir, name)))) {
      return [];
    }
    const current = Object.entries(hashSections(splitSections(read(english))));
    const names = current.filter(([name, hash]) => known[name] !== hash).map(([name]) => name);
    return names.length > 0 ? [[file, names] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** A heading as Docusaurus leaves it. */
const idOf = ({data}: Heading): string | undefined =>
  (data as {readonly id?: string} | undefined)?.id;

function noteAbout(name: string): MdxJsxFlowElement {
  const id = name === OPENING ? '' : name;
  return {
    type: 'mdxJsxFlowElement',
    name: NOTE,
    attributes: [{type: 'mdxJsxAttribute', name: 'id', value: id}],
    children: [],
  };
}

function addNotes(parent: Parent, stale: readonly string[]): void {
  const children = parent.children as Node[];
  parent.children = children.flatMap((child) => {
    if ('children' in child) {
      addNotes(child as Parent, stale);
    }
    const name = child.type === 'heading' && `#${idOf(child as Heading) ?? ''}`;
    return name && stale.includes(name) ? [child, noteAbout(name)] : [child];
  }) as Parent['children'];
}

/**
 * Remark plugin: tells readers, on each section whose English has changed since it was translated, where the
 * English is. It comes after Docusaurus' own plugins, which give headings their ids.
 * @param options Folder of docusaurus.config.ts, and what findStaleSections() found.
 * @returns The transformer.
 */
export default function staleSections({siteDir, stale}: StaleSectionsOptions) {
  return (tree: Root, {path: file}: {readonly path: string}): void => {
    const names = stale[path.relative(siteDir, file).replaceAll(path.sep, '/')] ?? [];
    if (names.length === 0) {
      return;
    }
    addNotes(tree, names);
    if (names.includes(OPENING)) {
      const isTitle = (node: Node): boolean =>
        node.type === 'heading' && (node as Heading).depth === 1;
      tree.children.splice(tree.children.findIndex(isTitle) + 1, 0, noteAbout(OPENING));
    }
  };
}
