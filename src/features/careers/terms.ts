import {translate} from '@docusaurus/Translate';
import type {Content} from '@site/src/data/schemas';

export type Job = Content['jobs'][number];

/** The same for every job: where it is done, and how much of the week it takes. */
export const jobTerms = {
  place: translate({id: 'jobs.place', message: 'Remote'}),
  type: translate({id: 'jobs.type', message: 'Full-time'}),
  /** Where a remote colleague may live, which search engines have to be told. */
  country: translate({id: 'jobs.country', message: 'Canada'}),
} as const;
