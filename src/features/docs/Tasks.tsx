import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Card} from '@site/src/components/mdx/Cards';
import styles from './styles.route.module.css';

interface TasksProps {
  readonly children: ReactNode;
}

/** Cards of an MDX page, as many side by side as there is room for. */
export function Tasks({children}: TasksProps) {
  return <ul className={styles.tasks}>{children}</ul>;
}

interface FirstTaskProps {
  /** Where all of the card leads. */
  readonly to: string;
  readonly title: string;
  readonly children: ReactNode;
}

interface TaskProps extends FirstTaskProps {
  /** Id of a symbol in static/tasks.svg, which no page carries in its scripts. */
  readonly drawing: 'android' | 'ios' | 'website' | 'mac' | 'pipeline' | 'api';
}

/** A task, and the page to begin with. */
export function Task({drawing, title, to, children}: TaskProps) {
  const file = useBaseUrl('/tasks.svg');
  return (
    <Card
      mark={
        <svg width="1.75rem" height="1.75rem" aria-hidden="true">
          <use href={`${file}#${drawing}`} />
        </svg>
      }
    >
      <Heading as="h3">
        <Link to={to}>{title}</Link>
      </Heading>
      {children}
    </Card>
  );
}

/** The one page to begin with, before all others. */
export function FirstTask({title, to, children}: FirstTaskProps) {
  return (
    <ul className={clsx('plain', styles.first)}>
      <Card>
        <Heading as="h2">
          <Link to={to}>{title}</Link>
        </Heading>
        {children}
      </Card>
    </ul>
  );
}
