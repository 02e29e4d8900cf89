import type {Block} from '../../blocks';
import {isApiScript, readApiRequest} from '../choose';
import {shellCommands} from '../shellCommands';

const block = (language: string, code: string): Block => ({
  file: 'docs/page.mdx',
  isFrench: false,
  line: 10,
  language,
  title: '',
  isPart: false,
  unchecked: undefined,
  exits: undefined,
  code,
});

describe('the commands of a script', () => {
  it.each([
    ['curl "$FIREGRID_API_URL/devices" \\\n  --header "A: b" # curl', ['curl']],
    ['set -e; a=1 curl x | jq . && echo "$(date +%s)"', ['set', 'curl', 'jq', 'date', 'echo']],
    ['echo \'rm -rf /; $(rm)\' "a; rm"', ['echo']],
    ['x=$(npm test) || { git push; }', ['npm', 'git']],
    ['echo "${HOME}" "$(echo "$(rm a)")"', ['rm', 'echo', 'echo']],
    [
      'api() {\n  curl "$@"\n}\nwhile sleep 15; do\n  api x <<<"$y" || break\ndone',
      ['curl', 'sleep', 'break'],
    ],
    ['if ! test -n "$a"; then\n  /bin/rm a\nfi', ['test', '/bin/rm']],
    ['$program a', ['$program']],
    ['(cd a && ls)', ['cd', 'ls']],
  ])('%s', (script, names) => {
    expect(shellCommands(script)?.names.toSorted()).toEqual(names.toSorted());
  });

  it('say which files are touched', () => {
    expect(shellCommands('curl a > b.json 2>/dev/null 2>&1 < c')?.files).toEqual([
      'b.json',
      '/dev/null',
      '1',
      'c',
    ]);
  });

  it.each([
    'cat <<END\na\nEND',
    'echo `rm a`',
    'for a in b; do rm "$a"; done',
    'echo "$(rm',
    'a=${b//c/$(rm d)}',
  ])('are not known for %s', (script) => {
    expect(shellCommands(script)).toBeNull();
  });
});

describe('what runs', () => {
  const request = 'curl --get "$FIREGRID_API_URL/devices" --header "A: b"';

  it.each([
    request,
    'curl "https://api.firegrid.example/v1/devices"',
    `devices=$(${request} | jq .data)\nprintf '%s' "$devices" >/dev/null`,
  ])('%s', (code) => {
    expect(isApiScript(block('bash', code))).toBe(true);
  });

  it.each([
    ['another language', 'text', request],
    ['no request', 'bash', 'export FIREGRID_API_URL="https://api.firegrid.example/v1"'],
    ['another address', 'bash', 'curl https://hub.firegrid.example/wd/hub/status'],
    ['another program', 'bash', `npm ci\n${request}`],
    ['a hidden program', 'bash', `${request} --data "$(git log)"`],
    ['a program by its path', 'bash', `${request} | /usr/bin/jq .`],
    ['a file', 'bash', `${request} > devices.json`],
    ['eval', 'bash', `eval "${request}"`],
  ])('not %s', (_what, language, code) => {
    expect(isApiScript(block(language, code))).toBe(false);
  });
});

describe('a request in HTTP', () => {
  it('is read with its headers and body', () => {
    const code =
      'POST /v1/tests HTTP/1.1\nHost: api.firegrid.example\nIdempotency-Key: orders-1\n\n{"name": "a"}';
    expect(readApiRequest(block('http', code))).toEqual({
      method: 'POST',
      target: '/tests',
      headers: {host: 'api.firegrid.example', 'idempotency-key': 'orders-1'},
      body: '{"name": "a"}',
    });
  });

  it.each([
    'HTTP/1.1 200 OK',
    'Authorization: Bearer fg_5f0c1f6e6a43',
    'GET /v1/devices HTTP/1.1\nHost: hub.firegrid.example',
    'GET /status HTTP/1.1\nHost: api.firegrid.example',
  ])('is nothing else: %s', (code) => {
    expect(readApiRequest(block('http', code))).toBeNull();
  });
});
