import {translate} from '@docusaurus/Translate';
import {Fragment, useId} from 'react';
import {Icon} from '@site/src/components/Icon';
import {DEVICE_KINDS, SYSTEMS, type Platform} from '@site/src/data/devices/types';
import styles from './list.route.module.css';
import {FACETS, SCREENS, type DeviceQuery, type Entry, type Facet, type Found} from './query';
import {factLabels, inchesText, kindLabels} from './texts';

function screenLabel(group: number) {
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

const STATUS_LABELS: Readonly<Record<string, string>> = {
  available: translate({id: 'catalogue.status.available', message: 'Supported'}),
  new: translate({id: 'catalogue.facet.new', message: 'New models and versions'}),
  retiring: translate({id: 'catalogue.facet.retiring', message: 'Retiring'}),
};

type Order = (one: string, other: string) => number;

// Not by localeCompare, whose first use takes tens of milliseconds on a phone.
const rising: Order = (one, other) => (one < other ? -1 : 1);
const falling: Order = (one, other) => rising(other, one);
const unchanged = (value: string) => value;

/** How each facet is called, how its values are, and their order: the newest first where people look for that. */
const LOOKS: Readonly<
  Record<Facet, {readonly title: string; readonly label: (value: string) => string; order: Order}>
> = {
  kind: {
    title: translate({id: 'catalogue.facet.kind', message: 'Kind'}),
    label: (value) => kindLabels[value as keyof typeof kindLabels],
    order: (one, other) =>
      DEVICE_KINDS.findIndex((kind) => kind === one) -
      DEVICE_KINDS.findIndex((kind) => kind === other),
  },
  system: {
    title: translate({id: 'catalogue.facet.system', message: 'System'}),
    label: (value) => value.replace(/^(\w+)-/, (_, id: Platform) => `${SYSTEMS[id].name} `),
    // All versions have two digits.
    order: (one, other) =>
      one.slice(0, -3) === other.slice(0, -3) ? falling(one, other) : rising(one, other),
  },
  maker: {title: factLabels.maker, label: unchanged, order: rising},
  year: {title: factLabels.year, label: unchanged, order: falling},
  screen: {
    title: factLabels.screen,
    label: (value) => screenLabel(Number(value)),
    order: rising,
  },
  status: {
    title: translate({id: 'catalogue.facet.status', message: 'Status'}),
    label: (value) => STATUS_LABELS[value] ?? value,
    order: rising,
  },
};

interface FiltersProps {
  readonly entries: readonly Entry[];
  readonly chosen: DeviceQuery['chosen'];
  readonly counts: Found['counts'];
  readonly onChoose: (facet: Facet, value: string) => void;
}

/** A menu of values for each facet, with how many models each would leave. */
export function Filters({entries, chosen, counts, onChoose}: FiltersProps) {
  const id = useId();
  return (
    <div className={styles.filters}>
      {FACETS.map((facet) => {
        const {title, label, order} = LOOKS[facet];
        const values = [...new Set(entries.flatMap((entry) => entry.values[facet]))].sort(order);
        const taken = chosen[facet] ?? [];
        return (
          <Fragment key={facet}>
            <button
              type="button"
              className={styles.facet}
              popoverTarget={id + facet}
              data-chosen={taken.length > 0}
            >
              {title}
              {taken.length > 0 && <span className={styles.chosen}>{taken.length}</span>}
              <Icon name="chevron" size={16} />
            </button>
            <fieldset id={id + facet} popover="auto" className={styles.values}>
              <legend className="visually-hidden">{title}</legend>
              {values.map((value) => {
                const count = counts[facet].get(value) ?? 0;
                return (
                  <label key={value} className={styles.value} data-empty={count === 0}>
                    <input
                      type="checkbox"
                      checked={taken.includes(value)}
                      onChange={() => onChoose(facet, value)}
                    />
                    {label(value)}
                    <span className={styles.count}>{count}</span>
                  </label>
                );
              })}
            </fieldset>
          </Fragment>
        );
      })}
    </div>
  );
}
