import {useColorMode, type ColorMode} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {useId} from 'react';
import {Disclosure} from '@site/src/components/Disclosure';
import {Icon} from '@site/src/components/Icon';
import {iconButtonClass} from '@site/src/components/IconButton';
import {themeSlot, toThemeChoice, type ThemeChoice} from '@site/src/lib/preferences';
import {useListener} from '@site/src/lib/useListener';
import styles from './styles.module.css';

/** The implementation takes the option; its type declaration (3.10.2) does not know it. */
type SetColorMode = (choice: ColorMode | null, options: {readonly persist: boolean}) => void;

/**
 * The theme that the visitor chose, in step with the other tabs.
 * Docusaurus would keep the choice under its own key, so nothing is persisted through it.
 */
function useThemeChoice(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
  const colorMode = useColorMode();
  const setColorMode: SetColorMode = colorMode.setColorMode;

  const show = (choice: ThemeChoice): void =>
    setColorMode(choice === 'system' ? null : choice, {persist: false});

  useListener('storage', ({key, newValue}) => {
    // A null key says that the whole storage was cleared.
    if (key === themeSlot.key || key === null) {
      show(toThemeChoice(newValue));
    }
  });

  return [
    colorMode.colorModeChoice ?? 'system',
    (choice) => {
      themeSlot.write(choice);
      show(choice);
    },
  ];
}

const OPTIONS: readonly {readonly choice: ThemeChoice; readonly label: string}[] = [
  {choice: 'light', label: translate({id: 'preferences.theme.light', message: 'Light'})},
  {choice: 'dark', label: translate({id: 'preferences.theme.dark', message: 'Dark'})},
  {choice: 'system', label: translate({id: 'preferences.theme.system', message: 'System'})},
];

const legend = translate({
  id: 'preferences.theme.label',
  message: 'Theme',
  description: 'Names the choice between light, dark and system colors',
});

/** The three choices side by side. */
export function ThemeOptions() {
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
            onChange={() => choose(option.choice)}
          />
          <Icon name={option.choice} size={18} />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

/** A button that shows the choice made and opens the three. */
export function ThemeSwitch() {
  const [choice] = useThemeChoice();
  return (
    <Disclosure
      align="end"
      buttonLabel={legend}
      buttonClassName={iconButtonClass}
      buttonContent={<Icon name={choice} />}
    >
      {(_close, wasOpened) => wasOpened && <ThemeOptions />}
    </Disclosure>
  );
}
