import Translate from '@docusaurus/Translate';
import type {ReactNode, Ref} from 'react';
import {searchKeys, singleKeysAreOn, turnSingleKeys} from './singleKeys';
import styles from './styles.lazy.module.css';

const search = <Translate id="search.keys.search">search</Translate>;

const KEYS = [
  {keys: ['↑', '↓'], action: <Translate id="search.keys.move">choose</Translate>},
  {keys: ['↵'], action: <Translate id="search.keys.open">open</Translate>},
  {keys: ['Esc'], action: <Translate id="search.keys.close">close</Translate>},
  {keys: ['/'], action: search},
  {keys: ['?'], action: <Translate id="search.keys.list">show the shortcuts</Translate>},
] as const;

export interface ShortcutsProps {
  /** Whether the list is open from the start. */
  readonly isOpen: boolean;
  /** The control that opens and closes it. */
  readonly summaryRef: Ref<HTMLElement>;
}

/** The keys of the search, and the setting for those that need no Control or Command. */
export function Shortcuts({isOpen, summaryRef}: ShortcutsProps): ReactNode {
  return (
    <details className={styles.shortcuts} open={isOpen}>
      <summary ref={summaryRef}>
        <Translate id="search.keys">Keyboard shortcuts</Translate>
      </summary>
      <ul className={styles.keys}>
        {[...KEYS, {keys: [searchKeys()], action: search}].map(({keys, action}) => (
          <li key={keys[0]}>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
            {action}
          </li>
        ))}
      </ul>
      <label className={styles.setting}>
        <input
          type="checkbox"
          defaultChecked={singleKeysAreOn()}
          onChange={({target}) => turnSingleKeys(target.checked)}
        />
        <Translate id="search.keys.single">Single-key shortcuts on this site</Translate>
      </label>
    </details>
  );
}
