import type {Plugin} from '@docusaurus/types';
import {earlyClicksScript} from './earlyClicks';
import {pageNotice, rescueScript, type NoticeTexts} from './rescue';
import {startScripts} from './startScripts';

/**
 * The inline script of all pages: what happens until React runs (see README). All parts name its arguments and `data`, which
 * the minifier of the pages gives one letter each.
 */
export const firstVisitScript = `((root, page, here, listen) => {
var data = root.dataset;
${[rescueScript, earlyClicksScript, startScripts].join('\n')}
})(document.documentElement, document, location, addEventListener);`;

/**
 * @param notice Texts of the notice about missing scripts.
 * @returns The script, first in the page, and the notice.
 */
export const inlineTags = (
  notice: NoticeTexts,
): ReturnType<NonNullable<Plugin['injectHtmlTags']>> => ({
  headTags: [
    {tagName: 'script', attributes: {'data-plugin': 'first-visit'}, innerHTML: firstVisitScript},
  ],
  postBodyTags: [pageNotice(notice)],
});
