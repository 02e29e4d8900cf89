import {useHistory} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {memo, useLayoutEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import type {Model} from '@site/src/data/devices/types';
import {isPlainClick} from '@site/src/lib/isPlainClick';
import styles from './list.route.module.css';
import {inchesText, kindLabels, modelPath, modelStatus, versionsText} from './texts';

interface RowProps {
  readonly model: Model;
  /** With the base path of the language. */
  readonly href: string;
}

function Row({model, href}: RowProps): ReactNode {
  const {slug, name, kind, year, inches, versions} = model;
  const status = modelStatus(model);
  return (
    <li className={styles.row} data-slug={slug}>
      {/* Hundreds of the theme's links would each watch the page for themselves. */}
      {/* oxlint-disable-next-line @docusaurus/no-html-links */}
      <a href={href} className={styles.name} translate="no">
        {name}
      </a>
      <span className={styles.meta}>
        {[
          kind === 'browser' ? kindLabels.browser : (year ?? ''),
          inches === undefined ? '' : inchesText(inches),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span className={styles.versions} translate="no">
        {versionsText(model, versions)}
      </span>
      {status !== 'available' && (
        <span className={clsx('flag', styles.flag)}>
          {status === 'new' ? (
            <Translate id="catalogue.flag.new" description="On a model that has just come">
              New
            </Translate>
          ) : (
            <Translate id="catalogue.flag.retiring" description="On a model that will go">
              Retiring
            </Translate>
          )}
        </span>
      )}
      <label className={styles.compare} data-needs-script>
        <input type="checkbox" value={slug} />
        <span className={styles.word}>
          <Translate id="catalogue.compare" description="Beside the box of a model">
            Compare
          </Translate>
        </span>
        <span className="visually-hidden" translate="no">
          {name}
        </span>
      </label>
    </li>
  );
}

/** All models. They are drawn once: what a search leaves out is hidden, for React would be too slow at it. */
const AllRows = memo(function AllRows({models}: {readonly models: readonly Model[]}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return models.map((model) => (
    <Row key={model.slug} model={model} href={withBaseUrl(modelPath(model))} />
  ));
});

export interface RowsProps {
  readonly models: readonly Model[];
  /** Slugs of those to show. */
  readonly shown: ReadonlySet<string>;
  /** All slugs, in the order to show. */
  readonly order: readonly string[];
  readonly compared: readonly string[];
  readonly onCompare: (slug: string) => void;
  readonly label: string;
}

/** The list of models. */
export function Rows({models, shown, order, compared, onCompare, label}: RowsProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const history = useHistory();

  useLayoutEffect(() => {
    const rows = [...(list.current?.children ?? [])] as HTMLElement[];
    const bySlug = new Map(rows.map((row) => [row.dataset.slug, row]));
    if (rows.some((row, index) => row.dataset.slug !== order[index])) {
      list.current?.append(...order.flatMap((slug) => bySlug.get(slug) ?? []));
    }
  }, [order]);

  useLayoutEffect(() => {
    for (const row of list.current?.querySelectorAll('li') ?? []) {
      row.hidden = !shown.has(row.dataset.slug ?? '');
    }
  }, [shown]);

  useLayoutEffect(() => {
    const boxes = list.current?.querySelectorAll('input') ?? [];
    for (const box of boxes) {
      box.checked = compared.includes(box.value);
    }
  }, [compared]);

  return (
    // Clicks on the links in it; keys make clicks of their own.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={list}
      className="plain"
      aria-label={label}
      onChange={({target}) => onCompare((target as unknown as HTMLInputElement).value)}
      onClick={(event: MouseEvent) => {
        const link = (event.target as Element).closest('a');
        if (link && isPlainClick(event)) {
          event.preventDefault();
          history.push(link.pathname);
        }
      }}
    >
      <AllRows models={models} />
    </ul>
  );
}
