/** @jest-environment node */
import {EAGER_STYLES, OWN_MODULES, splitChunks} from '../chunks';

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
  ['/site/src/components/Field/styles.lazy.module.css', false],
  ['/site/src/theme/DocRoot/layout.route.module.css', false],
  ['C:\\site\\node_modules\\@docusaurus\\theme-classic\\lib\\theme\\TOC\\styles.module.css', false],
])('loads %s with every page: %s', (name, expected) => {
  expect(EAGER_STYLES.test(name)).toBe(expected);
});

it.each([
  [undefined, 'common'],
  [{splitChunks: {cacheGroups: {styles: {}}}}, 'common'],
  [{splitChunks: {cacheGroups: {common: {}}}}, 'styles'],
])('refuses a configuration of %j', (optimization, missing) => {
  expect(() => splitChunks(optimization, {faces: /a/, parts: /b/})).toThrow(
    `cacheGroups.${missing}`,
  );
});
