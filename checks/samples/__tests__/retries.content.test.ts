/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';

const POST = '2026-08-25-api-tests-and-results.mdx';

/** Takes the place of the network and of the clock: what each path answers in turn, and the pauses in between. */
const STAND_IN = `
const answers = {
  '/devices': [
    [503, {}, {'Retry-After': new Date(Date.now() + 20_000).toUTCString()}],
    [200, {data: [{id: 'a'}], nextCursor: null}],
  ],
  '/tests': [[409, {}], [429, {}, {'Retry-After': '7'}], [202, {id: 'tst_1'}]],
  '/results': [[200, {data: [{status: 'passed', deviceId: 'a'}], nextCursor: null}]],
};
const seen = {pauses: [], keys: []};
const sleep = (ms) => void seen.pauses.push(ms / 1000);
globalThis.fetch = async (url, {headers}) => {
  const [status, body, more] = answers[new URL(url).pathname].shift();
  seen.keys.push(headers['Idempotency-Key']);
  return new Response(JSON.stringify(body), {status, headers: more});
};
process.on('exit', () => console.log(JSON.stringify(seen)));
`;

it.each(['blog', 'i18n/fr/docusaurus-plugin-content-blog'])(
  'the client in the post of %s repeats what docs/reference/errors.mdx says, and waits as it is told',
  (folder) => {
    const page = fs.readFileSync(`${folder}/${POST}`, 'utf8');
    const [, code = ''] = /```js title="run\.mjs"\n([^]*?)\n```/.exec(page) ?? [];
    const script = STAND_IN + code.replace(/^import \{setTimeout as sleep\}.*$/m, '');
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      encoding: 'utf8',
      env: {FIREGRID_API_URL: 'http://localhost', FIREGRID_API_KEY: 'key'},
    });
    const [result, seen = '{}'] = output.trim().split('\n');
    const {pauses, keys} = JSON.parse(seen) as {
      readonly pauses: readonly number[];
      readonly keys: readonly (string | null)[];
    };
    expect(result).toContain('passed');
    const [date, conflict, limit] = pauses as [number, number, number];
    expect(date).toBeGreaterThan(15);
    expect(conflict).toBeLessThan(3);
    expect(Math.floor(limit)).toBe(7);
    // GET has none; the three attempts to start the run share one.
    expect(new Set(keys.filter(Boolean)).size).toBe(1);
  },
);
