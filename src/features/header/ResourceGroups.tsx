import Link from '@docusaurus/Link';
import type {ComponentProps, ReactNode} from 'react';
import {resourceGroups, type NavLink} from '@site/src/data/navigation';
import {useCurrent} from './useCurrent';
import styles from './groups.module.css';

export interface LinkListProps extends ComponentProps<'ul'> {
  readonly links: readonly NavLink[];
  readonly linkClassName?: string | undefined;
  readonly onChoose?: () => void;
}

/** Links, and further items behind them. */
export function LinkList(props: LinkListProps): ReactNode {
  const {links, linkClassName, onChoose, children, ...list} = props;
  const current = useCurrent();
  return (
    <ul className="plain" {...list}>
      {links.map((link) => (
        <li key={link.to}>
          <Link
            to={link.to}
            className={linkClassName}
            aria-current={current(link)}
            onClick={onChoose}
          >
            {link.label}
          </Link>
        </li>
      ))}
      {children}
    </ul>
  );
}

export interface ResourceGroupsProps {
  readonly linkClassName?: string | undefined;
  readonly onChoose: () => void;
}

/** The menu below Resources, the first group beside the others. */
export function ResourceGroups({linkClassName, onChoose}: ResourceGroupsProps): ReactNode {
  return (
    <div className={styles.groups}>
      {resourceGroups.map(({title, links}) => (
        <div key={title}>
          <p className={styles.title} aria-hidden="true">
            {title}
          </p>
          <LinkList aria-label={title} {...{links, linkClassName, onChoose}} />
        </div>
      ))}
    </div>
  );
}
