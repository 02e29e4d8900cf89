import {once} from 'node:events';
import net, {type Server, type Socket} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import {languageName} from '../../src/config/locales';
import {freePort} from './freePort';
import type {RunOptions} from './runProgram';

const LOOPBACK = '127.0.0.1';

/** Milliseconds between two looks at a server that starts. */
const LOOK_MS = 100;

/** A language of the site and the path below which it is. */
export interface ServedLanguage {
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

interface Running {
  readonly stop: AbortController;
  readonly ended: Promise<void>;
  /** Once it listens. */
  readonly port: Promise<number>;
}

export interface LanguageServers {
  /** Starts a language's server, unless it runs; resolves with its port once it listens. */
  readonly portOf: (language: ServedLanguage) => Promise<number>;
  /** Starts the servers that run anew. */
  readonly restart: () => void;
  readonly close: () => Promise<void>;
}

async function isListening(port: number): Promise<boolean> {
  const socket = net.connect(port, LOOPBACK);
  return once(socket, 'connect').then(
    () => {
      socket.destroy();
      return true;
    },
    () => false,
  );
}

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

async function listen(server: Server, host: string, port: number): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (cause) {
    const isTaken = (cause as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw isTaken
      ? new Error(
          `Port ${port} is taken by another program. Stop it, or choose another port: npm start -- --port ${port + 1}`,
          {cause},
        )
      : cause;
  }
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
  const running = new Map<ServedLanguage, Running>();

  function start(language: ServedLanguage, before?: Promise<unknown>): Running {
    const stop = new AbortController();
    const place = Promise.resolve(before).then(freePort);
    const ended = place.then(async (port) => {
      if (!stop.signal.aborted) {
        await run(language, port, {
          signal: stop.signal,
          terminal: (text) => text.replaceAll(`//${LOOPBACK}:${port}`, `//localhost:${publicPort}`),
        });
      }
      stop.abort();
      if (running.get(language) === server) {
        running.delete(language);
      }
    });
    const port = place.then(async (found) => {
      while (!(await isListening(found))) {
        if (stop.signal.aborted) {
          throw new Error(
            `The ${languageName(language.locale)} server has stopped. Its message is in the terminal: fix the error, then try again.`,
          );
        }
        await wait(LOOK_MS);
      }
      return found;
    });
    // After a restart, no request may be waiting for it.
    port.catch(() => undefined);
    const server: Running = {stop, ended, port};
    running.set(language, server);
    return server;
  }

  const portOf = async (language: ServedLanguage): Promise<number> =>
    (running.get(language) ?? start(language)).port;

  async function lead(socket: Socket): Promise<void> {
    const [data] = (await once(socket, 'data')) as [Buffer];
    socket.pause();
    const request = data.toString('latin1');
    const port = await portOf(languageOf(languages, request.split(' ', 2)[1]));
    const onward = net.connect(port, LOOPBACK).on('error', () => socket.destroy());
    socket.on('close', () => onward.destroy());
    // The next request may be for the other language; a WebSocket, by which pages learn of changes, stays open.
    const isUpgrade = /^upgrade:/im.test(request);
    onward.write(isUpgrade ? data : request.replace('\r\n', '\r\nConnection: close\r\n'), 'latin1');
    socket.pipe(onward).pipe(socket);
  }

  const front = net.createServer((socket) => {
    socket.on('error', () => undefined);
    lead(socket).catch((error: unknown) => {
      const head = 'HTTP/1.1 502 Bad Gateway\r\nContent-Type: text/plain; charset=utf-8';
      socket.end(`${head}\r\nConnection: close\r\n\r\n${(error as Error).message}`);
    });
  });
  await listen(front, host, publicPort);

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
      await Promise.all(
        [...running.values()].map(async ({stop, ended}) => {
          stop.abort();
          await ended;
        }),
      );
    },
  };
}
