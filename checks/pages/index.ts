import type {Root} from 'mdast';
import {findWrongDirectives} from '../../src/plugins/directives';
import {checkFrontMatter} from './frontMatter';
import {checkLinks} from './links';
import {checkMarkup} from './markup';
import {checkNames} from './names';
import {checkSecrets} from './secrets';
import {addressOf, checkAddress, frontMatterOf} from './site';
import type {Finding, Site} from './types';

export {addressOf, findMisnamed, findMoved, findUnlisted, frontMatterOf, readSite} from './site';
export type {Site} from './types';

/**
 * Checks one page by itself, before it is compared with its translation.
 * @param english File of the page, or of its English twin, from the project's root.
 * @param language In which the page is written.
 * @param page What was parsed, and the result.
 * @param site What pages in that language may name.
 */
export function checkPage(
  english: string,
  language: string,
  {source, root}: {readonly source: string; readonly root: Root},
  site: Site,
): Finding[] {
  const found = addressOf(english, root);
  const taken = checkAddress({english, root}, site.owners);
  // Its links are those of a page at the address of its file, until its slug is right.
  const {address = '/'} = (taken.length > 0 ? addressOf(english) : found) ?? {};
  return [
    ...(found ? checkFrontMatter(found.kind, frontMatterOf(root), site) : []),
    ...taken,
    ...checkLinks(root, address, language, site.places),
    ...findWrongDirectives(root, source),
    ...checkMarkup(found?.kind, root, source),
    ...checkNames(root, source, site),
    ...checkSecrets(source),
  ];
}
