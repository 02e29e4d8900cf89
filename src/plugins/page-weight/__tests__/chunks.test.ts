/** @jest-environment node */
import {EAGER_STYLES, OWN_MODULES, splitChunks} from '../chunks';

const groups = {faces: /fonts/, parts: /Tabs/};

it.each([
  ['/home/a/site/src/components/Button/index.tsx', true],
  ['C:\\site\\node_modules\\@docusaurus\\core\\lib\\client\\App.js', true],
  ['C:\\site\\node_modules\\mermaid\\dist\\mermaid.core.mjs', false],
  ['/home/a/site/node_modules/@docusaurus/theme-mermaid/node_modules/mermaid/dist/a.mjs', false],
  ['/home/a/site/node_modules/docusaurus-plugin-x/index.js', false],
])('shares the module %s among pages: %s', (name, expected) => {
  expect(OWN_MODULES.test(name)).toBe(expected);
});

it.each([
  ['/site/src/css/custom.css', true],
  ['/site/src/features/footer/styles.module.css', true],
  ['/site/src/features/contact/form.lazy.module.css', false],
  ['/site/src/theme/DocRoot/layout.route.module.css', false],
  ['C:\\site\\node_modules\\@docusaurus\\theme-classic\\lib\\theme\\TOC\\styles.module.css', false],
])('loads %s with every page: %s', (name, expected) => {
  expect(EAGER_STYLES.test(name)).toBe(expected);
});

it('restricts the chunks that pages share, and puts the layout with them', () => {
  const optimization = {splitChunks: {cacheGroups: {common: {}, styles: {name: 'styles'}}}};
  expect(splitChunks(optimization, groups)).toEqual({
    splitChunks: {
      cacheGroups: {
        common: {test: OWN_MODULES},
        styles: {test: EAGER_STYLES},
        layoutStyles: {name: 'styles', chunks: 'initial'},
        faces: {test: groups.faces, name: 'faces', priority: 60},
        partStyles: {
          type: 'css/mini-extract',
          test: groups.parts,
          chunks: 'async',
          minChunks: 2,
          enforce: true,
        },
      },
    },
  });
});

it.each([
  [undefined, 'common'],
  [{splitChunks: {cacheGroups: {styles: {}}}}, 'common'],
  [{splitChunks: {cacheGroups: {common: {}}}}, 'styles'],
])('refuses a configuration of %j', (optimization, missing) => {
  expect(() => splitChunks(optimization, groups)).toThrow(`cacheGroups.${missing}`);
});
