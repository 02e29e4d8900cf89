/*
 * Ejected from @docusaurus/theme-classic 3.10.2, DocRoot with its Layout and the sidebar: holds header, list and page
 * to one width, and loads the text for missing pages when one is missing. The list cannot be hidden.
 */
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {DocsSidebarProvider, useDocRootMetadata} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot';
import DocSidebarItems from '@theme/DocSidebarItems';
import DocSidebarMobile from '@theme/DocSidebar/Mobile';
import clsx from 'clsx';
import {lazy, Suspense, useState, type ComponentProps} from 'react';
import styles from '@site/src/features/docs/layout.route.module.css';

const NotFound = lazy(() => import('@theme/NotFound/Content'));

type SidebarProps = Pick<ComponentProps<typeof DocSidebarMobile>, 'path' | 'sidebar'>;

const NEVER_HIDDEN = {isHidden: false, onCollapse: () => undefined} as const;

/** The list of a section: beside the page, and in the menu of narrow screens. */
function Sidebar({path, sidebar}: SidebarProps) {
  return (
    <aside className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.sidebar)}>
      <nav
        className="menu thin-scrollbar"
        aria-label={translate({id: 'docs.sidebar.label', message: 'Pages of the documentation'})}
      >
        <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
          <DocSidebarItems items={sidebar} activePath={path} level={1} />
        </ul>
      </nav>
      <DocSidebarMobile path={path} sidebar={sidebar} {...NEVER_HIDDEN} />
    </aside>
  );
}

/** As the 404 page, which the server rendered outside of the documentation, so that it can be hydrated here. */
function MissingPage() {
  // It has no boundary: the hydration waits for its code.
  const [isHydrating] = useState(!useIsBrowser());
  return (
    <>
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})} />
      {isHydrating ? (
        <NotFound />
      ) : (
        <Suspense>
          <NotFound />
        </Suspense>
      )}
    </>
  );
}

export default function DocRoot(props: Props) {
  const metadata = useDocRootMetadata(props);
  if (!metadata) {
    return <MissingPage />;
  }
  const {docElement, sidebarName, sidebarItems} = metadata;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      <DocsSidebarProvider name={sidebarName} items={sidebarItems}>
        <div className={clsx('page-column', styles.columns)}>
          {sidebarItems && (
            <Sidebar key={sidebarName} path={props.location.pathname} sidebar={sidebarItems} />
          )}
          <main>{docElement}</main>
        </div>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}
