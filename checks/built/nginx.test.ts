// The rules for nginx, in a real one over the built site: it answers as the sandbox's static host does.
import path from 'node:path';
import {startSiteServer} from '../../sandbox/site';
import type {RunningServer} from '../../sandbox/shared/http';
import {freePort} from '../../scripts/lib/freePort';
import {buildDir} from '../../scripts/lib/paths';
import {nginxFile} from '../../src/plugins/built-pages/hosting/nginx';
import type {HeaderRule, RedirectRule} from '../../src/plugins/built-pages/hosting/rules';
import {listFiles} from '../../src/plugins/built-pages/readPage';
import {program, startNginx} from './realNginx';
import {home, readBuilt} from './site';

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

let servers: readonly RunningServer[] = [];
let origins: readonly string[] = [];

beforeAll(async () => {
  if (!program) {
    return;
  }
  const rules = nginxFile({headers, redirects}, root, listFiles(buildDir, ''));
  const nginx = await startNginx(buildDir, root, rules);
  const port = await freePort();
  servers = [nginx, await startSiteServer({dir: buildDir, port, basePath: root})];
  origins = [nginx.origin, `http://localhost:${port}`];
});

afterAll(async () => {
  await Promise.all(servers.map(async (server) => server.close()));
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
      ...[
        'fr/nulle-part/',
        'fr/a/b',
        'docs',
        'docs/a/b/?c=d',
        'fr/docs/a%20b',
        'devices/pixel-8',
        'fr/devices/pixel-8/',
        'devices/',
        'assets/',
      ],
      ...['fr/assets/js/gone.js', '.well-known/security.txt', 'index.html/', ...kinds],
    ].map((name) => root + name);
    expect(addresses.length).toBeGreaterThan(40);
    for (const address of addresses) {
      const [own, expected] = await Promise.all(origins.map((origin) => ask(origin, address)));
      expect({address, ...own}).toEqual({address, ...expected});
    }
  });
});
