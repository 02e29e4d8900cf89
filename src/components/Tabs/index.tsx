import clsx from 'clsx';
import {useId, type KeyboardEvent, type ReactNode} from 'react';
import styles from './styles.route.module.css';

export interface TabItem<T extends string> {
  readonly value: T;
  readonly label: string;
}

interface TabListProps<T extends string> {
  /** Name of the whole list, for screen readers. */
  readonly label: string;
  readonly items: readonly TabItem<T>[];
  readonly selected: T;
  readonly onSelect: (value: T) => void;
  /** Id of a tab, which its panel is labelled by. */
  readonly tabId: (value: T) => string;
  readonly panelId: (value: T) => string;
}

interface TabsProps<T extends string> extends Omit<TabListProps<T>, 'tabId' | 'panelId'> {
  /** Content of the selected tab. */
  readonly children: ReactNode;
}

/** Only the tabs, for panels that are all in the page. */
export function TabList<T extends string>(props: TabListProps<T>) {
  const {label, items, selected, onSelect, tabId, panelId} = props;

  function handleKey(event: KeyboardEvent, index: number) {
    // The pattern's arrow keys wrap around.
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: (index + 1) % items.length,
      ArrowLeft: index - 1,
      Home: 0,
      End: -1,
    };
    const target = targets[event.key];
    const item = target === undefined ? undefined : items.at(target);
    if (item) {
      event.preventDefault();
      onSelect(item.value);
      document.getElementById(tabId(item.value))?.focus();
    }
  }

  return (
    <div role="tablist" aria-label={label} className={styles.list}>
      {items.map((item, index) => (
        <button
          key={item.value}
          type="button"
          role="tab"
          id={tabId(item.value)}
          data-value={item.value}
          aria-selected={item.value === selected}
          aria-controls={panelId(item.value)}
          tabIndex={item.value === selected ? 0 : -1}
          className={clsx(styles.tab, item.value === selected && styles.selected)}
          onClick={() => {
            onSelect(item.value);
          }}
          onKeyDown={(event) => {
            handleKey(event, index);
          }}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
}

/** Tabs that show their panel as soon as they get the focus (WAI-ARIA pattern, automatic). */
export function Tabs<T extends string>({children, ...props}: TabsProps<T>) {
  const id = useId();
  const tabId = (value: T) => `${id}-${value}`;
  const panelId = () => `${id}-panel`;
  return (
    <>
      <TabList {...props} tabId={tabId} panelId={panelId} />
      <div
        role="tabpanel"
        id={panelId()}
        aria-labelledby={tabId(props.selected)}
        // The panel holds no control, so it takes the focus itself (same pattern).
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {children}
      </div>
    </>
  );
}
