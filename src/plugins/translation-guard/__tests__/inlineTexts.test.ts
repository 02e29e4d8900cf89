/** @jest-environment node */
import vm from 'node:vm';
import {transformSync} from '@babel/core';
import {transformSync as compile} from '@swc/core';
import {inlineTexts} from '../inlineTexts';

const IMPORT = "import Translate, {translate} from '@docusaurus/Translate';";

const texts = {
  'home.title': 'Accueil',
  'home.quotes': 'Il dit « "oui" » \\ {brand}\u00a0: <b>l\'an</b> `1` }',
  'home.count': '{count} appareil|{count} appareils',
  'home.empty': '',
  'home.lines': 'Une\nligne',
  Close: 'Fermer',
  'Read more': 'Lire la suite',
};

/** The module under its import, in French unless it is the default language. */
function inline(code: string, isDefault = false, head = IMPORT): string {
  const result = transformSync(`${head}\n${code}`, {
    configFile: false,
    babelrc: false,
    filename: 'src/a.tsx',
    highlightCode: false,
    parserOpts: {plugins: ['typescript', 'jsx']},
    plugins: [inlineTexts({texts, isDefault})],
  });
  return (result?.code ?? '').split('\n').slice(1).join('\n');
}

/** The props of the elements and the arguments of the calls in a module, as they run. */
function run(code: string, isDefault = false): unknown {
  const {code: compiled} = compile(inline(code, isDefault), {
    jsc: {
      parser: {syntax: 'typescript', tsx: true},
      transform: {react: {runtime: 'classic', pragma: 'record'}},
      target: 'es2022',
    },
  });
  const found: unknown[] = [];
  const record = (_type: unknown, given: object | null, ...children: unknown[]): void => {
    found.push({...given, ...(children.length > 0 ? {children} : {})});
  };
  const translate = (...given: unknown[]): void => {
    found.push(...given);
  };
  vm.runInNewContext(compiled, {Translate: 'Translate', record, translate, n: 2});
  return found;
}

const french = [{children: 'Accueil'}];

it.each([
  ["translate({id: 'home.title', message: 'Home'})", [{message: 'Accueil'}]],
  ['translate({message: `Close`, description: `A button`})', [{message: 'Fermer'}]],
  ["translate({'message': 'Read ' + 'more'})", [{message: 'Lire la suite'}]],
  ["translate({id: 'home.empty', message: 'x'})", [{message: ''}]],
  ["translate<'a'>({id: 'home.title'})", [{message: 'Accueil'}]],
  ["translate({id: 'home.quotes', message: 'x'})", [{message: texts['home.quotes']}]],
  [
    "translate({id: 'home.count', message: '{count} device|{count} devices'}, {count: n})",
    [{message: '{count} appareil|{count} appareils'}, {count: 2}],
  ],
  ['<Translate id="home.title">Home</Translate>', french],
  [`<Translate id="home.title">{'Home'}</Translate>`, french],
  ['<Translate id={`home.title`}>{`Home`}</Translate>', french],
  ['<Translate id="home.title" />', french],
  ['<Translate id="home.title">{/* The page */}Home</Translate>', french],
  ['<Translate<string> id="home.title" description="d">Home</Translate>', french],
  ['<Translate>\n  Read\n    more\n</Translate>', [{children: 'Lire la suite'}]],
  ['<Translate id="home.quotes">x</Translate>', [{children: texts['home.quotes']}]],
  ['<Translate id="home.lines">x</Translate>', [{children: 'Une\nligne'}]],
  [
    '<Translate id="home.title" values={{count: 1}} key="k" description={"d"}>Home</Translate>',
    [{values: {count: 1}, key: 'k', children: 'Accueil'}],
  ],
  [
    '<Translate id="home.count" values={{label: translate({id: "home.title"})}}>c</Translate>',
    [{message: 'Accueil'}, {children: texts['home.count'], values: {}}],
  ],
  // A text that the language lacks leaves its key.
  ["translate({id: 'faq.title', message: 'Questions'})", [{id: 'faq.title'}]],
  ["translate({message: 'Open'})", [{id: 'Open'}]],
  ["translate({id: 'toString', message: 'x'})", [{id: 'toString'}]],
  ['<Translate id="a.b" description="d">\n  B\n</Translate>', [{id: 'a.b'}]],
])('in French, %s', (code, expected) => {
  expect(run(code)).toEqual(expected);
});

it.each([
  ["translate({id: 'home.title', message: 'Home', description: 'd'})", {message: 'Home'}],
  ["translate({id: 'home.title'})", {message: 'Accueil'}],
  ["translate({id: 'faq.title'})", {id: 'faq.title'}],
])(
  'in the default language, the message, else the catalogue, else the key: %s',
  (code, expected) => {
    expect(run(code, true)).toEqual([expected]);
  },
);

it('goes by what the name is bound to', () => {
  expect(inline("const f = (translate: F) => translate({id: 'home.title'});")).toContain(
    "translate({\n  id: 'home.title'\n})",
  );
  const renamed = "import {translate as t} from '@docusaurus/Translate';";
  expect(inline("t({id: 'home.title'})", false, renamed)).toContain('message: "Accueil"');
});

describe('what cannot be read', () => {
  it.each([
    'translate({id, message: "x"})',
    'translate(declaration)',
    'translate()',
    'translate({})',
    'translate({id: "a"} as const)',
    'translate({id: 1})',
    'translate({id: "a", text: "x"})',
    'translate({...rest, id: "a"})',
    'translate(wide ? {id: "a"} : {id: "b"})',
    'texts.map(translate)',
    'const t = translate;',
    'export {translate};',
    '<Translate id={id}>x</Translate>',
    '<Translate id>x</Translate>',
    '<Translate {...props}>x</Translate>',
    '<Translate id="a" children="x" />',
    '<Translate id="a">x <b>y</b></Translate>',
    '<Translate id="a">{text}</Translate>',
    '<Translate />',
    'React.createElement(Translate, {id: "a"}, "x")',
    '_jsx(Translate, {id: "a"})',
    'export * from "@docusaurus/Translate";',
    'import * as T from "@docusaurus/Translate";',
  ])('%s', (code) => {
    expect(() => inline(`\n${code}`)).toThrow(/src\/a\.tsx: (Write|Call) [^]+> 3 \|/);
  });
});

it.each([
  "import type {TranslateParam} from '@docusaurus/Translate';",
  "import {type TranslateParam} from '@docusaurus/Translate';\nexport type {TranslateProps} from '@docusaurus/Translate';",
  "import {translate} from '@docusaurus/Translate';\ntype T = typeof translate;",
])('leaves types alone: %s', (source) => {
  expect(() => inline(source, false, '// types')).not.toThrow();
});
