import {projectRoot} from '../../../scripts/lib/paths';
import {filesOf, selectPages} from '../pages';

const FRENCH = 'i18n/fr/docusaurus-plugin-content-docs/current/quick-start.mdx';

it.each(['docs/quick-start.mdx', './docs/quick-start.mdx', FRENCH])(
  'takes %s for the page in both languages',
  (name) => {
    const selected = selectPages(projectRoot, [name]);
    expect(filesOf(projectRoot, selected)).toEqual(['docs/quick-start.mdx', FRENCH]);
  },
);

it('says when a path is that of no page, and which one was meant', () => {
  expect(() => selectPages(projectRoot, ['docs/quick-strat.mdx'])).toThrow(
    'docs/quick-strat.mdx is no page. Did you mean docs/quick-start.mdx?',
  );
  expect(selectPages(projectRoot, [])).toBeUndefined();
});
