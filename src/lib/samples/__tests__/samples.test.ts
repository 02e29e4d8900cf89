/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import vm from 'node:vm';
import {groovy, java, javascript, json, literal, python} from '../literal';
import {requestSamples, type SampleRequest} from '../request';

// Whether the code of each language can be compiled or read is checked by `npm run check:samples`.

const ODD = `It's "1" \\ $x \`!\` é`;

const request: SampleRequest = {
  id: 'create-test',
  method: 'POST',
  base: 'https://api.example/v1',
  path: '/tests',
  query: [['q', ODD]],
  headers: [['X-Odd', ODD]],
  body: JSON.stringify({name: ODD, ids: ['a'], on: true, none: null}, null, 2),
};

const codeOf = (changes: Partial<SampleRequest>): Record<string, string> =>
  Object.fromEntries(
    requestSamples({...request, ...changes}).map(({language, code}) => [language, code]),
  );

it.each([
  [json, '{\n  "a b": ["It\'s", true, null],\n  "c": {}\n}'],
  [javascript, `{\n  'a b': ["It's", true, null],\n  c: {},\n}`],
  [python, `{\n    "a b": ["It's", True, None],\n    "c": {},\n}`],
  [java, `Map.of(\n    "a b", ["It's", true, null],\n    "c", Map.of()\n)`],
  [groovy, String.raw`[N  'a b': ['It\'s', true, null],N  c: [],N]`.replaceAll('N', '\n')],
])('writes literals (%#)', (dialect, expected) => {
  expect(literal({'a b': ["It's", true, null], c: {}}, dialect)).toBe(expected);
});

it.each([
  ['bash', {method: 'GET', body: undefined}, 'curl --get "https://api.example/v1/tests"'],
  ['bash', {method: 'DELETE', body: undefined, query: []}, 'curl --request DELETE "https'],
  ['bash', {base: undefined, query: []}, 'curl "$FIREGRID_API_URL/tests"'],
  ['javascript', {}, 'fetch(`https://api.example/v1/tests?${query}`, {'],
  ['javascript', {base: undefined}, 'fetch(`${process.env.FIREGRID_API_URL}/tests?${query}`, {'],
  ['python', {}, '    "https://api.example/v1/tests",'],
  ['python', {base: undefined}, `    f"{os.environ['FIREGRID_API_URL']}/tests",`],
  ['java', {}, 'String base = "https://api.example/v1";'],
  ['java', {base: undefined}, 'String base = System.getenv("FIREGRID_API_URL");'],
  ['bash', {fresh: 'Run'}, '"Run: $(date +%s)-$RANDOM"'],
  ['javascript', {fresh: 'Run'}, 'Run: crypto.randomUUID(),'],
  ['python', {fresh: 'Run'}, '"Run": str(uuid.uuid4()),'],
  ['java', {fresh: 'Run'}, '.header("Run", UUID.randomUUID().toString())'],
])('writes a request for %s with %j', (language, changes, expected) => {
  expect(codeOf(changes)[language]).toContain(expected);
});

it('gives a shell what was typed, letter by letter', () => {
  const script = codeOf({method: 'GET'}).bash!.replace(/^curl/, String.raw`printf '%s\n'`);
  const words = execFileSync('sh', ['-c', script], {env: {FIREGRID_API_KEY: 'fg_1'}}).toString();
  expect(words).toContain('Authorization: Bearer fg_1\n');
  expect(words).toContain(`X-Odd: ${ODD}\n`);
  expect(JSON.parse(/^\{[^]*\}/m.exec(words)![0])).toMatchObject({name: ODD});
});

it('gives JavaScript what was typed, letter by letter', async () => {
  const send = jest.fn().mockResolvedValue({ok: true, text: () => '{}'});
  await vm.runInNewContext(`(async () => {${codeOf({}).javascript}})()`, {
    fetch: send,
    console: {log: jest.fn()},
    URLSearchParams,
    process: {env: {FIREGRID_API_KEY: 'fg_1'}},
  });
  const [[address, options]] = send.mock.calls as [[string, RequestInit & {body: string}]];
  expect(new URL(address).searchParams.get('q')).toBe(ODD);
  expect(options.headers).toMatchObject({Authorization: 'Bearer fg_1', 'X-Odd': ODD});
  expect(JSON.parse(options.body)).toEqual(JSON.parse(request.body!));
});

it('leaves to curl a body that is no JSON', () => {
  expect(Object.keys(codeOf({body: '{'}))).toEqual(['bash']);
});
