import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {ButtonLink} from '@site/src/components/Button';
import {formatNumber} from '@site/src/data/formatFact';
import {planLimits} from '@site/src/data/planLimits';
import {mostMinutes, type Estimate, type Usage} from './estimate';
import styles from './page.route.module.css';
import {Price, useTierHref} from './PlanCards';

/** `33 h 36 min`, the same in every language; none is 0. */
function duration(minutes: number) {
  const parts = {h: Math.floor(minutes / 60), min: Math.floor(minutes % 60), s: (minutes % 1) * 60};
  return Object.entries(parts)
    .filter(([, value]) => value > 0)
    .map(([unit, value]) => `${formatNumber(value)}\u00a0${unit}`)
    .join(' ');
}

/** @returns Why a plan is recommended, and whether a smaller one would do. */
export function adviceOn({sessions}: Usage, {month, plan, smaller}: Estimate): string {
  if (!plan) {
    return translate(
      {
        id: 'calculator.impossible',
        message:
          "This doesn't fit into a month: even in use day and night, your sessions provide only {most}. Allow more concurrent sessions, or run fewer tests.",
      },
      {most: duration(mostMinutes(sessions))},
    );
  }
  const {minutes} = planLimits[plan.id];
  const reason =
    plan.price.kind === 'custom'
      ? translate({
          id: 'calculator.custom',
          message:
            'This is more than our published plans include. Enterprise limits neither time nor sessions; we agree on its price with you.',
        })
      : translate(
          {
            id: 'calculator.enough',
            message: 'You would use {used} of the {included} in this plan.',
          },
          {used: duration(month), included: duration(minutes)},
        );
  return smaller
    ? `${reason} ${translate(
        {
          id: 'calculator.smaller',
          message:
            'You need this plan only for its number of sessions. {plan} has enough time: with its {sessions} sessions, a run takes {run}.',
        },
        {plan: smaller.plan.name, sessions: smaller.sessions, run: duration(smaller.run)},
      )}`
    : reason;
}

interface RecommendationProps {
  readonly result: Estimate;
  readonly advice: string;
}

/** The minutes and time that a usage needs, and the smallest plan that is enough. */
export function Recommendation({result, advice}: RecommendationProps) {
  const {month, run, plan} = result;
  const href = useTierHref(plan?.id ?? 'enterprise');
  return (
    <div className={clsx('panel', styles.result)}>
      <Heading as="h3">
        {plan?.name ?? translate({id: 'calculator.none', message: 'No plan fits'})}
      </Heading>
      {plan && (
        <p>
          <Price price={plan.price} />
        </p>
      )}
      <p>{advice}</p>
      <dl className={styles.figures}>
        <div>
          <dt>
            <Translate id="calculator.month">Device time per month</Translate>
          </dt>
          <dd className="display">{duration(month)}</dd>
        </div>
        <div>
          <dt>
            <Translate id="calculator.run">Duration of a run</Translate>
          </dt>
          <dd className="display">{duration(run)}</dd>
        </div>
      </dl>
      {plan && (
        <ButtonLink to={href} wide>
          {plan.buttonText}
        </ButtonLink>
      )}
    </div>
  );
}
