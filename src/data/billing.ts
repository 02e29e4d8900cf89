import {translate} from '@docusaurus/Translate';
import type {FaqItem} from './faq';
import {formatFact} from './formatFact';
import {pipelineText} from './pipeline';
import {trialText} from './trial';

/** The units that a plan counts. */
export const billedUnits: readonly {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}[] = [
  {
    id: 'minute',
    title: translate({id: 'billing.minute.title', message: 'A minute'}),
    text: translate({
      id: 'billing.minute.text',
      message:
        'A minute of device time. Time counts from the moment a device is handed over to you until the session ends, whether it is manual or automated. Waiting in the queue and watching recordings do not count.',
    }),
  },
  {
    id: 'session',
    title: translate({id: 'billing.session.title', message: 'A concurrent session'}),
    text: translate({
      id: 'billing.session.text',
      message:
        'One device, browser or Mac that is yours at this moment. The limit applies to the whole account. A session above the limit is not refused right away: it waits in the queue until one of yours ends or its waiting time runs out.',
    }),
  },
  {
    id: 'parallel',
    title: translate({id: 'billing.parallel.title', message: 'Running in parallel'}),
    text: translate({
      id: 'billing.parallel.text',
      message:
        'Four sessions of 12 minutes use 48 minutes, just as one session of 48 minutes does: you wait less for the same minutes. Only the installation of the app adds up, because it counts in each session.',
    }),
  },
];

/** Questions that people ask before they choose a plan; the terms of service have the exact wording. */
export const billingQuestions: readonly FaqItem[] = [
  {
    id: 'trial',
    question: translate({
      id: 'billing.trial.question',
      message: 'What is the free trial, and what happens when it ends?',
    }),
    answer: trialText,
  },
  {
    id: 'zero',
    question: translate({
      id: 'billing.zero.question',
      message: 'What happens when I run out of minutes?',
    }),
    answer: translate({
      id: 'billing.zero.answer',
      message:
        'Open sessions continue to their end. New ones are refused with the message “No minutes left” until the next month begins or you move to a larger plan. There are no overage charges.',
    }),
  },
  {
    id: 'month',
    question: translate({
      id: 'billing.month.question',
      message: 'What happens at the end of the month?',
    }),
    answer: translate({
      id: 'billing.month.answer',
      message:
        'Your minutes are reset, and unused ones do not roll over. A paid plan renews for another month unless you have cancelled it.',
    }),
  },
  {
    id: 'free',
    question: translate({
      id: 'billing.free.question',
      message: 'Do paid plans get the free minutes on top of their hours?',
    }),
    answer: translate(
      {
        id: 'billing.free.answer',
        message:
          'No. Every plan includes {minutes} free minutes a month; on a paid plan they are part of its hours. The table above shows the total for each plan.',
      },
      {minutes: formatFact('freeMinutes')},
    ),
  },
  {
    id: 'pipeline',
    question: translate({
      id: 'billing.pipeline.question',
      message: 'Which plan do I need to test from CI/CD?',
    }),
    answer: pipelineText,
  },
  {
    id: 'reports',
    question: translate({
      id: 'billing.reports.question',
      message: 'What is the difference between basic and advanced reports?',
    }),
    answer: translate({
      id: 'billing.reports.answer',
      message:
        'Fire and Starter include basic reports, and Professional includes advanced ones. On Enterprise, we agree on the reports with you. We publish no list of what each level contains, so ask us if a certain report matters to you. Every plan includes the commands and device log of each session, its video if you record one, and results through the API.',
    }),
  },
  {
    id: 'people',
    question: translate({
      id: 'billing.people.question',
      message: 'Do you charge per person?',
    }),
    answer: translate({
      id: 'billing.people.answer',
      message:
        'No. Sessions and minutes belong to the account, however many people and API keys it has.',
    }),
  },
  {
    id: 'currency',
    question: translate({
      id: 'billing.currency.question',
      message: 'Which currency do you charge in, and are taxes included?',
    }),
    answer: translate({
      id: 'billing.currency.answer',
      message:
        'Prices are in US dollars, for customers in Canada too. Taxes that apply are added and shown before you pay.',
    }),
  },
  {
    id: 'change',
    question: translate({
      id: 'billing.change.question',
      message: 'Can I change or cancel my plan?',
    }),
    answer: translate({
      id: 'billing.change.answer',
      message:
        'Yes, at any time. If you move to another plan, you see its price before you confirm. If you cancel, from the portal or by email, the plan runs until the end of the month you have paid for.',
    }),
  },
  {
    id: 'yearly',
    question: translate({
      id: 'billing.yearly.question',
      message: 'Is there a yearly price or a discount?',
    }),
    answer: translate({
      id: 'billing.yearly.answer',
      message:
        'We publish none: plans are billed by the month at the prices on this page. The Enterprise plan is agreed in writing.',
    }),
  },
  {
    id: 'payment',
    question: translate({
      id: 'billing.payment.question',
      message: 'What happens if a payment fails?',
    }),
    answer: translate({
      id: 'billing.payment.answer',
      message:
        'We tell you and give you reasonable time to fix it. After that, the account is limited to the Fire plan.',
    }),
  },
];
