import {translate} from '@docusaurus/Translate';
import type {Point} from './careers';
import {formatFact} from './facts';
import type {NavLink} from './navigation';

/** Why teams choose the product. */
export const reasons: readonly Point[] = [
  {
    id: 'hardware',
    title: translate({id: 'about.reasons.hardware.title', message: 'Real hardware'}),
    text: translate({
      id: 'about.reasons.hardware.text',
      message:
        'A phone session runs on a phone, with its real screen, keyboard and system, so a failure you see is one your customers can meet.',
    }),
  },
  {
    id: 'families',
    title: translate({
      id: 'about.reasons.families.title',
      message: 'Four families in one place',
    }),
    text: translate({
      id: 'about.reasons.families.text',
      message:
        'Phones, tablets, browsers and Macs share one account, one set of tools and one bill.',
    }),
  },
  {
    id: 'parallel',
    title: translate({id: 'about.reasons.parallel.title', message: 'Tests side by side'}),
    text: translate(
      {
        id: 'about.reasons.parallel.text',
        message:
          '{fire} concurrent sessions from the free plan on, {professional} with Professional, no limit with Enterprise. A suite split over five devices does not wait for one.',
      },
      {fire: formatFact('fireSessions'), professional: formatFact('professionalSessions')},
    ),
  },
  {
    id: 'proof',
    title: translate({id: 'about.reasons.proof.title', message: 'Proof, not hearsay'}),
    text: translate({
      id: 'about.reasons.proof.text',
      message:
        'Every session can be recorded on video. A bug report comes with the seconds that show the bug.',
    }),
  },
  {
    id: 'tools',
    title: translate({id: 'about.reasons.tools.title', message: 'The tools you already use'}),
    text: translate({
      id: 'about.reasons.tools.text',
      message:
        'Appium, Selenium and Katalon run as they are; Jenkins, GitHub Actions, GitLab CI/CD and CircleCI start them; Jira and Slack hear about the result.',
    }),
  },
  {
    id: 'places',
    title: translate({
      id: 'about.reasons.places.title',
      message: 'Other places, without the plane ticket',
    }),
    text: translate({
      id: 'about.reasons.places.text',
      message: 'Simulated geographic locations show what your customers see where they are.',
    }),
  },
];

export const audiences: readonly Point[] = [
  {
    id: 'developers',
    title: translate({id: 'about.clients.developers.title', message: 'Developers'}),
    text: translate({
      id: 'about.clients.developers.text',
      message: 'want an answer before they open a pull request.',
    }),
  },
  {
    id: 'qa',
    title: translate({id: 'about.clients.qa.title', message: 'QA engineers'}),
    text: translate({
      id: 'about.clients.qa.text',
      message: 'need the one phone that nobody owns.',
    }),
  },
  {
    id: 'release',
    title: translate({id: 'about.clients.release.title', message: 'Release managers'}),
    text: translate({
      id: 'about.clients.release.text',
      message: 'have to say yes or no by a given hour.',
    }),
  },
];

export interface NextStep extends NavLink {
  readonly text: string;
}

export const nextSteps: readonly NextStep[] = [
  {
    to: '/solutions/',
    label: translate({id: 'about.next.solutions.label', message: 'Solutions'}),
    text: translate({
      id: 'about.next.solutions.text',
      message: 'What you can do with the service.',
    }),
  },
  {
    to: '/integrations/',
    label: translate({id: 'about.next.integrations.label', message: 'Integrations'}),
    text: translate({
      id: 'about.next.integrations.text',
      message: 'The tools that it connects to.',
    }),
  },
  {
    to: '/security/',
    label: translate({id: 'about.next.security.label', message: 'Security'}),
    text: translate({
      id: 'about.next.security.text',
      message: 'How we protect what you hand us.',
    }),
  },
  {
    to: '/careers/',
    label: translate({id: 'about.next.careers.label', message: 'Careers'}),
    text: translate({
      id: 'about.next.careers.text',
      message: 'Open roles, all of them remote and full-time.',
    }),
  },
];
