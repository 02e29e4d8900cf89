import {select, selectAll} from 'hast-util-select';
import MiniSearch from 'minisearch';
import type {BuiltPage} from '../../plugins/built-pages/types';
import {indexOptions, type IndexedPage, type IndexFile, type TextsFile} from '../engine/indexFile';
import {Reader, type Language} from '../engine/language';
import {blocksText} from '../engine/quote';
import type {Kind} from '../types';
import {readSections, textOf, type PageSection} from './sections';

/** A page with what the index takes from it. */
export interface ReadPage extends Pick<BuiltPage, 'route' | 'path' | 'title' | 'description'> {
  readonly keywords: string;
  /** The first is the page's beginning. */
  readonly sections: readonly PageSection[];
}

/** Further pages of lists: their posts have pages of their own. */
const FURTHER = /\/page\/\d|^\/blog\/(?:archive|authors)\//;

/** Lists are found by their subject, not by what they list. */
const LISTS = /^\/(?:blog\/tags|devices)\//;

/** Entries of a list that open in place: each is found by its own name, at its own address, as a page would be. */
function readEntries({tree, route, path}: BuiltPage): readonly ReadPage[] {
  return selectAll('main li[id]:has(> details)', tree).map((entry) => {
    const [name, ...facts] = select('summary', entry)?.children ?? [];
    const place = `#${String(entry.properties.id)}`;
    const text = facts.map(textOf).filter(Boolean).join(', ');
    return {
      route: route + place,
      path: path + place,
      description: '',
      keywords: '',
      title: name ? textOf(name) : '',
      sections: [{id: '', title: '', blocks: [{type: 'text', text}]}],
    };
  });
}

/**
 * @param page A page.
 * @returns What the index takes from it, and from its entries; nothing of a page that search engines may not list or that
 * has no text.
 */
export function readPage(page: BuiltPage): readonly ReadPage[] {
  if (!page.isIndexed || FURTHER.test(page.path)) {
    return [];
  }
  const heading = page.main && select('h1', page.main);
  const {content} = select('meta[name=keywords]', page.head)?.properties ?? {};
  const beginning: PageSection = {id: '', title: '', blocks: []};
  const read = LISTS.test(page.path)
    ? [{...beginning, blocks: [{type: 'text', text: page.description} as const]}]
    : readSections(page.main);
  if (read.length === 0) {
    return [];
  }
  const {route, path, description} = page;
  return [
    {
      route,
      path,
      description,
      title: heading ? textOf(heading) : page.title,
      keywords: typeof content === 'string' ? content : '',
      sections: read[0]?.id === '' ? read : [beginning, ...read],
    },
    ...(path === '/devices/' ? readEntries(page) : []),
  ];
}

/** Beginnings of paths: the first that fits decides. */
const KINDS: readonly (readonly [string, Kind])[] = [
  ['/documentation/', 'docs'],
  ['/api-documentation/', 'api'],
  ['/blog/', 'blog'],
  ['/integrations/', 'integrations'],
  ['/devices/', 'devices'],
  ['/knowledge-base/', 'knowledge'],
  ['/privacy/', 'legal'],
  ['/cookies/', 'legal'],
  ['/terms/', 'legal'],
  ['/terms-of-service/', 'legal'],
];

/** Sections of the home page that are about the devices themselves. */
const DEVICE_SECTIONS = new Set(['services', 'devices']);

/**
 * @param path Path of a page without its language.
 * @param section Id of one of its sections, if one is meant.
 * @returns The group in which results name it.
 */
function kindOf(path: string, section = ''): Kind {
  if (path === '/' && DEVICE_SECTIONS.has(section)) {
    return 'devices';
  }
  return KINDS.find(([start]) => path.startsWith(start))?.[1] ?? 'site';
}

/**
 * Makes the index of a language and the texts that excerpts and answers quote.
 * @param pages From readPage().
 * @param language Language of the pages.
 */
export function makeIndex(
  pages: readonly ReadPage[],
  language: Language,
): {readonly index: IndexFile; readonly texts: TextsFile} {
  const search = new MiniSearch(indexOptions(new Reader(language)));
  let id = 0;
  for (const {title, description, keywords, sections} of pages) {
    for (const [place, section] of sections.entries()) {
      search.add({
        id,
        title,
        heading: section.title,
        about: place === 0 ? `${keywords}\n${description}` : '',
        text: blocksText(section.blocks),
        asked: section.title.endsWith('?') ? section.title : '',
      });
      id += 1;
    }
  }
  return {
    index: {
      pages: pages.map(({route, path, title, sections}): IndexedPage => {
        const kind = kindOf(path);
        return {
          url: route,
          title,
          kind,
          sections: sections.map((section) => {
            const sectionKind = kindOf(path, section.id);
            return {
              id: section.id,
              title: section.title,
              ...(sectionKind !== kind && {kind: sectionKind}),
            };
          }),
        };
      }),
      index: search.toJSON(),
    },
    texts: pages.map(({sections}) => sections.map(({blocks}) => blocks)),
  };
}
