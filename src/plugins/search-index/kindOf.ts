import type {Kind} from '../../lib/siteSearch/types';

/** Beginnings of paths, the first that fits decides. */
const KINDS: readonly (readonly [string, Kind])[] = [
  ['/documentation/', 'docs'],
  ['/api-documentation/', 'api'],
  ['/blog/', 'blog'],
  ['/integrations/', 'integrations'],
  ['/knowledge-base/', 'knowledge'],
  ['/solutions/', 'devices'],
  ['/privacy/', 'legal'],
  ['/cookies/', 'legal'],
  ['/terms/', 'legal'],
  ['/terms-of-service/', 'legal'],
];

/**
 * @param path Path of a page without its language.
 * @returns The group in which results name it.
 */
export function kindOf(path: string): Kind {
  return KINDS.find(([start]) => path.startsWith(start))?.[1] ?? 'site';
}
