import {translate} from '@docusaurus/Translate';
import type {ComponentProps} from 'react';
import styles from './styles.route.module.css';

interface TableProps extends ComponentProps<'table'> {
  /** How it is read where there is no room for its columns: set by src/plugins/static-tables. */
  readonly 'data-kind'?: string;
}

/** A table of MDX. What does not fit scrolls in its own frame, which the keyboard reaches. */
export function Table(props: TableProps) {
  return (
    <div
      className={styles.frame}
      role="group"
      aria-label={translate({id: 'mdx.table', message: 'Table'})}
      // A region that scrolls must be reachable by key (WCAG 2.1.1).
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table {...props} />
    </div>
  );
}
