import clsx from 'clsx';
import {useId, useRef, type KeyboardEvent, type ReactNode} from 'react';
import styles from './styles.module.css';

export interface TabItem<T extends string> {
  readonly value: T;
  readonly label: string;
}

export interface TabListProps<T extends string> {
  /** Name of the whole list, for screen readers. */
  readonly label: string;
  readonly items: readonly TabItem<T>[];
  readonly selected: T;
  readonly onSelect: (value: T) => void;
  /** Id of a tab, which its panel is labelled by. */
  readonly tabId: (value: T) => string;
  readonly panelId: (value: T) => string;
}

export interface TabsProps<T extends string> extends Omit<TabListProps<T>, 'tabId' | 'panelId'> {
  /** Content of the selected tab. */
  readonly children: ReactNode;
}

/** Where each key leads from the tab at `index` of `count`: the pattern's arrow keys wrap around. */
function targetOfKey(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** The tabs alone, for panels that all stand in the page. */
export function TabList<T extends string>(props: TabListProps<T>): ReactNode {
  const {label, items, selected, onSelect, tabId, panelId} = props;
  const list = useRef<HTMLDivElement>(null);

  function handleKey(event: KeyboardEvent, index: number): void {
    const target = targetOfKey(event.key, index, items.length);
    const item = target === null ? undefined : items[target];
    if (target === null || !item) {
      return;
    }
    event.preventDefault();
    onSelect(item.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  }

  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.list}>
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
export function Tabs<T extends string>({children, ...props}: TabsProps<T>): ReactNode {
  const id = useId();
  const tabId = (value: T): string => `${id}-${value}`;
  const panelId = (): string => `${id}-panel`;
  return (
    <>
      <TabList {...props} tabId={tabId} panelId={panelId} />
      <div
        role="tabpanel"
        id={panelId()}
        aria-labelledby={tabId(props.selected)}
        // The panel holds no control of its own, so it takes the focus itself (same pattern).
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles.panel}
      >
        {children}
      </div>
    </>
  );
}
