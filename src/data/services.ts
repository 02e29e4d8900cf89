import {translate} from '@docusaurus/Translate';
import {formatFact} from './formatFact';
import type {NavLink} from './navigation';
import {pipelineText} from './pipeline';
import {serviceSummaries} from './serviceSummaries';

export type ServiceId =
  'automated-testing' | 'ci-cd-integration' | 'video-playback' | 'tool-integration';

export interface Service {
  /** Anchor of the service on its page, the same in both languages. */
  readonly id: ServiceId;
  readonly name: string;
  readonly description: string;
  readonly features: readonly [string, string, string, string];
  /** Where a reader learns to use it. */
  readonly link: NavLink;
}

export const services: readonly Service[] = [
  {
    id: 'automated-testing',
    name: serviceSummaries['automated-testing'].name,
    description: translate({
      id: 'services.automatedTesting.description',
      message:
        'Run the suite you already have on real phones, tablets, browsers and Macs. The tests stay in your repository and in your language; only the code that opens the session changes. Sessions run in parallel, so a suite split over several devices takes a fraction of the time.',
    }),
    features: [
      translate({
        id: 'services.automatedTesting.frameworks',
        message: 'Your Appium, Selenium and Katalon suites',
      }),
      translate(
        {
          id: 'services.automatedTesting.sessions',
          message:
            'Concurrent sessions: {fire} on Fire and Starter, {professional} on Professional, no limit on Enterprise',
        },
        {fire: formatFact('fireSessions'), professional: formatFact('professionalSessions')},
      ),
      translate({
        id: 'services.automatedTesting.choice',
        message: 'The choice of model, system version and browser version for each test',
      }),
      translate({
        id: 'services.automatedTesting.locations',
        message: 'Simulated geographic locations for content that depends on the place',
      }),
    ],
    link: {
      to: '/documentation/quick-start/',
      label: translate({
        id: 'services.automatedTesting.link',
        message: 'Write your first test in ten minutes',
      }),
    },
  },
  {
    id: 'ci-cd-integration',
    name: serviceSummaries['ci-cd-integration'].name,
    description: translate(
      {
        id: 'services.ciCd.description',
        message:
          'People forget tests that they have to start by hand. Start device tests from your pipeline instead: for each push, each night or before each release. The job passes or fails like any other step, and the release manager sees one result instead of a spreadsheet. {pipeline}',
      },
      {pipeline: pipelineText},
    ),
    features: [
      translate({
        id: 'services.ciCd.pipelines',
        message: 'Jenkins, GitHub Actions, GitLab CI/CD and CircleCI',
      }),
      translate({
        id: 'services.ciCd.command',
        message: 'One command in the job, with the API key in your secret store',
      }),
      translate({
        id: 'services.ciCd.gate',
        message: 'A result that can block a merge or a release',
      }),
      translate({
        id: 'services.ciCd.api',
        message: 'A public API for pipelines that are not in the list',
      }),
    ],
    link: {
      to: '/documentation/ci/github-actions/',
      label: translate({
        id: 'services.ciCd.link',
        message: 'Test every pull request with GitHub Actions',
      }),
    },
  },
  {
    id: 'video-playback',
    name: serviceSummaries['video-playback'].name,
    description: translate({
      id: 'services.video.description',
      message:
        'A stack trace shows where the code stopped. A recording shows what the user would have seen: a keyboard over the button, an unexpected dialog, a page that never loaded. Watch it once instead of reproducing the problem ten times.',
    }),
    features: [
      translate({
        id: 'services.video.sessions',
        message: 'Optional video recording of automated and manual sessions',
      }),
      translate({
        id: 'services.video.browser',
        message: 'Playback in the browser, with nothing to install',
      }),
      translate({
        id: 'services.video.moment',
        message: 'The moment of failure, next to the command that failed',
      }),
      translate({
        id: 'services.video.share',
        message: 'A link to put in the bug report',
      }),
    ],
    link: {
      to: '/documentation/sessions/video-recording/',
      label: translate({
        id: 'services.video.link',
        message: 'Record a session and find the moment',
      }),
    },
  },
  {
    id: 'tool-integration',
    name: serviceSummaries['tool-integration'].name,
    description: translate({
      id: 'services.tools.description',
      message:
        'Test results are useful only if they reach the people who act on them. Send them to the tools that your team already uses, in the form that each tool expects.',
    }),
    features: [
      translate({
        id: 'services.tools.jira',
        message: 'Jira issues with the device, the message and the recording',
      }),
      translate({
        id: 'services.tools.slack',
        message: 'Slack messages when a test run ends',
      }),
      translate({
        id: 'services.tools.frameworks',
        message: 'Katalon, Appium and Selenium on the test side',
      }),
      translate({
        id: 'services.tools.request',
        message: 'A way to request a tool that is missing',
      }),
    ],
    link: {
      to: '/integrations/',
      label: translate({id: 'services.tools.link', message: 'See the integrations'}),
    },
  },
];
