import sentences from '@generated/content/default/sentences.json';
import {translate} from '@docusaurus/Translate';
import {formatFact} from '@site/src/data/formatFact';
import {planLimits} from '@site/src/data/planLimits';
import {tiers, type PricingTier} from '@site/src/data/tiers';
import type {Fact} from './facts';
import type {Question} from './question';
import {sources} from './sources';

/** Words of questions about plans, their names included. */
const about = [
  ...tiers.map(({name}) => name),
  'pro',
  translate({
    id: 'assistant.words.plans',
    message:
      'plan, plans, subscription, tier, include, included, package, offer, pay, amount, team, small, startup, big, biggest, largest, smallest, company, user, people, person, seat, developer, session, concurrent, parallel, simultaneous, simultaneously, limit, maximum, number, run, open, start, device, hour, minute, free, unlimited, difference, compare, full, time, trial, account, day, card, credit, sign up, need',
  }),
].join(', ');

/** Names by which people mean the largest plan. */
const enterpriseNames = translate({
  id: 'assistant.words.enterprise',
  message: 'enterprise, biggest, largest, unlimited',
});

const sessions = translate({id: 'assistant.words.sessions', message: 'session, sessions'});

function priceOf({price}: PricingTier): string {
  return price.kind === 'monthly'
    ? translate(
        {id: 'assistant.plan.monthly', message: '{price} a month (USD)'},
        {price: formatFact(price.fact)},
      )
    : price.label;
}

const list = (chosen: readonly PricingTier[]): string =>
  chosen
    .map((tier) =>
      translate(
        {id: 'assistant.plan.line', message: '**{name}**: {price}. {features}.'},
        {name: tier.name, price: priceOf(tier), features: Object.values(tier.features).join(', ')},
      ),
    )
    .map((line) => `- ${line}`)
    .join('\n');

/** The plans that a question names, or the smallest one with as many sessions as it names. */
function plansFor(question: Question): readonly PricingTier[] {
  const named = tiers.filter(
    ({id, name}) =>
      question.mentions(id === 'enterprise' ? enterpriseNames : name) ||
      (id === 'professional' && question.mentions('pro')),
  );
  const wanted = question.mentions(sessions) ? Number(/ (\d+) /.exec(question.text)?.[1] ?? 0) : 0;
  const fitting = tiers.find(({id}) => wanted > 0 && planLimits[id].sessions >= wanted);
  return named.length > 0 ? named : fitting ? [fitting] : tiers;
}

const answer: Fact['answer'] = (question) => list(plansFor(question));

export const planFacts: readonly Fact[] = [
  {
    asks: translate({
      id: 'assistant.words.free',
      message:
        'free, trial, trial period, try it, try you, gratis, credit card, free minutes, free plan',
    }),
    about,
    hasNumbers: true,
    answer: () =>
      `${translate(
        {
          id: 'assistant.answer.free',
          message:
            'Every plan includes **{minutes} free minutes** a month. They are reset each month and do not roll over.',
        },
        {minutes: formatFact('freeMinutes')},
      )} ${sentences.trial}`,
    sources: [sources.limits, sources.pricing, sources.billing],
  },
  {
    asks: translate({
      id: 'assistant.words.price',
      message:
        'price, pricing, cost, fee, expensive, cheap, how much is, how much are, how much does, how much do, how much for, how much would, which plan, which plans, what plans, list of plans, compare plans, difference between',
    }),
    about,
    hasNumbers: true,
    answer,
    sources: [sources.pricing, sources.billing, sources.limits],
    replaces: ['/pricing/', '/#pricing'],
  },
  {
    asks: translate({
      id: 'assistant.words.howManySessions',
      message:
        'how many sessions, how many concurrent sessions, how many parallel sessions, how many simultaneous sessions, how many tests, number of sessions, maximum of sessions, session limit, concurrent sessions, parallel sessions, at the same time, in parallel',
    }),
    about,
    hasNumbers: true,
    answer,
    sources: [sources.concurrency, sources.pricing, sources.limits],
  },
  {
    asks: translate({
      id: 'assistant.words.howManyHours',
      message: 'how many hours, how many minutes, number of hours, number of minutes',
    }),
    about,
    answer,
    sources: [sources.pricing, sources.billing, sources.limits],
  },
];
