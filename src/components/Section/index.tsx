import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useAnchor} from '@site/src/lib/useAnchor';
import styles from './styles.route.module.css';

export interface SectionProps {
  /** Anchor of the section; links lead to it and give it the focus. */
  readonly id: string;
  readonly title: string;
  /** The section's name in menus and in the search, if it is not the title. */
  readonly name?: string;
  readonly intro?: ReactNode;
  readonly tone?: 'page' | 'sunken';
  /** On wide screens the title is beside the content, which has the larger part. */
  readonly isSplit?: boolean;
  /** Under the title and its intro, such as a link. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page with a title. */
export function Section(props: SectionProps): ReactNode {
  const {id, title, name = title, intro, tone = 'page', isSplit = false, action, children} = props;
  return (
    <section
      id={useAnchor(id)}
      tabIndex={-1}
      aria-label={name}
      className={clsx(styles.section, tone === 'sunken' && styles.sunken)}
    >
      <div className={clsx('page-column', isSplit && styles.split)}>
        <header className={clsx(styles.header, !isSplit && styles.beside)}>
          {/* Without an id: the theme's heading would add a link to itself. */}
          <Heading as="h2" className={styles.title}>
            {title}
          </Heading>
          <div>
            {intro && <p className="intro">{intro}</p>}
            {action}
          </div>
        </header>
        {isSplit ? <div>{children}</div> : children}
      </div>
    </section>
  );
}
