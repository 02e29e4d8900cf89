import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useId, useRef, useState} from 'react';
import {LiveStatus} from '@site/src/components/LiveStatus';
import {Section} from '@site/src/components/Section';
import {useAddressState} from '@site/src/lib/useAddressState';
import {useEarlyText} from '@site/src/lib/useEarlyText';
import {
  AMOUNTS,
  estimate,
  RANGES,
  readAmount,
  readUsage,
  writeUsage,
  type Amount,
} from './estimate';
import {adviceOn, Recommendation} from './Recommendation';
import styles from './page.route.module.css';

const LABELS: Readonly<Record<Amount, string>> = {
  tests: translate({id: 'calculator.tests', message: 'Tests in a run'}),
  minutes: translate({
    id: 'calculator.minutes',
    message: 'Minutes per test (with the installation)',
  }),
  runs: translate({id: 'calculator.runs', message: 'Runs per month'}),
  sessions: translate({id: 'calculator.sessions', message: 'Concurrent sessions'}),
};

interface AmountFieldProps {
  readonly amount: Amount;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A number to type or to slide. */
function AmountField({amount, value, onChange}: AmountFieldProps) {
  const id = useId();
  // As typed while the field has the focus, where it may be empty for a moment.
  const [typed, setTyped] = useState<string | null>(null);
  const {min, max, step} = RANGES[amount];
  const field = useRef<HTMLInputElement>(null);
  const change = (text: string) => onChange(readAmount(amount, text) ?? value);
  const type = (text: string) => {
    setTyped(text);
    change(text);
  };
  useEarlyText(field, type);
  return (
    <div className={styles.amount}>
      <label id={`${id}-label`} htmlFor={id}>
        {LABELS[amount]}
      </label>
      <input
        ref={field}
        id={id}
        type="number"
        inputMode="decimal"
        {...{min, max, step}}
        value={typed ?? value}
        onChange={({target}) => type(target.value)}
        onBlur={() => setTyped(null)}
      />
      <input
        type="range"
        aria-labelledby={`${id}-label`}
        {...{min, max, step}}
        value={value}
        onChange={({target}) => change(target.value)}
      />
    </div>
  );
}

/** Finds the plan that is enough for a team. Without scripts, its rule is there to count by hand. */
export function Calculator() {
  const [usage, change] = useAddressState(readUsage, writeUsage);
  const result = estimate(usage);
  const advice = adviceOn(usage, result);
  const changed = writeUsage(usage);
  return (
    <Section
      id="calculator"
      tone="sunken"
      title={translate({id: 'calculator.title', message: 'Which plan do you need?'})}
      intro={
        <Translate id="calculator.intro">
          Minutes per month = tests in a run × minutes per test × runs per month. More sessions make
          a run shorter, but use the same minutes.
        </Translate>
      }
    >
      <form
        className={clsx('columns-2', styles.form)}
        data-needs-script
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={styles.amounts}>
          {AMOUNTS.map((amount) => (
            <AmountField
              key={amount}
              amount={amount}
              value={usage[amount]}
              onChange={(value) => change({[amount]: value})}
            />
          ))}
        </div>
        <Recommendation result={result} advice={advice} />
        <LiveStatus
          text={changed && (result.plan ? `${result.plan.name}. ` : '') + advice}
          typed={changed}
        />
      </form>
    </Section>
  );
}
