import {translate} from '@docusaurus/Translate';
import {formatFact} from './formatFact';
import type {NavLink} from './navigation';

/** Claims, each with the page that proves it. */
export const trust: readonly NavLink[] = [
  {
    label: translate({id: 'trust.reset', message: 'Devices reset after each session'}),
    to: '/documentation/concepts/device-reset/',
  },
  {
    label: translate(
      {id: 'trust.encryption', message: 'TLS {version}, and encryption at rest'},
      {version: formatFact('tlsVersion')},
    ),
    to: '/security/#encryption',
  },
  {
    label: translate({id: 'trust.disclosure', message: 'Responsible disclosure'}),
    to: '/security/#responsible-disclosure',
  },
  {
    label: translate({id: 'trust.law', message: "Québec's Law 25"}),
    to: '/security/#compliance',
  },
  {
    label: translate({id: 'trust.trackers', message: 'No cookies, no trackers on this site'}),
    to: '/privacy/#privacy-not-done',
  },
  {
    label: translate({
      id: 'trust.quebec',
      message: 'Terms under Québec law, in French and English',
    }),
    to: '/terms-of-service/#terms-law',
  },
];
