import {once} from 'node:events';
import http, {type IncomingMessage} from 'node:http';
import net, {type Socket} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import {createProxyServer} from 'httpxy';
import {languageName} from '../../src/config/locales';
import {freePort} from './freePort';
import type {RunOptions} from './runProgram';

const LOOPBACK = '127.0.0.1';

/** Milliseconds between two looks at a server that starts. */
const LOOK_MS = 100;

/** A language of the site and the path below which it is. */
interface ServedLanguage {
  readonly locale: string;
  readonly path: string;
}

export interface LanguageServersOptions {
  readonly languages: readonly ServedLanguage[];
  readonly host: string;
  readonly port: number;
  /** Runs a language's server on a port until it ends. */
  readonly run: (
    language: ServedLanguage,
    port: number,
    options: Pick<RunOptions, 'signal' | 'terminal'>,
  ) => Promise<unknown>;
}

export interface LanguageServers {
  /** Starts a language's server, unless it runs; resolves with its port once it listens. */
  readonly portOf: (language: ServedLanguage) => Promise<number>;
  /** Starts the servers that run anew. */
  readonly restart: () => void;
  readonly close: () => Promise<void>;
}

const isListening = async (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, LOOPBACK, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => {
      resolve(false);
    });
  });

/**
 * @param languages Of the site.
 * @param address Path of a request, with or without a query.
 * @returns The language that it belongs to, by the longest of the paths that it begins with; else the first.
 */
export function languageOf(languages: readonly ServedLanguage[], address = '/'): ServedLanguage {
  const path = `${address.replace(/[?#].*/, '')}/`;
  return languages.reduce((found, language) =>
    path.startsWith(language.path) && language.path.length > found.path.length ? language : found,
  );
}

/**
 * Puts several servers, one for each language, behind one address. A language's server starts with the
 * first request for one of its pages.
 * @param options Languages, address, and how to start a server.
 * @throws Error with the fix when the port is taken.
 */
export async function serveLanguages({
  languages,
  host,
  port: publicPort,
  run,
}: LanguageServersOptions): Promise<LanguageServers> {
  interface Running {
    readonly stop: AbortController;
    readonly port: Promise<number>;
    readonly ended: Promise<void>;
  }
  const running = new Map<ServedLanguage, Running>();

  function start(language: ServedLanguage, before?: Promise<void>): Running {
    const stop = new AbortController();
    const {signal} = stop;
    const port = Promise.resolve(before).then(freePort);
    const runUntilEnd = async () => {
      const privatePort = await port;
      const terminal = (text: string) =>
        text.replaceAll(`//${LOOPBACK}:${privatePort}`, `//localhost:${publicPort}`);
      await (signal.aborted || run(language, privatePort, {signal, terminal}));
      stop.abort();
      if (running.get(language) === server) {
        running.delete(language);
      }
    };
    const server = {stop, port, ended: runUntilEnd()};
    running.set(language, server);
    return server;
  }

  async function portOf(language: ServedLanguage) {
    const {stop, port} = running.get(language) ?? start(language);
    const privatePort = await port;
    while (!(await isListening(privatePort))) {
      if (stop.signal.aborted) {
        throw new Error(
          `The ${languageName(language.locale)} server has stopped. Its message is in the terminal: fix the error, then try again.`,
        );
      }
      await wait(LOOK_MS);
    }
    return privatePort;
  }

  const proxy = createProxyServer();
  const targetOf = async ({url}: IncomingMessage) => ({
    target: `http://${LOOPBACK}:${await portOf(languageOf(languages, url))}`,
  });
  const front = http.createServer((request, response) => {
    targetOf(request)
      .then((options) => proxy.web(request, response, options))
      .catch((error: unknown) => {
        // A server that ends in the middle of an answer, or a visitor who leaves.
        if (response.headersSent) {
          response.destroy();
          return;
        }
        response.writeHead(502, {'Content-Type': 'text/plain; charset=utf-8'});
        response.end((error as Error).message);
      });
  });
  // By WebSocket, pages learn of changes.
  front.on('upgrade', (request, socket: Socket, head) => {
    targetOf(request)
      .then((options) => proxy.ws(request, socket, options, head))
      .catch(() => socket.destroy());
  });
  await once(front.listen(publicPort, host), 'listening').catch((cause: unknown) => {
    throw (cause as NodeJS.ErrnoException).code === 'EADDRINUSE'
      ? new Error(
          `Port ${publicPort} is taken by another program. Stop it, or choose another port: npm start -- --port ${publicPort + 1}`,
          {cause},
        )
      : cause;
  });

  return {
    portOf,
    restart: () => {
      for (const [language, {stop, ended}] of running) {
        stop.abort();
        start(language, ended);
      }
    },
    close: async () => {
      front.close();
      front.closeAllConnections();
      await Promise.all(
        [...running.values()].map(async ({stop, ended}) => {
          stop.abort();
          await ended;
        }),
      );
    },
  };
}
