import {mkdtemp, readFile, rm, stat, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Below this size the frame of a compressed body costs more than it saves. */
const SMALLEST_BYTES = 256;

const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);

/** At best quality, as hosts do that compress once and serve often: weights are measured by this. */
const compress: Readonly<Record<Encoding, (content: Buffer) => Promise<Buffer>>> = {
  br: promisify<Buffer, Buffer>(zlib.brotliCompress),
  gzip: (content) => gzip(content, {level: 9}),
};

/**
 * Picks the encoding of an answer.
 * @param accept The Accept-Encoding header.
 * @returns Brotli where the browser takes it, gzip otherwise, null for neither.
 */
export function pickEncoding(accept = ''): Encoding | null {
  const taken = accept
    .toLowerCase()
    .split(',')
    .filter((entry) => !/;\s*q=0(?:\.0*)?\s*$/.test(entry))
    .map((entry) => entry.replace(/;.*$/, '').trim());
  const encodings = ['br', 'gzip'] as const;
  return encodings.find((name) => taken.includes(name) || taken.includes('*')) ?? null;
}

/** Compresses files on first demand, into a folder of its own. */
export class Compressor {
  readonly #folder = mkdtemp(path.join(os.tmpdir(), 'compressed-'));
  readonly #files = new Map<string, Promise<string | null>>();

  /**
   * @param file Absolute path.
   * @param encoding Encoding that the browser takes.
   * @returns Path of the compressed file; null when it would not be smaller.
   */
  async get(file: string, encoding: Encoding): Promise<string | null> {
    const {size, mtimeMs} = await stat(file);
    if (size < SMALLEST_BYTES) {
      return null;
    }
    const key = [file, size, mtimeMs, encoding].join();
    const name = `${this.#files.size}.${encoding}`;
    const made = this.#files.get(key) ?? this.#make(file, size, name, encoding);
    this.#files.set(key, made);
    return made;
  }

  async #make(
    file: string,
    size: number,
    name: string,
    encoding: Encoding,
  ): Promise<string | null> {
    const body = await compress[encoding](await readFile(file));
    const target = path.join(await this.#folder, name);
    await writeFile(target, body);
    return body.length < size ? target : null;
  }

  /** Removes the folder. */
  async close(): Promise<void> {
    await rm(await this.#folder, {recursive: true, force: true});
  }
}
