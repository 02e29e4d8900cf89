import type {Root} from 'mdast';
import {findWrongDirectives} from '../../src/plugins/directives';
import {walk} from '../shared/markdown';
import {checkFrontMatter} from './frontMatter';
import {checkLinks} from './links';
import {checkMarkup} from './markup';
import {checkNames} from './names';
import {addressOf, checkAddress, frontMatterOf, type Finding, type Site} from './site';

export {addressOf, findMisnamed, findMoved, findUnlisted, readSite, type Site} from './site';

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
  const {kind, address = '/'} = addressOf({english, root}) ?? {};
  const nodes = [...walk(root)];
  return [
    ...(kind ? checkFrontMatter(kind, frontMatterOf(root), site) : []),
    ...checkAddress({english, root}, site.owners),
    ...checkLinks(nodes, address, language, site.places),
    ...findWrongDirectives(root, source),
    ...checkMarkup(kind, nodes, source),
    ...checkNames(nodes, source, site),
  ];
}
