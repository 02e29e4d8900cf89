import fs from 'node:fs/promises';
import path from 'node:path';
import {selectAll} from 'hast-util-select';
import type {BuildTexts} from '../../../lib/buildTexts';
import {decodeRoute, propertyOf} from '../readPage';
import type {BeginStep, BuiltPage} from '../types';
import {convertPage} from './convert';
import {llmsFiles, type ListedPage} from './llms';

/** Every page that search engines list has one; others may, such as a page with `unlisted: true`. */
const TWIN_LINK = 'link[rel=alternate][type="text/markdown"]';

/** Posts have the first, offers of jobs the second. */
const PUBLISHED = ['datePublished', 'datePosted'];

/**
 * Reads the days in structured data and in each `time`.
 * @returns Finds the first of some days that a page states to programs: `2026-11-10`.
 */
function datesOf({tree, things}: BuiltPage) {
  const times = selectAll('time[itemprop]', tree).map(
    ({properties: {itemProp, dateTime}}): Readonly<Record<string, unknown>> => ({
      [String(itemProp)]: dateTime,
    }),
  );
  const stated = [...things.map(({fields}) => fields), ...times];
  return (...names: readonly string[]) =>
    names
      .flatMap((name) => stated.map((fields) => fields[name]))
      .find((date) => typeof date === 'string')
      ?.slice(0, 'YYYY-MM-DD'.length);
}

/** A block of YAML; JSON's strings are YAML's. */
function frontMatter(fields: Readonly<Record<string, string | undefined>>) {
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value ? [`${name}: ${JSON.stringify(value)}`] : [],
  );
  return ['---', ...lines, '---', ''].join('\n');
}

/**
 * Writes the Markdown twin of a page.
 * @param page The page.
 * @param title The page's own title.
 * @param texts In the page's language.
 * @param dateOf The page's days.
 * @returns A block with metadata of the page, then the page.
 * @throws When the page has no `main` or no canonical URL.
 */
export function twinText(
  page: BuiltPage,
  title: string,
  texts: BuildTexts,
  dateOf = datesOf(page),
): string {
  const {main, file, description, canonical, language} = page;
  if (!main || !canonical) {
    throw new Error(
      `built-pages: ${file} has no ${main ? 'canonical URL' : 'main element'}, so that it has no Markdown twin. Put the page into the theme's layout.`,
    );
  }
  const block = frontMatter({
    title,
    description,
    canonical,
    language,
    published: dateOf(...PUBLISHED),
    updated: dateOf('dateModified'),
  });
  return `${block}\n${convertPage(main, canonical, title, texts)}`;
}

/** A page's twin. */
interface Twin {
  /** Path below the output folder. */
  readonly file: string;
  readonly text: string;
  /** How the lists name it, if they do. */
  readonly listed: Omit<ListedPage, 'twin'> | null;
}

/**
 * Writes the Markdown twin that a page's head names, `llms.txt` and `llms-full.txt`.
 * @param texts In the language of the build.
 * @param order Routes in the order in which they are read.
 * @param tagline Summary of a site whose home page has no description.
 * @see https://llmstxt.org
 */
export function markdownStep(
  texts: BuildTexts,
  order: readonly string[],
  tagline: string,
): BeginStep<Twin | null> {
  return ({outDir, url, baseUrl, siteTitle}) => {
    return {
      page: (page) => {
        const {head, route, path: address, description, isIndexed} = page;
        const named = propertyOf(head, TWIN_LINK, 'href');
        if (named === undefined) {
          return null;
        }
        const place = decodeRoute(named);
        const title = route === baseUrl ? siteTitle : page.title;
        const dateOf = datesOf(page);
        const text = twinText(page, title, texts, dateOf);
        const listed = {
          route,
          path: address,
          title,
          description,
          published: dateOf(...PUBLISHED),
          address: new URL(place, url).href,
        };
        return {
          file: place.slice(baseUrl.length),
          text,
          listed: isIndexed ? listed : null,
        };
      },
      end: async (taken) => {
        const twins = taken.filter((twin) => twin !== null);
        for (const {file, text} of twins) {
          await fs.writeFile(path.join(outDir, file), text);
        }
        const listed = twins.flatMap(({listed: page, text}) =>
          page ? [{...page, twin: text}] : [],
        );
        const home = listed.find(({route}) => route === baseUrl);
        const summary = home?.description ?? tagline;
        const site = {name: siteTitle, summary, homeAddress: url + baseUrl, order};
        const {list, full} = llmsFiles(listed, site, texts);
        await fs.writeFile(path.join(outDir, 'llms.txt'), list);
        await fs.writeFile(path.join(outDir, 'llms-full.txt'), full);
      },
    };
  };
}
