import {promisify} from 'node:util';
import zlib from 'node:zlib';
import type {SiteFile} from './files';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Below this size the frame of a compressed body costs more than it saves. */
const SMALLEST_BYTES = 256;

/** Kept compressed bodies are given up together beyond this many: a rebuilt site leaves old ones. */
const MAX_KEPT = 2000;

/**
 * Picks the encoding of an answer.
 * @param accept The Accept-Encoding header.
 * @returns Brotli where the browser takes it, gzip otherwise, null for neither.
 */
export function pickEncoding(accept: string | undefined): Encoding | null {
  const accepted = new Map(
    (accept ?? '').split(',').map((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const quality = parameters.find((part) => part.startsWith('q='))?.slice(2);
      return [name.toLowerCase(), quality === undefined ? 1 : Number(quality) || 0];
    }),
  );
  const takes = (name: Encoding): boolean => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0;
  return (['br', 'gzip'] as const).find(takes) ?? null;
}

/**
 * Whether a body of this type gets smaller: text does, pictures, films and fonts are packed.
 * @param type Media type.
 */
export function isCompressible(type: string): boolean {
  return /^text\/|[/+](json|xml|javascript|wasm|yaml)\b/.test(type);
}

function compress(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') {
    return gzip(content, {level: 9});
  }
  return brotli(content, {
    params: {
      // As hosts do that compress once and serve often: weights are measured against this.
      [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/** Compresses files on first demand and keeps the result in memory. */
export class Compressor {
  readonly #kept = new Map<string, Promise<Buffer>>();

  /**
   * The compressed body of a file.
   * @param file The file as read.
   * @param encoding Encoding that the browser takes.
   * @returns Null when compressing would not make it smaller.
   */
  async get(file: SiteFile, encoding: Encoding): Promise<Buffer | null> {
    if (file.content.length < SMALLEST_BYTES) {
      return null;
    }
    const key = `${encoding} ${file.version} ${file.path}`;
    if (this.#kept.size > MAX_KEPT) {
      this.#kept.clear();
    }
    const body = this.#kept.get(key) ?? compress(file.content, encoding);
    this.#kept.set(key, body);
    const compressed = await body;
    return compressed.length < file.content.length ? compressed : null;
  }
}
