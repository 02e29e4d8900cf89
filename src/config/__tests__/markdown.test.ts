import {toHtml} from 'hast-util-to-html';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toHast, type Options} from 'mdast-util-to-hast';
import {gfm} from 'micromark-extension-gfm';
import type {Locale} from '../locales';

/** The configuration is read once for each language, which this variable names. */
async function remarkRehypeOptions(locale: Locale): Promise<Options> {
  jest.resetModules();
  process.env.DOCUSAURUS_CURRENT_LOCALE = locale;
  const {markdown} = await import('../markdown');
  return markdown.remarkRehypeOptions;
}

afterEach(() => {
  delete process.env.DOCUSAURUS_CURRENT_LOCALE;
});

test.each([
  ['en', 'Footnotes', ['Back to reference 1', 'Back to reference 1-2', 'Back to reference 2']],
  [
    'fr',
    'Notes de bas de page',
    ['Revenir à l’appel de note 1', 'Revenir à l’appel de note 1-2', 'Revenir à l’appel de note 2'],
  ],
] as const)('footnotes speak the language of the page: %s', async (locale, title, backLinks) => {
  const tree = fromMarkdown('A[^a], again[^a], b[^b].\n\n[^a]: First.\n\n[^b]: Second.', {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  const html = toHtml(toHast(tree, await remarkRehypeOptions(locale)));
  expect(html).toContain(`>${title}</h2>`);
  expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)).toEqual(backLinks);
});
