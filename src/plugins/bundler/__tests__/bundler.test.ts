import path from 'node:path';
import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';
import {bundler} from '..';

const FRENCH = 'i18n/fr/docusaurus-plugin-content-docs/current/guide.mdx';

/** The bundler, as far as a module's dependencies go. */
function fakeBundler(resourcePath: string) {
  const added: string[] = [];
  const context = {resourcePath, addDependency: (file: string) => added.push(file)};
  const hook = <T>(argument: T) => ({
    tap: (_name: string, run: (given: T) => void) => {
      run(argument);
    },
  });
  const NormalModule = {getCompilationHooks: () => ({loader: hook(context)})};
  const utils = {currentBundler: {instance: {NormalModule}}} as unknown as ConfigureWebpackUtils;
  return {added, utils, compiler: {hooks: {compilation: hook({})}}};
}

const configure = (
  config: object,
  utils = {currentBundler: {instance: {}}} as ConfigureWebpackUtils,
) =>
  bundler('key')({siteDir: '/site'} as LoadContext).configureWebpack?.(
    config,
    false,
    utils,
    undefined,
  );

it('adds the key to the version that Docusaurus gives its cache', () => {
  expect(
    configure({experiments: {cache: {type: 'persistent', version: 'client-en'}}}),
  ).toMatchObject({
    experiments: {cache: {version: 'client-en-key'}},
  });
});

it('compiles a translation anew when its English or the record of translations changes', () => {
  const {added, utils, compiler} = fakeBundler(`/site/${FRENCH}`);
  const cache = {type: 'persistent', version: 'client-en'};
  const [plugin] = configure({experiments: {cache}}, utils)?.plugins ?? [];
  (plugin as (given: typeof compiler) => void)(compiler);
  const files = added.map((file) => path.relative('/site', file));
  expect(files).toEqual(['docs/guide.mdx', 'i18n/sources.json'].map(path.normalize));
});

it('stops the build when Docusaurus keeps its cache elsewhere', () => {
  expect(() => configure({cache: true})).toThrow('experiments.cache.version');
});
