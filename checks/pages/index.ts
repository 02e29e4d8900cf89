import type {Root} from 'mdast';
import {checkFrontMatter} from './frontMatter';
import {checkLinks, type Places} from './links';
import {addressOf, frontMatterOf} from './site';
import type {Finding} from './types';

export {findMoved, findUnlisted, listPlaces} from './site';
export type {Places} from './links';

/**
 * Checks one page by itself, before it is compared with its translation.
 * @param english File of the page, or of its English twin, from the project's root.
 * @param language In which the page is written.
 * @param root The page.
 * @param places What links can lead to, in that language.
 */
export function checkPage(
  english: string,
  language: string,
  root: Root,
  places: Places,
): Finding[] {
  const found = addressOf(english, root);
  return [
    ...(found ? checkFrontMatter(found.kind, frontMatterOf(root)) : []),
    ...checkLinks(root, found?.address ?? '/', language, places),
  ];
}
