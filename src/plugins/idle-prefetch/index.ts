import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Moves the prefetching of visible links to idle time and caps it (see README).
 * @returns The plugin.
 */
export default function idlePrefetch(): Plugin {
  return {
    name: 'idle-prefetch',
    getClientModules: () => [path.join(__dirname, 'client', 'idlePrefetch')],
  };
}
