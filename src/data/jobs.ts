import jobPages from '@generated/content/default/jobs.json';
import {translate} from '@docusaurus/Translate';
import type {Content} from './schemas';

/** The same for every job: where it is done, and how much of the week it takes. */
export const jobTerms = {
  place: translate({id: 'jobs.place', message: 'Remote'}),
  type: translate({id: 'jobs.type', message: 'Full-time'}),
  /** Where a remote colleague may live, which search engines have to be told. */
  country: translate({id: 'jobs.country', message: 'Canada'}),
} as const;

export interface Job extends Omit<Content['jobs'][number], 'id'> {
  readonly slug: string;
  /** Subject of the message that an application begins with. */
  readonly subject: string;
  readonly datePosted: string;
}

export const jobs: readonly Job[] = jobPages.map(({id, ...job}) => ({
  ...job,
  slug: id,
  datePosted: job.posted,
  subject: translate({id: 'jobs.subject', message: 'Application for {title}'}, {title: job.title}),
}));
