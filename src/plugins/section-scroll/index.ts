import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Scrolls links with a hash as the specification wants it; see README.md. */
export default function sectionScroll(): Plugin {
  return {
    name: 'section-scroll',
    getClientModules: () => [path.join(__dirname, 'client', 'sectionScroll.ts')],
  };
}
