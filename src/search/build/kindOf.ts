import type {Kind} from '../types';

/** Beginnings of paths: the first that fits decides. */
const KINDS: readonly (readonly [string, Kind])[] = [
  ['/documentation/', 'docs'],
  ['/api-documentation/', 'api'],
  ['/blog/', 'blog'],
  ['/integrations/', 'integrations'],
  ['/knowledge-base/', 'knowledge'],
  ['/privacy/', 'legal'],
  ['/cookies/', 'legal'],
  ['/terms/', 'legal'],
  ['/terms-of-service/', 'legal'],
];

/** Sections of the home page that are about the devices themselves. */
const DEVICE_SECTIONS = new Set(['services', 'devices']);

/**
 * @param path Path of a page without its language.
 * @param section Id of one of its sections, if one is meant.
 * @returns The group in which results name it.
 */
export function kindOf(path: string, section = ''): Kind {
  if (path === '/' && DEVICE_SECTIONS.has(section)) {
    return 'devices';
  }
  return KINDS.find(([start]) => path.startsWith(start))?.[1] ?? 'site';
}
