/** @jest-environment node */
import path from 'node:path';
import vm from 'node:vm';
import {transformSync as compile} from '@swc/core';
import {tempFolder} from '@site/scripts/jest/tempFolder';
import {createInline} from '../inlineModule';

const IMPORT = "import Translate, {translate} from '@docusaurus/Translate';";

const texts = {
  'home.title': 'Accueil',
  'home.quotes': 'Il dit « "oui" » \\ {brand}\u00a0: <b>l\'an</b> `1` }',
  'home.count': '{count} appareil|{count} appareils',
  'Read more': 'Lire la suite',
};

const {write} = tempFolder();
const store = (catalogue: object) => write('codeTranslations.json', JSON.stringify(catalogue));
const catalogue = store(texts);

/** The module as the bundler gets it, in French unless it is the default language. */
async function load(code: string, {isDefault = false, sourceMap = false} = {}) {
  const dependencies: string[] = [];
  const result = await createInline(catalogue, isDefault)(code, {
    resourcePath: path.resolve('src/a.tsx'),
    sourceMap,
    addDependency: (file) => dependencies.push(path.basename(file)),
  });
  return {...result, dependencies};
}

/** The props of the elements and the arguments of the calls in a module, as they run. */
async function run(code: string, isDefault = false): Promise<unknown> {
  const inlined = await load(`${IMPORT}\n${code}`, {isDefault});
  const {code: compiled} = compile(inlined.code.replace(/^import .*/, ''), {
    jsc: {
      parser: {syntax: 'typescript', tsx: true},
      transform: {react: {runtime: 'classic', pragma: 'record'}},
      target: 'es2022',
    },
  });
  const shown: unknown[] = [];
  const record = (_type: unknown, given: object | null, ...children: unknown[]) => {
    shown.push({...given, ...(children.length > 0 ? {children} : {})});
  };
  const translate = (...given: unknown[]) => {
    shown.push(...given);
  };
  vm.runInNewContext(compiled, {Translate: 'Translate', record, translate, n: 2});
  return shown;
}

const french = [{children: 'Accueil'}];

it.each([
  ["translate({id: 'home.title', message: 'Home'})", [{message: 'Accueil'}]],
  [
    "translate({id: 'home.count', message: '{count} device|{count} devices'}, {count: n})",
    [{message: '{count} appareil|{count} appareils'}, {count: 2}],
  ],
  ['<Translate id="home.title">{/* The page */}Home</Translate>', french],
  [
    '<Translate<string> id="home.title" values={{count: 1}} key="k" description={"d"}>Home</Translate>',
    [{values: {count: 1}, key: 'k', children: 'Accueil'}],
  ],
  // A text that the language lacks leaves its key.
  ["translate({id: 'faq.title', message: 'Questions'})", [{id: 'faq.title'}]],
  ['<Translate id="a.b" description="d">\n  B\n</Translate>', [{id: 'a.b'}]],
])('in French, %s', async (code, expected) => {
  expect(await run(code)).toEqual(expected);
});

it.each([
  ["translate({id: 'home.title', message: 'Home', description: 'd'})", {message: 'Home'}],
  ["translate({id: 'home.title'})", {message: 'Accueil'}],
  ["translate({id: 'faq.title'})", {id: 'faq.title'}],
])(
  'in the default language, the message, else the catalogue, else the key: %s',
  async (code, expected) => {
    expect(await run(code, true)).toEqual([expected]);
  },
);

it.each([
  'translate({id, message: "x"})',
  'texts.map(translate)',
  'export {translate};',
  '<Translate id={id}>x</Translate>',
  '<Translate {...props}>x</Translate>',
  '<Translate id="a">x <b>y</b></Translate>',
  '<Translate id="a">{text}</Translate>',
  'export * from "@docusaurus/Translate";',
  'import * as T from "@docusaurus/Translate";',
])('refuses what cannot be read: %s', async (code) => {
  await expect(load(`${IMPORT}\n\n${code}`)).rejects.toThrow(/src.a\.tsx: (Write|Call) [^]+> 3 \|/);
});

it('leaves types and other modules as they are', async () => {
  const types =
    "import {type TranslateParam} from '@docusaurus/Translate';\nexport type {TranslateProps} from '@docusaurus/Translate';";
  expect((await load(types)).code).toContain('type TranslateParam');
  expect(await load('x( );', {sourceMap: true})).toEqual({code: 'x( );', dependencies: []});
});

it('depends on the catalogue, whose changes it sees, and on its own files', async () => {
  const source = `${IMPORT}\ntranslate({\n  id: 'home.title',\n});\n`;
  expect(await load(source)).toMatchObject({
    map: null,
    dependencies: ['codeTranslations.json', 'inlineModule.ts', 'inlineTexts.ts'],
  });
  store({'home.title': 'Page principale'});
  const {code, map} = await load(source, {sourceMap: true});
  expect(code).toContain('"Page principale"');
  expect(map).toMatchObject({sourcesContent: [source]});
});
