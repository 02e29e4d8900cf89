/** @jest-environment node */
import type {ConfigureWebpackUtils} from '@docusaurus/types';
import vendorChunks, {OWN_MODULES} from '..';

const configure = (splitChunks: unknown, isServer = false): unknown =>
  vendorChunks().configureWebpack?.(
    {optimization: {splitChunks: splitChunks as false}},
    isServer,
    {} as ConfigureWebpackUtils,
    undefined,
  );

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

describe('vendor-chunks', () => {
  it('restricts the common chunk in the browser', () => {
    expect(configure({cacheGroups: {common: {name: 'common'}}})).toEqual({
      optimization: {splitChunks: {cacheGroups: {common: {test: OWN_MODULES}}}},
    });
  });

  it('leaves the server alone', () => {
    expect(configure(false, true)).toEqual({});
  });

  it.each([false, undefined, {}, {cacheGroups: {}}])('refuses a configuration of %p', (chunks) => {
    expect(() => configure(chunks)).toThrow('cacheGroups.common');
  });
});
