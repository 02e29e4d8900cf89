import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import {loadPage, pageKey} from '@site/src/lib/docsSections';
import type {SectionPages} from '../slimTables';

/** A route as Docusaurus' own table has it. */
interface PageRoute {
  readonly path: string;
  readonly component: ReturnType<typeof ComponentCreator>;
  readonly exact: true;
  readonly sidebar: string;
}

/** Stands where Docusaurus puts a hash that tells routes of the same address apart. */
const HASH = 'page';

/** The tables that Docusaurus' components and prefetch look into; generated, so typed as constant. */
const chunkNames = routesChunkNames as Record<string, Readonly<Record<string, string>>>;
const loaders = registry as unknown as Record<string, readonly [() => Promise<unknown>]>;

const sections = new Map<string, () => Promise<unknown>>();

/**
 * Called by the table of routes that src/plugins/section-routes writes.
 * @param pages Pages of one section.
 * @returns Their routes. Each finds its text through the module of its section, which it loads anyway.
 */
export function sectionPages({sidebar, chunks, base, ends}: SectionPages): PageRoute[] {
  const loadSection = (): Promise<unknown> => loaders[chunks.section]?.[0]() ?? Promise.resolve();
  return ends.map((end) => {
    const path = base + end;
    sections.set(pageKey(path), loadSection);
    // No chunk has this name, so that Docusaurus' prefetch passes over it: prefetchPage does it.
    loaders[path] = [() => loadSection().then(() => loadPage(path))];
    chunkNames[`${path}-${HASH}`] = {...chunks, content: path};
    return {path, component: ComponentCreator(path, HASH), exact: true, sidebar};
  });
}

/** @returns What loads the section that a page belongs to, if it is one of those. */
export const sectionLoaderOf = (path: string): (() => Promise<unknown>) | undefined =>
  sections.get(pageKey(path));
