/** Longest wait in milliseconds for style sheets and scripts, after which the page settles without them. */
const SETTLE_AFTER = 5000;

/** Id of the notice that `pageNotice` writes. */
const NOTICE = 'incomplete';

/**
 * The script for pages whose scripts or style sheets do not come. It asks once more for a script that could not be
 * loaded, at another URL: after a deployment, a host may respond from its memory that there is none. If that
 * fails as well, it shows a notice with a link that loads the page anew, until another script arrives.
 *
 * After that, and after some seconds, the style sheets that are there take effect, and the blocks that were left for
 * later (src/css/custom.css) are laid out.
 *
 * Written short by hand: it is on every page, and the build refuses more than src/config/inlineScripts.ts allows.
 */
export const rescueScript = `function settle() {
  page.querySelectorAll('[as=style]').forEach((sheet) => (sheet.rel = 'stylesheet'));
  page.querySelectorAll('[data-later]').forEach((block) => block.removeAttribute('data-later'));
}
function isPart({src}) {
  return /\\/assets\\/js\\//.test(src);
}
function show(isShown) {
  page.getElementById('${NOTICE}').hidden = !isShown;
}
listen(
  'error',
  ({target}) => {
    var script = page.createElement('script');
    if (!isPart(target)) return;
    if (target.src.includes('?')) {
      show(1);
      settle();
    } else {
      script.src = target.src + '?1';
      page.head.append(script);
    }
  },
  1,
);
listen('load', ({target}) => isPart(target) && self.docusaurusRoot && show(), 1);
listen('DOMContentLoaded', () => setTimeout(settle, ${SETTLE_AFTER}));`;

/** Texts of the notice, in the language of the page. */
export interface NoticeTexts {
  readonly text: string;
  /** Of the link that loads the page anew. */
  readonly reload: string;
}

/** Not the one of src/lib: this room imports nothing of the site, so that another one can copy it. */
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * The notice of `rescueScript`, hidden.
 * @returns A tag outside of the tree that React renders.
 */
export const pageNotice = ({text, reload}: NoticeTexts) => ({
  tagName: 'p',
  attributes: {id: NOTICE, role: 'alert', hidden: true},
  innerHTML: `${escape(text)} <a href="">${escape(reload)}</a>`,
});
