import {translate} from '@docusaurus/Translate';
import {useId, type ReactNode} from 'react';
import {Disclosure} from '@site/src/components/Disclosure';
import {Icon} from '@site/src/components/Icon';
import {iconButtonClass} from '@site/src/components/IconButton';
import type {ThemeChoice} from '@site/src/lib/preferences';
import {useThemeChoice} from '../useThemeChoice';
import styles from './styles.module.css';

const OPTIONS: readonly {readonly choice: ThemeChoice; readonly label: string}[] = [
  {choice: 'light', label: translate({id: 'preferences.theme.light', message: 'Light'})},
  {choice: 'dark', label: translate({id: 'preferences.theme.dark', message: 'Dark'})},
  {choice: 'system', label: translate({id: 'preferences.theme.system', message: 'System'})},
];

const legend = translate({
  id: 'preferences.theme.label',
  message: 'Theme',
  description: 'Names the choice between light, dark and system colours',
});

/** The three choices side by side. */
export function ThemeOptions(): ReactNode {
  const [choice, choose] = useThemeChoice();
  const name = useId();
  return (
    <fieldset className={styles.options}>
      <legend className="visually-hidden">{legend}</legend>
      {OPTIONS.map((option) => (
        <label key={option.choice} className={styles.option}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            value={option.choice}
            checked={choice === option.choice}
            onChange={() => {
              choose(option.choice);
            }}
          />
          <Icon name={option.choice} size={18} />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

/** A button that shows the choice made and opens the three. */
export function ThemeSwitch(): ReactNode {
  const [choice] = useThemeChoice();
  return (
    <Disclosure
      align="end"
      buttonLabel={legend}
      tooltip={legend}
      buttonClassName={iconButtonClass}
      buttonContent={<Icon name={choice} />}
    >
      {() => <ThemeOptions />}
    </Disclosure>
  );
}
