import type {Kind} from '../../lib/siteSearch/types';

/** Beginnings of paths, the first that fits decides. */
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

/**
 * @param path Path of a page without its language.
 * @returns The group in which results name it.
 */
export function kindOf(path: string): Kind {
  return KINDS.find(([start]) => path.startsWith(start))?.[1] ?? 'site';
}

/** Sections of the home page that are about the devices themselves. */
const DEVICE_SECTIONS = new Set(['services', 'devices']);

/**
 * @param url Path of a page with its language.
 * @param id Id of one of its sections.
 * @returns The section's own group, where it differs from that of the page.
 */
export function kindOfSection(url: string, id: string): Kind | undefined {
  return /^\/(?:[a-z]{2}\/)?$/.test(url) && DEVICE_SECTIONS.has(id) ? 'devices' : undefined;
}
