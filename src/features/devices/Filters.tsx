import {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon';
import {SYSTEMS, type Platform} from '@site/src/data/devices/types';
import styles from './list.route.module.css';
import {FACETS, SCREENS, type DeviceQuery, type Entry, type Facet, type Found} from './query';
import {inchesText, kindLabels} from './texts';

const FACET_LABELS: Readonly<Record<Facet, string>> = {
  kind: translate({id: 'catalogue.facet.kind', message: 'Kind'}),
  system: translate({id: 'catalogue.facet.system', message: 'System'}),
  maker: translate({id: 'catalogue.maker', message: 'Maker'}),
  year: translate({id: 'catalogue.year', message: 'Released'}),
  screen: translate({id: 'catalogue.screen', message: 'Screen'}),
  status: translate({id: 'catalogue.facet.status', message: 'Status'}),
};

const STATUS_LABELS: Readonly<Record<string, string>> = {
  available: translate({id: 'catalogue.status.available', message: 'Supported'}),
  new: translate({id: 'catalogue.facet.new', message: 'New models and versions'}),
  retiring: translate({id: 'catalogue.facet.retiring', message: 'Retiring'}),
};

function screenLabel(group: number): string {
  const [from = 0, to = Infinity] = [SCREENS[group - 1], SCREENS[group]];
  if (group === 0) {
    return translate(
      {id: 'catalogue.screen.below', message: 'Under {inches}'},
      {inches: inchesText(to)},
    );
  }
  return to === Infinity
    ? translate(
        {id: 'catalogue.screen.from', message: '{inches} and up'},
        {inches: inchesText(from)},
      )
    : translate(
        {id: 'catalogue.screen.between', message: '{from} to under {to}'},
        {from: inchesText(from), to: inchesText(to)},
      );
}

const LABELS: Readonly<Record<Facet, (value: string) => string>> = {
  kind: (value) => kindLabels[value as keyof typeof kindLabels],
  system: (value) => {
    const [platform, version] = value.split('-');
    return `${SYSTEMS[platform as Platform].name} ${version}`;
  },
  maker: (value) => value,
  year: (value) => value,
  screen: (value) => screenLabel(Number(value)),
  status: (value) => STATUS_LABELS[value] ?? value,
};

// Not by localeCompare, whose first use takes tens of milliseconds on a phone.
const compare = (one: string, other: string): number => (one < other ? -1 : 1);

/** Newest first where that is what people look for. */
const ORDERS: Readonly<Record<Facet, (one: string, other: string) => number>> = {
  kind: (one, other) =>
    Object.keys(kindLabels).indexOf(one) - Object.keys(kindLabels).indexOf(other),
  system: (one, other) => {
    const [platform, version] = one.split('-');
    const [otherPlatform, otherVersion] = other.split('-');
    return platform === otherPlatform
      ? Number(otherVersion) - Number(version)
      : compare(one, other);
  },
  maker: compare,
  year: (one, other) => compare(other, one),
  screen: compare,
  status: compare,
};

/** @returns All values of each facet, in their order. */
export const optionsOf = (entries: readonly Entry[]): Readonly<Record<Facet, readonly string[]>> =>
  Object.fromEntries(
    FACETS.map((facet) => [
      facet,
      [...new Set(entries.flatMap(({values}) => values[facet]))].sort(ORDERS[facet]),
    ]),
  ) as unknown as Readonly<Record<Facet, readonly string[]>>;

export interface FiltersProps {
  readonly options: Readonly<Record<Facet, readonly string[]>>;
  readonly chosen: DeviceQuery['chosen'];
  readonly counts: Found['counts'];
  readonly onChoose: (facet: Facet, value: string) => void;
}

/** A menu of values for each facet, with what each would leave. */
export function Filters({options, chosen, counts, onChoose}: FiltersProps): ReactNode {
  const menus = useRef<HTMLDivElement>(null);
  // Only the open menu renders its values, so that typing in the search stays fast.
  const [opened, setOpened] = useState<Facet | null>(null);

  useEffect(() => {
    const close = (event: Event): void => {
      const open = menus.current?.querySelector<HTMLDetailsElement>('details[open]');
      const isOutside = !open?.contains(event.target as Node);
      if (open && (event instanceof KeyboardEvent ? event.key === 'Escape' : isOutside)) {
        open.open = false;
        if (!isOutside) {
          open.querySelector('summary')?.focus();
        }
      }
    };
    document.addEventListener('keydown', close);
    document.addEventListener('click', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('click', close);
    };
  }, []);

  return (
    <div ref={menus} className={styles.filters}>
      {FACETS.map((facet) => {
        const own = chosen[facet] ?? [];
        return (
          <details
            key={facet}
            name="facets"
            className={styles.facet}
            onToggle={({currentTarget: {open}}) =>
              setOpened((current) => (open ? facet : current === facet ? null : current))
            }
          >
            <summary data-chosen={own.length > 0}>
              {FACET_LABELS[facet]}
              {own.length > 0 && <span className={styles.chosen}>{own.length}</span>}
              <Icon name="chevron" size={16} />
            </summary>
            <fieldset className={styles.values}>
              <legend className="visually-hidden">{FACET_LABELS[facet]}</legend>
              {(opened === facet ? options[facet] : []).map((value) => {
                const count = counts[facet].get(value) ?? 0;
                return (
                  <label key={value} className={styles.value} data-empty={count === 0}>
                    <input
                      type="checkbox"
                      checked={own.includes(value)}
                      onChange={() => onChoose(facet, value)}
                    />
                    {LABELS[facet](value)}
                    <span className={styles.count}>{count}</span>
                  </label>
                );
              })}
            </fieldset>
          </details>
        );
      })}
    </div>
  );
}
