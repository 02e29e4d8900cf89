import groups from '@generated/docs-index/default/guides.json';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';
import styles from './overview.route.module.css';

/** All guides by group, each with a line: what sidebars.ts lists and the pages say of themselves. */
export function GuideOverview(): ReactNode {
  return groups.map(({id, label, links}) => (
    <Fragment key={id}>
      {label && (
        <Heading as="h2" id={id}>
          {label}
        </Heading>
      )}
      <ul className={clsx('columns-2', styles.guides)}>
        {links.map(({label: name, text, to}) => (
          <li key={to}>
            <Link to={to} className="action-link">
              {name}
            </Link>
            <br />
            {text}
          </li>
        ))}
      </ul>
    </Fragment>
  ));
}
