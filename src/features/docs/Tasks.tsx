import AndroidLogo from 'simple-icons/icons/android.svg';
import AppleLogo from 'simple-icons/icons/apple.svg';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Strokes} from '@site/src/components/Icon';
import {LinkCard, type LinkCardProps} from '@site/src/components/LinkCard';
import styles from './overview.route.module.css';

const SIZE = 28;

/** Without the file's own title and role: the name stands beside it. */
const LOGO = {
  title: '',
  role: 'presentation',
  'aria-hidden': 'true',
  width: '1.75rem',
  height: '1.75rem',
  fill: 'currentColor',
} as const;

const DRAWINGS = {
  android: <AndroidLogo {...LOGO} />,
  ios: <AppleLogo {...LOGO} />,
  website: <Strokes path="M3 5h18v14H3zM3 9.5h18M6 7.2v.1M8.5 7.2v.1" size={SIZE} />,
  mac: <Strokes path="M5 5.5h14v10H5zM2.5 19h19" size={SIZE} />,
  pipeline: (
    <Strokes
      path="M6 4v10M6 14a3 3 0 100 6 3 3 0 000-6zM18 4a3 3 0 100 6 3 3 0 000-6zM18 10c0 5-5 4-9 6"
      size={SIZE}
    />
  ),
  api: <Strokes path="M9 4C5 4 8 11 4 12c4 1 1 8 5 8M15 4c4 0 1 7 5 8-4 1-1 8-5 8" size={SIZE} />,
} as const;

export interface TasksProps {
  readonly children: ReactNode;
}

/** Cards of an MDX page, as many side by side as there is room for. */
export function Tasks({children}: TasksProps): ReactNode {
  return <ul className={styles.tasks}>{children}</ul>;
}

export interface TaskProps extends Pick<LinkCardProps, 'to' | 'title' | 'children'> {
  readonly drawing: keyof typeof DRAWINGS;
}

/** What a reader wants to do, and the page to begin with. */
export function Task({drawing, ...card}: TaskProps): ReactNode {
  return (
    <LinkCard
      level="h3"
      mark={<span className={styles.drawing}>{DRAWINGS[drawing]}</span>}
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
