import {translate} from '@docusaurus/Translate';
import {formatFact, formatNumber} from './formatFact';
import {planLimits} from './planLimits';
import {tiers, type PricingTier} from './tiers';

interface PlanRow {
  readonly id: string;
  readonly name: string;
  /** In the order of the tiers: a value, or whether the plan has it. */
  readonly cells: readonly (string | boolean)[];
}

const row = (
  id: string,
  name: string,
  cell: (tier: PricingTier) => string | boolean | undefined,
): PlanRow => ({id, name, cells: tiers.map((tier) => cell(tier) ?? false)});

function timeOf({id}: PricingTier) {
  const {minutes} = planLimits[id];
  if (minutes === Infinity) {
    return translate({id: 'pricing.row.time.unlimited', message: 'Unlimited'});
  }
  return id === 'fire'
    ? translate(
        {id: 'pricing.row.minutes', message: '{minutes} minutes'},
        {minutes: formatNumber(minutes)},
      )
    : translate(
        {id: 'pricing.row.hours', message: '{hours} hours'},
        {hours: formatNumber(minutes / 60)},
      );
}

/** The differences between the plans, in the words of their cards. */
export const planRows: readonly PlanRow[] = [
  row(
    'price',
    translate({id: 'pricing.row.price', message: 'Price per month, in US dollars'}),
    ({price}) => (price.kind === 'monthly' ? formatFact(price.fact) : price.label),
  ),
  row(
    'sessions',
    translate({id: 'pricing.row.sessions', message: 'Concurrent sessions'}),
    ({id}) => {
      const {sessions} = planLimits[id];
      return sessions === Infinity
        ? translate({id: 'pricing.row.sessions.unlimited', message: 'Unlimited'})
        : formatNumber(sessions);
    },
  ),
  row('time', translate({id: 'pricing.row.time', message: 'Device time per month'}), timeOf),
  row(
    'reports',
    translate({id: 'pricing.row.reports', message: 'Reports'}),
    ({features}) => features.reports ?? translate({id: 'pricing.row.agreed', message: 'As agreed'}),
  ),
  row(
    'support',
    translate({id: 'pricing.row.support', message: 'Support'}),
    ({features}) => features.support,
  ),
  row(
    'pipeline',
    translate({id: 'pricing.row.pipeline', message: 'Sessions from a pipeline, with an API key'}),
    () => true,
  ),
  row(
    'ci',
    translate({id: 'pricing.row.ci', message: 'CI/CD integration, with help from our support'}),
    ({id, features}) => id === 'enterprise' || features.ci !== undefined,
  ),
  ...(['integrations', 'lab', 'manager'] as const).map((id) =>
    row(
      id,
      tiers.flatMap(({features}) => features[id] ?? [])[0] ?? id,
      ({features}) => features[id] !== undefined,
    ),
  ),
];
