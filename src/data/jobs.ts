import {translate} from '@docusaurus/Translate';

export type Department = 'engineering' | 'design' | 'marketing';

export const departmentNames: Readonly<Record<Department, string>> = {
  engineering: translate({id: 'jobs.department.engineering', message: 'Engineering'}),
  design: translate({id: 'jobs.department.design', message: 'Design'}),
  marketing: translate({id: 'jobs.department.marketing', message: 'Marketing'}),
};

/** The same for every job: where it is done, and how much of the week it takes. */
export const jobTerms = {
  place: translate({id: 'jobs.place', message: 'Remote'}),
  type: translate({id: 'jobs.type', message: 'Full-time'}),
  /** Where a remote colleague may live, which search engines have to be told. */
  country: translate({id: 'jobs.country', message: 'Canada'}),
} as const;

/**
 * What a job's page and the structured data for search engines both say; the rest of the page is
 * `src/pages/careers/<slug>.mdx`.
 */
export interface Job {
  readonly slug: string;
  readonly title: string;
  readonly department: Department;
  /** Day on which the job was first shown, `YYYY-MM-DD`. */
  readonly datePosted: string;
  /** Subject of the message that an application begins with. */
  readonly subject: string;
  readonly summary: string;
  readonly duties: readonly string[];
  readonly requirements: readonly string[];
}

