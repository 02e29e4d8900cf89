import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {LinkCard, type LinkCardProps} from '@site/src/components/LinkCard';
import styles from './styles.route.module.css';

export interface TasksProps {
  readonly children: ReactNode;
}

/** Cards of an MDX page, as many side by side as there is room for. */
export function Tasks({children}: TasksProps): ReactNode {
  return <ul className={styles.tasks}>{children}</ul>;
}

export interface TaskProps extends Pick<LinkCardProps, 'to' | 'title' | 'children'> {
  /** Id of a symbol in static/tasks.svg, which no page carries in its scripts. */
  readonly drawing: 'android' | 'ios' | 'website' | 'mac' | 'pipeline' | 'api';
}

/** A task, and the page to begin with. */
export function Task({drawing, ...card}: TaskProps): ReactNode {
  const file = useBaseUrl('/tasks.svg');
  return (
    <LinkCard
      level="h3"
      mark={
        <svg width="1.75rem" height="1.75rem" aria-hidden="true">
          <use href={`${file}#${drawing}`} />
        </svg>
      }
      {...card}
    />
  );
}

/** The one page to begin with, before all others. */
export function FirstTask(props: Omit<TaskProps, 'drawing'>): ReactNode {
  return (
    <ul className={clsx('plain', styles.first)} data-surface="night">
      <LinkCard level="h2" {...props} />
    </ul>
  );
}
