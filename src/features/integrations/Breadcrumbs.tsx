import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {StructuredData} from '@site/src/components/StructuredData';
import {breadcrumbList} from '@site/src/lib/breadcrumbList';
import {INTEGRATIONS_PATH} from './category';
import styles from './header.route.module.css';

export interface BreadcrumbsProps {
  readonly name: string;
  readonly path: string;
}

/** The way back to the list, for readers and for search engines. */
export function Breadcrumbs({name, path}: BreadcrumbsProps): ReactNode {
  const listUrl = useBaseUrl(INTEGRATIONS_PATH, {absolute: true});
  const pageUrl = useBaseUrl(path, {absolute: true});
  const list = translate({id: 'integrations.title', message: 'Integrations'});
  return (
    <nav
      className={styles.breadcrumbs}
      aria-label={translate({id: 'integrations.breadcrumbs', message: 'Breadcrumbs'})}
    >
      <ol>
        <li>
          <Link to={INTEGRATIONS_PATH}>
            <Translate id="integrations.title">Integrations</Translate>
          </Link>
        </li>
        <li aria-current="page">{name}</li>
      </ol>
      <StructuredData
        data={breadcrumbList([
          {name: list, url: listUrl},
          {name, url: pageUrl},
        ])}
      />
    </nav>
  );
}