export const jobs: readonly Job[] = [
  {
    slug: 'senior-full-stack-developer',
    title: translate({id: 'jobs.fullStack.title', message: 'Senior Full-Stack Developer'}),
    department: 'engineering',
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
    duties: [
      translate({
        id: 'jobs.fullStack.duty.portal',
        message:
          'Build the pages on which people find a device, open a session and read what a test run found.',
      }),
      translate({
        id: 'jobs.fullStack.duty.endToEnd',
        message:
          'Take a feature from the API to the screen, with the tests in between and the documentation at the end.',
      }),
      translate({
        id: 'jobs.fullStack.duty.sessions',
        message: 'Keep sessions quick to start, and honest about why they wait when they have to.',
      }),
      translate({
        id: 'jobs.fullStack.duty.api',
        message:
          'Look after the public API, so that what worked last year still works and the error messages say what to change.',
      }),
      translate({
        id: 'jobs.fullStack.duty.reviews',
        message: 'Review the work of colleagues, and ask for a review of yours while it is small.',
      }),
    ],
    requirements: [
      translate({
        id: 'jobs.fullStack.need.typescript',
        message: 'You know TypeScript well, in the browser and on the server.',
      }),
      translate({
        id: 'jobs.fullStack.need.service',
        message:
          'You have run a service that other people depend on, and you have mended it when it broke.',
      }),
      translate({
        id: 'jobs.fullStack.need.data',
        message: 'You can design a table and an HTTP interface that are still right a year later.',
      }),
      translate({
        id: 'jobs.fullStack.need.writing',
        message: 'You explain your choices in writing, in English or in French.',
      }),
    ],
  },
  {
    slug: 'product-designer',
    title: translate({id: 'jobs.designer.title', message: 'Product Designer'}),
    department: 'design',
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
    duties: [
      translate({
        id: 'jobs.designer.duty.flows',
        message:
          'Design the whole way from “I need this phone” to “here is what failed”, and not only its screens.',
      }),
      translate({
        id: 'jobs.designer.duty.users',
        message:
          'Talk with developers, QA engineers and release managers, draw, try, and throw away what did not help.',
      }),
      translate({
        id: 'jobs.designer.duty.system',
        message: 'Look after a small design system, in light and dark, from phone to wide screen.',
      }),
      translate({
        id: 'jobs.designer.duty.words',
        message: 'Write the words on the buttons, and the messages for when things go wrong.',
      }),
      translate({
        id: 'jobs.designer.duty.built',
        message:
          'Stay until the feature is built: try it on real devices, and mend what reads well only in the drawing.',
      }),
    ],
    requirements: [
      translate({
        id: 'jobs.designer.need.work',
        message:
          'You have designed a product that people use for their daily work, and you can say what you would do otherwise today.',
      }),
      translate({
        id: 'jobs.designer.need.access',
        message: 'You think of keyboard and screen-reader users from the first draft.',
      }),
      translate({
        id: 'jobs.designer.need.length',
        message: 'Your layouts hold when the French text is a third longer.',
      }),
      translate({
        id: 'jobs.designer.need.browser',
        message:
          'You know what a browser can do well enough to discuss a layout with the person who builds it.',
      }),
    ],
  },
  {
    slug: 'qa-engineer',
    title: translate({id: 'jobs.qa.title', message: 'QA Engineer'}),
    department: 'engineering',
    datePosted: '2026-11-16',
    subject: translate({id: 'jobs.qa.subject', message: 'Application for QA Engineer'}),
    summary: translate({
      id: 'jobs.qa.summary',
      message:
        'Test the service that others test with: sessions, recordings, reports and integrations, by hand and with suites of your own.',
    }),
    duties: [
      translate({
        id: 'jobs.qa.duty.explore',
        message:
          'Explore new features before customers do, and describe what you find so that it can be reproduced.',
      }),
      translate({
        id: 'jobs.qa.duty.suites',
        message: 'Write and keep automated suites with Appium and Selenium, on our own devices.',
      }),
      translate({
        id: 'jobs.qa.duty.flaky',
        message: 'Find out why a flaky test is flaky, and see the cause mended.',
      }),
      translate({
        id: 'jobs.qa.duty.early',
        message:
          'Take part while a feature is still being planned, when a question costs the least.',
      }),
      translate({
        id: 'jobs.qa.duty.docs',
        message: 'Turn what you learn into documentation that customers can follow.',
      }),
    ],
    requirements: [
      translate({
        id: 'jobs.qa.need.devices',
        message: 'You have tested mobile apps on real devices, and know where emulators mislead.',
      }),
      translate({
        id: 'jobs.qa.need.code',
        message: 'You write test code that others can read, in JavaScript, Python or Java.',
      }),
      translate({
        id: 'jobs.qa.need.logs',
        message:
          'You read logs with patience, and suspect your own test as readily as the product.',
      }),
      translate({
        id: 'jobs.qa.need.reports',
        message: 'You report bugs that a developer can reproduce at the first attempt.',
      }),
    ],
  },
  {
    slug: 'marketing-manager',
    title: translate({id: 'jobs.marketing.title', message: 'Marketing Manager'}),
    department: 'marketing',
    datePosted: '2026-11-16',
    subject: translate({
      id: 'jobs.marketing.subject',
      message: 'Application for Marketing Manager',
    }),
    summary: translate({
      id: 'jobs.marketing.summary',
      message:
        'Say what the product does, in plain words, to developers, QA engineers and release managers, in English and in French.',
    }),
    duties: [
      translate({
        id: 'jobs.marketing.duty.words',
        message:
          'Find the words for what the product does, and keep them true as the product changes.',
      }),
      translate({
        id: 'jobs.marketing.duty.blog',
        message:
          'Plan and edit the blog, the product updates and the tutorials with the people who build the product.',
      }),
      translate({
        id: 'jobs.marketing.duty.site',
        message: 'Look after this website: what it says, in what order, and what it leaves out.',
      }),
      translate({
        id: 'jobs.marketing.duty.listen',
        message:
          'Listen to customers and to those who left, and bring what they say back to the team.',
      }),
      translate({
        id: 'jobs.marketing.duty.numbers',
        message: 'Work with numbers that you can defend, without trackers: this site has none.',
      }),
    ],
    requirements: [
      translate({
        id: 'jobs.marketing.need.writing',
        message: 'You write well in English or in French, and take editing well.',
      }),
      translate({
        id: 'jobs.marketing.need.technical',
        message:
          'You have explained a technical product to technical people without talking down to them.',
      }),
      translate({
        id: 'jobs.marketing.need.testing',
        message: 'You know enough about software testing to ask good questions, and do ask them.',
      }),
      translate({
        id: 'jobs.marketing.need.finish',
        message: 'You finish things: a text is done when it is edited, translated and published.',
      }),
    ],
  },
];
