/** @jest-environment node */
import vm from 'node:vm';
import {transformSync} from '@swc/core';
import {inlineTexts, mayHoldTexts} from '../inline/inlineTexts';

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

/** The module under its import, in French or English; as it was where there is no text in it. */
function inline(code: string, isDefault = false): string {
  const source = `${IMPORT}\n${code}`;
  const result = inlineTexts(source, 'src/a.tsx', {texts, isDefault}) ?? source;
  expect(result.startsWith(`${IMPORT}\n`)).toBe(true);
  return result.slice(IMPORT.length + 1);
}

/** The props of the elements in a module, as React gets them after compiling. */
function readProps(code: string): unknown {
  const {code: compiled} = transformSync(inline(code), {
    jsc: {
      parser: {syntax: 'typescript', tsx: true},
      transform: {react: {runtime: 'classic', pragma: 'record'}},
      target: 'es2022',
    },
  });
  const props: unknown[] = [];
  const record = (_type: unknown, given: object | null, ...children: unknown[]): void => {
    props.push({...given, ...(children.length > 0 ? {children} : {})});
  };
  vm.runInNewContext(compiled, {Translate: 'Translate', record});
  return props;
}

describe('translate()', () => {
  it.each([
    ["translate({id: 'home.title', message: 'Home'})", 'translate({"message":"Accueil"})'],
    ['translate({message: "Close"})', 'translate({"message":"Fermer"})'],
    ['translate({message: `Close`, description: `A button`})', 'translate({"message":"Fermer"})'],
    ["translate({'message': 'Read ' + 'more'})", 'translate({"message":"Lire la suite"})'],
    ["translate({id: 'home.empty', message: 'x'})", 'translate({"message":""})'],
    ["translate<'a'>({id: 'home.title'})", `translate<'a'>({"message":"Accueil"})`],
    [
      "translate({id: 'home.count', message: '{count} device|{count} devices'}, {count: n})",
      'translate({"message":"{count} appareil|{count} appareils"}, {count: n})',
    ],
  ])('%s', (code, expected) => {
    expect(inline(code)).toBe(expected);
  });

  it('keeps every character', () => {
    const code = inline("translate({id: 'home.quotes', message: 'x'})");
    expect(JSON.parse(code.slice('translate('.length, -1))).toEqual({
      message: texts['home.quotes'],
    });
  });

  it('writes the same text at each of its places', () => {
    const call = "translate({id: 'home.title', message: 'Home'});";
    expect(inline(call + call)).toBe('translate({"message":"Accueil"});'.repeat(2));
  });

  it('goes by what the name is bound to', () => {
    const other = "const f = (translate: F) => translate({id: 'home.title'});";
    expect(inline(other)).toBe(other);
    expect(
      inlineTexts(
        "import {translate as t} from '@docusaurus/Translate';\nt({id: 'home.title'});",
        'a.ts',
        {texts, isDefault: false},
      ),
    ).toContain('t({"message":"Accueil"})');
  });

  it('leaves the key alone where the language lacks the text', () => {
    expect(inline("translate({id: 'faq.title', message: 'Questions'})")).toBe(
      'translate({"id":"faq.title"})',
    );
    expect(inline("translate({message: 'Open'})")).toBe('translate({"id":"Open"})');
    expect(inline("translate({id: 'toString', message: 'x'})")).toBe(
      'translate({"id":"toString"})',
    );
  });
});

describe('<Translate>', () => {
  const accueil = [{children: 'Accueil'}];

  it.each([
    ['text', '<Translate id="home.title">Home</Translate>', accueil],
    ['a literal', `<Translate id="home.title">{'Home'}</Translate>`, accueil],
    ['a template', '<Translate id={`home.title`}>{`Home`}</Translate>', accueil],
    ['nothing', '<Translate id="home.title" />', accueil],
    ['nothing inside', '<Translate id="home.title"></Translate>', accueil],
    ['a comment', '<Translate id="home.title">{/* The page */}Home</Translate>', accueil],
    ['a type', '<Translate<string> id="home.title" description="d">Home</Translate>', accueil],
    ['no id', '<Translate>Close</Translate>', [{children: 'Fermer'}]],
    [
      'no id on lines',
      '<Translate>\n  Read\n    more\n</Translate>',
      [{children: 'Lire la suite'}],
    ],
    ['quotes', '<Translate id="home.quotes">x</Translate>', [{children: texts['home.quotes']}]],
    ['line breaks', '<Translate id="home.lines">x</Translate>', [{children: 'Une\nligne'}]],
    ['a missing key', '<Translate id="a.b" description="d">\n  B\n</Translate>', [{id: 'a.b'}]],
    ['a missing message', '<Translate>Open</Translate>', [{id: 'Open'}]],
    [
      'other props',
      '<Translate id="home.title" values={{count: 1}} key="k" description={"d"}>Home</Translate>',
      [{values: {count: 1}, key: 'k', children: 'Accueil'}],
    ],
  ])('with %s', (_case, code, expected) => {
    expect(readProps(code)).toEqual(expected);
  });

  it('holds others in its values', () => {
    const code = `<Translate id="home.count" values={{count: <Translate id="home.title">a</Translate>,
      label: translate({id: 'home.title', message: 'b'})}}>c</Translate>`;
    expect(inline(code)).toBe(
      `<Translate children={"{count} appareil|{count} appareils"}  values={{count: <Translate children={"Accueil"} ></Translate>,
      label: translate({"message":"Accueil"})}}></Translate>`,
    );
  });
});

