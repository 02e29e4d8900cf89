import {useDocById, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {Fragment} from 'react';
import styles from './styles.route.module.css';

function Guide({docId, label, href}: PropSidebarItemLink) {
  const doc = useDocById(docId);
  return (
    <li>
      <Link to={href} className="action-link">
        {label}
      </Link>
      <br />
      {doc?.description}
    </li>
  );
}

const linksOf = (items: readonly PropSidebarItem[]): readonly PropSidebarItemLink[] =>
  items.filter((item) => item.type === 'link');

const Guides = ({items}: {readonly items: readonly PropSidebarItem[]}) => (
  <ul className={clsx('columns-2', styles.guides)}>
    {linksOf(items).map((link) => (
      <Guide key={link.href} {...link} />
    ))}
  </ul>
);

/** All guides by group, each with a line: the sidebar of this page, and what its pages say of themselves. */
export function GuideOverview() {
  const [, ...items] = useDocsSidebar()?.items ?? [];
  return (
    <>
      {linksOf(items).length > 0 && <Guides items={items} />}
      {items.map(
        (item) =>
          item.type === 'category' && (
            <Fragment key={item.label}>
              <Heading as="h2" id={String(item.customProps?.id)}>
                {item.label}
              </Heading>
              <Guides items={item.items} />
            </Fragment>
          ),
      )}
    </>
  );
}
