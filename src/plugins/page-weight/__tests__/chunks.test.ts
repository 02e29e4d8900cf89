/** @jest-environment node */
import {EAGER_STYLES, OWN_MODULES, splitChunks} from '../chunks';

describe('own modules', () => {
  it.each([
    '/home/a/site/src/components/Button/index.tsx',
    'C:\\site\\src\\components\\Button\\index.tsx',
    '/home/a/site/node_modules/@docusaurus/theme-classic/lib/theme/Layout/index.js',
    'C:\\site\\node_modules\\@docusaurus\\core\\lib\\client\\App.js',
  ])('hold %s', (name) => {
    expect(OWN_MODULES.test(name)).toBe(true);
  });

  it.each([
    '/home/a/site/node_modules/d3-shape/src/arc.js',
    'C:\\site\\node_modules\\mermaid\\dist\\mermaid.core.mjs',
    '/home/a/site/node_modules/@docusaurus/theme-mermaid/node_modules/mermaid/dist/a.mjs',
    '/home/a/site/node_modules/docusaurus-plugin-x/index.js',
  ])('do not hold %s', (name) => {
    expect(OWN_MODULES.test(name)).toBe(false);
  });
});

it.each([
  ['/site/src/css/custom.css', true],
  ['/site/src/features/home/Hero/styles.module.css', true],
  ['/site/src/features/contact/form.lazy.module.css', false],
  ['/site/src/theme/DocRoot/layout.route.module.css', false],
  ['C:\\site\\node_modules\\@docusaurus\\theme-classic\\lib\\theme\\TOC\\styles.module.css', false],
])('loads %s with every page: %s', (name, expected) => {
  expect(EAGER_STYLES.test(name)).toBe(expected);
});

it('restricts the two chunks that pages share', () => {
  expect(splitChunks({splitChunks: {cacheGroups: {common: {}, styles: {}}}})).toEqual({
    splitChunks: {cacheGroups: {common: {test: OWN_MODULES}, styles: {test: EAGER_STYLES}}},
  });
});

it.each([
  [undefined, 'common'],
  [{splitChunks: false}, 'common'],
  [{splitChunks: {cacheGroups: {styles: {}}}}, 'common'],
  [{splitChunks: {cacheGroups: {common: {}}}}, 'styles'],
])('refuses a configuration of %j', (optimization, missing) => {
  expect(() => splitChunks(optimization)).toThrow(`cacheGroups.${missing}`);
});
