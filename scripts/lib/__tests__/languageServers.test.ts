import {once} from 'node:events';
import http from 'node:http';
import type net from 'node:net';
import {freePort} from '../freePort';
import {
  languageOf,
  serveLanguages,
  type LanguageServers,
  type LanguageServersOptions,
} from '../languageServers';
import {runProgram} from '../runProgram';

const languages = [
  {locale: 'en', path: '/site/'},
  {locale: 'fr', path: '/site/fr/'},
];

/** Answers with its language, process and path, also to a WebSocket; `exit` ends it. */
const SERVER = `
const [name, port] = process.argv.slice(1);
const server = require('node:http').createServer(({url, headers}, response) => {
  if (url.includes('exit')) process.exit(1);
  if (url.endsWith('/a/')) console.log('http://127.0.0.1:' + port + url);
  response.writeHead(201);
  response.end([name, process.pid, headers.host, url].join(' '));
});
server.on('upgrade', ({url}, socket) => {
  socket.write('HTTP/1.1 101 Switching Protocols\\r\\nUpgrade: websocket\\r\\nConnection: Upgrade\\r\\n\\r\\n' + name + url);
});
server.listen(Number(port), '127.0.0.1');
`;

let servers: LanguageServers;
let port = 0;

const options = (program = SERVER): LanguageServersOptions => ({
  languages,
  host: '127.0.0.1',
  port,
  run: async ({locale}, privatePort, more) =>
    runProgram(process.execPath, ['-e', program, locale, String(privatePort)], more),
});

const ask = async (path: string): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  return `${answer.status} ${await answer.text()}`;
};

const processOf = async (path: string): Promise<string> => (await ask(path)).split(' ')[2] ?? '';

beforeAll(async () => {
  port = await freePort();
  servers = await serveLanguages(options());
});

afterAll(async () => {
  await servers.close();
});

it('takes the longest path that an address begins with for its language', () => {
  const addresses = ['/site/', '/site/fr/a/?b#c', '/site/fr', '/site/fr?a', '/site/free/', '/', ''];
  const found = addresses.map((address) => languageOf(languages, address).locale);
  expect(found.join(' ')).toBe('en fr fr fr en en en');
});

it('answers each language with the server of its own, under the address for all', async () => {
  const shown = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const host = `127.0.0.1:${port}`;
  expect(await ask('/site/a/?b=c')).toMatch(new RegExp(`^201 en \\d+ ${host} /site/a/\\?b=c$`));
  expect(await ask('/site/fr/a/')).toMatch(new RegExp(`^201 fr \\d+ ${host} /site/fr/a/$`));
  expect(shown.mock.calls.join('')).toContain(`http://localhost:${port}/site/fr/a/`);
});

it('leads WebSockets, by which pages learn of changes, to their language', async () => {
  const headers = {Connection: 'Upgrade', Upgrade: 'websocket'};
  const request = http.get({host: '127.0.0.1', port, path: '/site/fr/ws', headers});
  const [, socket, head] = (await once(request, 'upgrade')) as [unknown, net.Socket, Buffer];
  const text = head.length > 0 ? head : ((await once(socket, 'data')) as [Buffer])[0];
  expect(String(text)).toBe('fr/site/fr/ws');
  socket.destroy();
});

it('starts anew the servers that run, and one that has ended when it is asked', async () => {
  const before = await processOf('/site/fr/');
  servers.restart();
  const after = await processOf('/site/fr/');
  expect(after).not.toBe(before);
  expect(await ask('/site/fr/exit')).toMatch(/^502 /);
  // Until its end is noticed, requests still go to it and fail.
  let answer = '502';
  while (answer.startsWith('502')) {
    answer = await ask('/site/fr/');
  }
  expect(answer).toMatch(/^201 fr /);
});

it('says that a server has stopped before it answered, and that a port is taken', async () => {
  await expect(serveLanguages(options())).rejects.toThrow(
    `Port ${port} is taken by another program. Stop it, or choose another port: npm start -- --port ${port + 1}`,
  );
  await servers.close();
  servers = await serveLanguages(options('process.exit(1)'));
  expect(await ask('/site/fr/')).toMatch(/^502 The French server has stopped\./);
});
