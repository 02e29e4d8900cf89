import {translate} from '@docusaurus/Translate';
import type {Point} from './careers';
import {formatFact} from './formatFact';
import type {NavLink} from './navigation';

/** Why teams choose the product. */
export const reasons: readonly Point[] = [
  {
    id: 'hardware',
    title: translate({id: 'about.reasons.hardware.title', message: 'Real hardware'}),
    text: translate({
      id: 'about.reasons.hardware.text',
      message:
        'A phone session runs on a real phone, with its own screen, keyboard and system, so any failure you see can happen to your customers too.',
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
    title: translate({id: 'about.reasons.parallel.title', message: 'Tests in parallel'}),
    text: translate(
      {
        id: 'about.reasons.parallel.text',
        message:
          'You get {fire} concurrent sessions on Fire and Starter, {professional} on Professional and unlimited sessions on Enterprise. A suite split over five devices finishes sooner than on one.',
      },
      {fire: formatFact('fireSessions'), professional: formatFact('professionalSessions')},
    ),
  },
  {
    id: 'proof',
    title: translate({id: 'about.reasons.proof.title', message: 'Proof, not hearsay'}),
    text: translate({
      id: 'about.reasons.proof.text',
      message: 'Sessions can be recorded on video, so a bug report can show the moment of the bug.',
    }),
  },
  {
    id: 'tools',
    title: translate({id: 'about.reasons.tools.title', message: 'The tools you already use'}),
    text: translate({
      id: 'about.reasons.tools.text',
      message:
        'Your Appium, Selenium and Katalon tests stay the same; only the code that opens the session changes. Jenkins, GitHub Actions, GitLab CI/CD and CircleCI can start them, and Jira and Slack can receive the results.',
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
      message: 'Simulated geographic locations let you test what your app shows in other places.',
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
      message: 'need a phone that no one on the team owns.',
    }),
  },
  {
    id: 'release',
    title: translate({id: 'about.clients.release.title', message: 'Release managers'}),
    text: translate({
      id: 'about.clients.release.text',
      message: 'must decide on a release by a set time.',
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
      message: 'Tools that work with the service.',
    }),
  },
  {
    to: '/security/',
    label: translate({id: 'about.next.security.label', message: 'Security'}),
    text: translate({
      id: 'about.next.security.text',
      message: 'How we protect your builds and your data.',
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
