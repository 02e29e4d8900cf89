import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {StructuredData} from '@site/src/components/StructuredData';
import {breadcrumbList} from '@site/src/lib/breadcrumbList';
import styles from './styles.route.module.css';

export interface Breadcrumb {
  readonly name: string;
  /** Path on this site; a group of pages without its own page has none. */
  readonly path?: string;
}

interface BreadcrumbsProps {
  /** Name of the landmark. */
  readonly label: string;
  /** From the top down; the last one is the page itself. */
  readonly crumbs: readonly Breadcrumb[];
}

/** The way back up from a page, for readers and for search engines. */
export function Breadcrumbs({label, crumbs}: BreadcrumbsProps) {
  const {withBaseUrl} = useBaseUrlUtils();
  const pages = crumbs.flatMap(({name, path}) =>
    path === undefined ? [] : [{name, url: withBaseUrl(path, {absolute: true})}],
  );
  const last = crumbs.length - 1;
  return (
    <nav className={clsx('quiet', styles.breadcrumbs)} aria-label={label}>
      <ol className="inline-row">
        {crumbs.map(({name, path}, index) => (
          <li key={name} aria-current={index === last ? 'page' : undefined}>
            {index === last || path === undefined ? name : <Link to={path}>{name}</Link>}
          </li>
        ))}
      </ol>
      <StructuredData data={breadcrumbList(pages)} />
    </nav>
  );
}
