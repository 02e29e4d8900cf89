import {translate} from '@docusaurus/Translate';
import {formatFact} from './facts';
import {pipelineText} from './tiers';

export interface FaqItem {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

export const faq: readonly FaqItem[] = [
  {
    id: 'what',
    question: translate({id: 'faq.what.question', message: 'What is {brand}?'}),
    answer: translate(
      {
        id: 'faq.what.answer',
        message:
          'A device farm: over {devices} real phones, tablets, browsers and Macs that you reach from your browser or your test code. You open a session, use the device as if it were on your desk, and get the recording and the report afterwards.',
      },
      {devices: formatFact('deviceCount')},
    ),
  },
  {
    id: 'concurrency',
    question: translate({
      id: 'faq.concurrency.question',
      message: 'How many sessions can I run at the same time?',
    }),
    answer: translate(
      {
        id: 'faq.concurrency.answer',
        message:
          'Fire and Starter run {starter} concurrent sessions, Professional {professional}, Enterprise as many as you need.',
      },
      {
        starter: formatFact('starterSessions'),
        professional: formatFact('professionalSessions'),
      },
    ),
  },
  {
    id: 'real',
    question: translate({
      id: 'faq.real.question',
      message: 'Are these real devices or emulators?',
    }),
    answer: translate({
      id: 'faq.real.answer',
      message:
        "Real devices, all of them. An emulator has no camera, no radio, no battery that runs low and no maker's own Android. Those are where the bugs hide that users report first.",
    }),
  },
  {
    id: 'integrations',
    question: translate({
      id: 'faq.integrations.question',
      message: 'Does it work with the tools we already have?',
    }),
    answer: translate(
      {
        id: 'faq.integrations.answer',
        message:
          'Yes. Tests written for Appium, Selenium or Katalon run as they are. Jenkins, GitHub Actions, GitLab CI/CD and CircleCI start them; Jira and Slack receive the results. {pipeline}',
      },
      {pipeline: pipelineText},
    ),
  },
  {
    id: 'recording',
    question: translate({
      id: 'faq.recording.question',
      message: 'Are sessions recorded?',
    }),
    answer: translate({
      id: 'faq.recording.answer',
      message:
        'Every session can be recorded on video. You play it beside the steps of the test, jump to the one that failed, and send the link to whoever has to mend it.',
    }),
  },
  {
    id: 'geo',
    question: translate({
      id: 'faq.geo.question',
      message: 'Can I test features that are limited to a country?',
    }),
    answer: translate({
      id: 'faq.geo.answer',
      message:
        'Yes. Choose a simulated location when you open the session: an app or page that asks the device where it is gets that place as the answer, and shows what it keeps for it. What a server decides by the network address or the account needs a check of its own.',
    }),
  },
];
