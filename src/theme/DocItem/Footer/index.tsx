/*
 * Ejected from @docusaurus/theme-classic 3.10.2, DocItem/Footer: asks whether the page was helpful, on
 * the pages of the API as well, which have nothing else to say there. No tags: the documentation has none.
 */
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import EditMetaRow from '@theme/EditMetaRow';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Feedback} from '@site/src/features/feedback';

export default function DocItemFooter(): ReactNode {
  const {permalink, editUrl, lastUpdatedAt, lastUpdatedBy} = useDoc().metadata;
  return (
    <footer className={clsx(ThemeClassNames.docs.docFooter, 'docusaurus-mt-lg')}>
      <Feedback key={permalink} />
      {(editUrl ?? lastUpdatedAt) && (
        <EditMetaRow
          className={clsx('margin-top--sm', ThemeClassNames.docs.docFooterEditMetaRow)}
          editUrl={editUrl}
          lastUpdatedAt={lastUpdatedAt}
          lastUpdatedBy={lastUpdatedBy}
        />
      )}
    </footer>
  );
}
