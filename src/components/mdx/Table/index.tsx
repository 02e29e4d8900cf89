import {translate} from '@docusaurus/Translate';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.route.module.css';

/** A table of MDX. On narrow screens it scrolls in a frame of its own, which the keyboard reaches. */
export function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <div
      className={styles.scroller}
      role="group"
      aria-label={translate({id: 'mdx.table', message: 'Table'})}
      // What scrolls must be reachable by key (WCAG 2.1.1).
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table {...props} />
    </div>
  );
}
