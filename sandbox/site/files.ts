import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.yaml': 'application/yaml',
  '.yml': 'application/yaml',
};

/**
 * Media type of a file.
 * @param file Its name or path.
 */
export function mediaType(file: string): string {
  return TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
}

/** A file as it stands on the disk. */
export interface SiteFile {
  readonly path: string;
  readonly content: Buffer;
  /** Changes with the content: size and time of the last change. */
  readonly version: string;
}

/** Rules of the host, not pages: hosts do not serve them either. */
const HIDDEN: readonly string[] = ['_headers', '_redirects'];

/**
 * Splits a request's path into safe parts.
 * @param pathname Path of the address, percent-encoded.
 * @returns The decoded parts, or null for paths that cannot be decoded or that try to leave the
 *   folder: `..`, NUL, and separators hidden behind percent codes.
 */
export function safeParts(pathname: string): string[] | null {
  let parts: string[];
  try {
    parts = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    // The one fault that decodeURIComponent has; the caller answers 400.
    return null;
  }
  const isUnsafe = (part: string): boolean =>
    ['\0', '/', '\\'].some((character) => part.includes(character)) || ['.', '..'].includes(part);
  return parts.some(isUnsafe) ? null : parts;
}

async function statOrNull(file: string): Promise<Awaited<ReturnType<typeof stat>> | null> {
  try {
    return await stat(file);
  } catch {
    // Whatever keeps a file from being looked at, to a visitor it is not there.
    return null;
  }
}

export type Found =
  | {readonly kind: 'file'; readonly file: string}
  | {readonly kind: 'directory'}
  | {readonly kind: 'none'};

/**
 * Looks a path up in the built site.
 * @param root Absolute path of the built site.
 * @param parts Safe parts of the path.
 * @param withSlash Whether the path ends in a slash: a folder's index is served only then.
 */
export async function findFile(
  root: string,
  parts: readonly string[],
  withSlash: boolean,
): Promise<Found> {
  if (parts.length === 1 && HIDDEN.includes(parts[0] ?? '')) {
    return {kind: 'none'};
  }
  const full = path.join(root, ...parts);
  const stats = await statOrNull(full);
  if (stats?.isFile() && !withSlash) {
    return {kind: 'file', file: full};
  }
  const index = path.join(full, 'index.html');
  if (stats?.isDirectory() && (await statOrNull(index))?.isFile()) {
    return withSlash ? {kind: 'file', file: index} : {kind: 'directory'};
  }
  return {kind: 'none'};
}

/**
 * The 404 page nearest to a path: `fr/404.html` below `/fr/`, `404.html` otherwise.
 * @param root Absolute path of the built site.
 * @param parts Safe parts of the missing path.
 */
export async function findNotFoundPage(
  root: string,
  parts: readonly string[],
): Promise<string | null> {
  for (let depth = parts.length; depth >= 0; depth -= 1) {
    const file = path.join(root, ...parts.slice(0, depth), '404.html');
    if ((await statOrNull(file))?.isFile()) {
      return file;
    }
  }
  return null;
}

/** Reads a file with its version. */
export async function loadFile(file: string): Promise<SiteFile> {
  const [content, stats] = await Promise.all([readFile(file), stat(file)]);
  const version = `${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}`;
  return {path: file, content, version};
}
