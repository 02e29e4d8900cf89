// The rules for nginx, in a real one over the built site: it answers as the sandbox's static host does.
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {startSiteServer} from '../../sandbox/site';
import type {RunningServer} from '../../sandbox/shared/http';
import {freePort} from '../../scripts/lib/freePort';
import {installForCi, lookUp, NGINX} from '../../scripts/lib/optionalPrograms';
import {buildDir} from '../../scripts/lib/paths';
import {nginxFile} from '../../src/plugins/built-pages/hosting/nginx';
import type {HeaderRule, RedirectRule} from '../../src/plugins/built-pages/hosting/rules';
import {listFiles} from '../../src/plugins/built-pages/readPage';
import {home, readBuilt} from './site';

installForCi(NGINX);
const program = lookUp(NGINX);
const root = home('en');

/** The rules of the built site, read back from the files for other hosts. */
const headers = readBuilt('_headers')
  .split(/\n(?! |$)/)
  .map((rule): HeaderRule => {
    const [address = '', ...lines] = rule.trim().split('\n');
    return {
      path: address,
      headers: Object.fromEntries(
        lines.map((line) =>
          line
            .trim()
            .split(/: (.*)/)
            .slice(0, 2),
        ),
      ),
    };
  });

const redirects = [...readBuilt('_redirects').matchAll(/^(\S+) (\S+) (\d+)$/gm)].map(
  ([, from = '', to = '', status]) =>
    ({from, to, status: Number(status)}) as unknown as RedirectRule,
);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
let nginx: ChildProcess | undefined;
let other: RunningServer | undefined;
let origins: readonly string[] = [];

function writeConfiguration(port: number): void {
  const text = nginxFile({headers, redirects}, root, listFiles(buildDir, ''));
  fs.writeFileSync(path.join(folder, 'site.conf'), text);
  const site = path.join(folder, 'root', root);
  fs.mkdirSync(path.dirname(site), {recursive: true});
  fs.symlinkSync(buildDir, site.replace(/\/$/, ''));
  const {username, uid} = os.userInfo();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  fs.writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${uid === 0 ? `user ${username};` : ''} daemon off; pid ${folder}/pid; error_log stderr;
     events {}
     http { access_log off; log_not_found off; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
       server { listen 127.0.0.1:${port}; root ${folder}/root; include site.conf; } }`,
  );
}

const isUp = async (origin: string): Promise<boolean> =>
  fetch(origin).then(
    () => true,
    () => false,
  );

beforeAll(async () => {
  if (!program) {
    return;
  }
  const [port, otherPort] = [await freePort(), await freePort()];
  writeConfiguration(port);
  nginx = spawn(program, ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {stdio: 'inherit'});
  other = await startSiteServer({dir: buildDir, port: otherPort, basePath: root});
  origins = [`http://127.0.0.1:${port}`, `http://localhost:${otherPort}`];
  while (nginx.exitCode === null && !(await isUp(origins[0]!))) {
    await wait(20);
  }
});

afterAll(async () => {
  const ended = nginx && once(nginx, 'exit');
  nginx?.kill();
  await Promise.all([ended, other?.close()]);
  fs.rmSync(folder, {recursive: true, force: true});
});

/** Headers that the rules set, and those that tell where and what an answer is. */
const NAMES = [
  ...new Set(['Location', ...headers.flatMap((rule) => Object.keys(rule.headers))]),
] as const;

async function ask(origin: string, address: string): Promise<object> {
  const answer = await fetch(origin + address, {redirect: 'manual'});
  const sent = Object.fromEntries(NAMES.map((name) => [name, answer.headers.get(name)]));
  if (answer.status !== 200) {
    // How long what is not there stays so is each host's own.
    delete sent['Cache-Control'];
  }
  if (answer.status === 301) {
    delete sent['Content-Type'];
    return {...sent, status: 301};
  }
  const type = sent['Content-Type']?.replace(' ', '').toLowerCase() ?? '';
  const text = type.startsWith('text/html') ? await answer.text() : '';
  const [, title] = /<title[^>]*>([^<]*)/.exec(text) ?? [];
  return {...sent, status: answer.status, 'Content-Type': type, title};
}

/** One file of each kind, and of each folder whose files are kept for a year. */
const kinds = [
  ...new Map(
    listFiles(buildDir, '')
      .filter((name) => /\.\w+$/.test(name))
      .map((name) => [`${name.split('/').slice(0, 2).join('/')} ${path.extname(name)}`, name]),
  ).values(),
].filter((name) => /^(?:fr\/)?(?:assets|search-index)\/|^[^/]+$/.test(name));

(program ? describe : describe.skip)('nginx', () => {
  it('answers as other hosts do, moved pages and 404 pages included', async () => {
    const addresses = [
      ...['', 'fr/', 'documentation', 'documentation/?q=a', 'fr/documentation', 'nowhere/'],
      ...['fr/nulle-part/', 'fr/a/b', 'docs', 'docs/a/b/?c=d', 'fr/docs/a%20b', 'assets/'],
      ...['fr/assets/js/gone.js', '.well-known/security.txt', 'index.html/', ...kinds],
    ].map((name) => root + name);
    expect(addresses.length).toBeGreaterThan(40);
    for (const address of addresses) {
      const [own, expected] = await Promise.all(origins.map((origin) => ask(origin, address)));
      expect({address, ...own}).toEqual({address, ...expected});
    }
  });
});
