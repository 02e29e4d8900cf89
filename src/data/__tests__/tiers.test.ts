import {formatFact} from '../facts';
import {tiers, type PricingTier} from '../tiers';

function tier(id: string): PricingTier {
  const found = tiers.find((candidate) => candidate.id === id);
  if (!found) {
    throw new Error(`There is no tier "${id}" in src/data/tiers.ts: the specification has four.`);
  }
  return found;
}

/** What a visitor reads as the price. */
function priceOf({price}: PricingTier): string {
  return price.kind === 'monthly' ? `${formatFact(price.fact)} per month` : price.label;
}

it('are the four of the specification, in this order', () => {
  expect(tiers.map(({name}) => name)).toEqual(['Fire', 'Starter', 'Professional', 'Enterprise']);
});

it.each([
  [
    'fire',
    'Free',
    [
      '5 concurrent sessions',
      '60 free minutes per month (reset monthly, no rollover)',
      'Basic reports',
      'Email support',
    ],
  ],
  [
    'starter',
    '$99 per month',
    ['5 concurrent sessions', '10 hours per month', 'Basic reports', 'Email support'],
  ],
  [
    'professional',
    '$299 per month',
    [
      '15 concurrent sessions',
      '50 hours per month',
      'Advanced reports',
      'Priority email and chat support',
      'CI/CD integration',
    ],
  ],
  [
    'enterprise',
    'Custom',
    [
      'Unlimited sessions and hours',
      'Custom device lab',
      'Dedicated account manager',
      '24/7 premium support',
      'Advanced integrations',
    ],
  ],
])('%s costs %s and contains what the specification lists', (id, price, features) => {
  expect(priceOf(tier(id))).toBe(price);
  expect(tier(id).features).toEqual(features);
});

it('has Professional as the one that is marked most popular', () => {
  expect(tiers.filter(({popular}) => popular).map(({id}) => id)).toEqual(['professional']);
});

it('leads to the login with the plan chosen, and Enterprise to the sales team', () => {
  expect(tiers.map(({action}) => action)).toEqual([
    {kind: 'login', plan: 'fire'},
    {kind: 'login', plan: 'starter'},
    {kind: 'login', plan: 'professional'},
    {kind: 'contact'},
  ]);
  expect(tier('enterprise').buttonText).toBe('Contact Sales');
});

it('says all that a card shows', () => {
  const problems = tiers.flatMap(({id, description, buttonText, features}) => [
    ...(description ? [] : [`${id}: write a description, one sentence on who it is for`]),
    ...(buttonText ? [] : [`${id}: write the text of its button`]),
    ...(new Set(features).size === features.length
      ? []
      : [`${id}: name each feature once, the text is its key in the list`]),
  ]);
  expect(problems).toEqual([]);
});
