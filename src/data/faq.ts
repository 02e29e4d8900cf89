import {translate} from '@docusaurus/Translate';
import {formatFact} from './formatFact';
import {pipelineText} from './pipeline';

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
          'It is a device farm: over {devices} real phones, tablets, browsers and Macs that you use from your browser or your test code. You open a session, use the device as if it were on your desk, and then get a report, with a video if you recorded the session.',
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
          'Fire and Starter allow {starter} concurrent sessions, Professional {professional}, and Enterprise as many as you need.',
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
        "They are all real devices. An emulator only imitates the camera, the radio and the battery, and it does not run a manufacturer's version of Android. Bugs often hide in these differences.",
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
          'Yes. Your Appium, Selenium and Katalon tests stay the same; only the code that opens the session changes. Jenkins, GitHub Actions, GitLab CI/CD and CircleCI can start them, and Jira and Slack can receive the results. {pipeline}',
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
        'Every session can be recorded on video. You play the recording next to the steps of the test, jump to the step that failed, and send the link to the person who will fix it.',
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
        'Yes. Choose a simulated location when you open the session. An app or a page that asks the device for its location gets the simulated one and shows the matching content. If a server decides by the network address or the account, you need a separate check.',
    }),
  },
];
