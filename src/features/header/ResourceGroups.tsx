import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {resourceGroups, type NavLink} from '@site/src/data/navigation';
import styles from './groups.module.css';

export interface LinkListProps {
  readonly links: readonly NavLink[];
  /** Of each link. */
  readonly className?: string | undefined;
  readonly label?: string;
  readonly onChoose: () => void;
}

export function LinkList({links, className, label, onChoose}: LinkListProps): ReactNode {
  return (
    <ul className="plain" aria-label={label}>
      {links.map(({label: name, to}) => (
        <li key={to}>
          <Link to={to} className={className} onClick={onChoose}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export interface ResourceGroupsProps {
  readonly linkClassName?: string | undefined;
  readonly onChoose: () => void;
}

/** What is below Resources, the first group beside the others. */
export function ResourceGroups({linkClassName, onChoose}: ResourceGroupsProps): ReactNode {
  return (
    <div className={styles.groups}>
      {resourceGroups.map(({title, links}) => (
        <div key={title}>
          <p className={styles.title} aria-hidden="true">
            {title}
          </p>
          <LinkList links={links} className={linkClassName} label={title} onChoose={onChoose} />
        </div>
      ))}
    </div>
  );
}