describe('_jsx(Translate, …)', () => {
  it.each([
    ['{id: "home.title", children: "Home"}', '{children: "Accueil"}'],
    [
      '{ values: {a: 1}, id: "home.title", "description": "d", children: "Home", }',
      '{ values: {a: 1}, children: "Accueil", }',
    ],
    ['{children: "Close", key: 1}', '{children: "Fermer", key: 1}'],
    ['{id: "faq.title", children: "Questions"}', '{id: "faq.title"}'],
  ])('%s', (props, expected) => {
    expect(inline(`_jsx(Translate, ${props}, void 0);`)).toBe(
      `_jsx(Translate, ${expected}, void 0);`,
    );
  });
});

describe('the default language', () => {
  it('shows the messages at the call sites, without ids and descriptions', () => {
    expect(inline("translate({id: 'home.title', message: 'Home', description: 'd'})", true)).toBe(
      'translate({"message":"Home"})',
    );
  });

  it('shows the catalogue where there is no message, else the key', () => {
    expect(inline("translate({id: 'home.title'})", true)).toBe('translate({"message":"Accueil"})');
    expect(inline("translate({id: 'faq.title'})", true)).toBe('translate({"id":"faq.title"})');
  });
});

describe('lines', () => {
  it('keep their numbers', () => {
    const code = inline("translate({\n  id: 'home.title',\n  message: 'Home',\n});\nmark();");
    expect(code.split('\n')[4]).toBe('mark();');
    const element = inline('<Translate\n  id="home.title">\n  Home\n</Translate>;\nmark();');
    expect(element.split('\n')[4]).toBe('mark();');
  });
});

describe('what cannot be read', () => {
  it.each([
    'translate({id, message: "x"})',
    'translate(declaration)',
    'translate()',
    'translate({id: "a"} as const)',
    'translate({id: 1})',
    'translate({id: "a", text: "x"})',
    'translate({...rest, id: "a"})',
    'translate(wide ? {id: "a"} : {id: "b"})',
    'texts.map(translate)',
    'const t = translate;',
    'export {translate};',
    '<Translate id={id}>x</Translate>',
    '<Translate {...props}>x</Translate>',
    '<Translate id="a" children="x" />',
    '<Translate id="a">x <b>y</b></Translate>',
    '<Translate id="a">{text}</Translate>',
    '<Translate />',
    'React.createElement(Translate, {id: "a"}, "x")',
    '_jsx(Translate, props)',
    '_jsx(Translate, {...props})',
    '_jsx(Translate, {id: "a", children: _jsx("p", {children: "x"})})',
    'require("@docusaurus/Translate")',
    'import("@docusaurus/Translate")',
    'export * from "@docusaurus/Translate";',
    'import * as T from "@docusaurus/Translate";',
  ])('%s', (code) => {
    expect(() => inline(`\n${code}`)).toThrow(
      /^translation-guard: src\/a\.tsx:3: ".+: (write|call) /,
    );
  });

  it('is told all at once', () => {
    expect(() => inline('translate(a);\ntranslate(b);')).toThrow(/a\.tsx:2: [^]+a\.tsx:3: /);
  });
});

describe('what holds no text', () => {
  it.each([
    "import type {TranslateParam} from '@docusaurus/Translate';",
    "import {type TranslateParam} from '@docusaurus/Translate';\nexport type {TranslateProps} from '@docusaurus/Translate';",
    "import {translate} from '@docusaurus/Translate';\ntype T = typeof translate;",
    "// See '@docusaurus/Translate'.",
  ])('%s', (source) => {
    expect(mayHoldTexts(source)).toBe(true);
    expect(inlineTexts(source, 'a.ts', {texts, isDefault: false})).toBeNull();
  });

  it('is not parsed without the name of the module', () => {
    expect(mayHoldTexts('translate({message: "x"})')).toBe(false);
  });
});
