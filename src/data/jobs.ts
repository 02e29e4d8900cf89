import {translate} from '@docusaurus/Translate';

const engineering = translate({id: 'jobs.department.engineering', message: 'Engineering'});
const design = translate({id: 'jobs.department.design', message: 'Design'});
const marketing = translate({id: 'jobs.department.marketing', message: 'Marketing'});

/** The same for every job: where it is done, and how much of the week it takes. */
export const jobTerms = {
  place: translate({id: 'jobs.place', message: 'Remote'}),
  type: translate({id: 'jobs.type', message: 'Full-time'}),
  /** Where a remote colleague may live, which search engines have to be told. */
  country: translate({id: 'jobs.country', message: 'Canada'}),
} as const;

/** Shared by the list of jobs and the job's page, `src/pages/careers/<slug>.mdx`. */
export interface Job {
  readonly slug: string;
  readonly title: string;
  readonly department: string;
  /** Day on which the job was first shown, `YYYY-MM-DD`. */
  readonly datePosted: string;
  /** Subject of the message that an application begins with. */
  readonly subject: string;
  readonly summary: string;
}

export const jobs: readonly Job[] = [
  {
    slug: 'senior-full-stack-developer',
    title: translate({id: 'jobs.fullStack.title', message: 'Senior Full-Stack Developer'}),
    department: engineering,
    datePosted: '2026-11-16',
    subject: translate({
      id: 'jobs.fullStack.subject',
      message: 'Application for Senior Full-Stack Developer',
    }),
    summary: translate({
      id: 'jobs.fullStack.summary',
      message:
        'Build the portal in which customers start sessions, follow test runs and watch recordings, from the first sketch of an API to the page that uses it.',
    }),
  },
  {
    slug: 'product-designer',
    title: translate({id: 'jobs.designer.title', message: 'Product Designer'}),
    department: design,
    datePosted: '2026-11-16',
    subject: translate({
      id: 'jobs.designer.subject',
      message: 'Application for Product Designer',
    }),
    summary: translate({
      id: 'jobs.designer.summary',
      message:
        'Design how people find the right device, start a session and understand a failed test, in two languages and on every screen size.',
    }),
  },
  {
    slug: 'qa-engineer',
    title: translate({id: 'jobs.qa.title', message: 'QA Engineer'}),
    department: engineering,
    datePosted: '2026-11-16',
    subject: translate({id: 'jobs.qa.subject', message: 'Application for QA Engineer'}),
    summary: translate({
      id: 'jobs.qa.summary',
      message:
        'Test the service that others test with: sessions, recordings, reports and integrations, by hand and with your own suites.',
    }),
  },
  {
    slug: 'marketing-manager',
    title: translate({id: 'jobs.marketing.title', message: 'Marketing Manager'}),
    department: marketing,
    datePosted: '2026-11-16',
    subject: translate({
      id: 'jobs.marketing.subject',
      message: 'Application for Marketing Manager',
    }),
    summary: translate({
      id: 'jobs.marketing.summary',
      message:
        'Explain the product in plain words to developers, QA engineers and release managers, in English or in French.',
    }),
  },
];
