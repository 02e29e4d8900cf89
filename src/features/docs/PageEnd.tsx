import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import EditThisPage from '@theme/EditThisPage';
import clsx from 'clsx';
import {LocalDate} from '@site/src/components/LocalDate';
import {Feedback} from './Feedback';

/**
 * Below the text of a page: the question, where to edit the page, and when it was last changed. The pages of the
 * API have only the question.
 */
export function PageEnd() {
  const {editUrl, lastUpdatedAt, permalink} = useDoc().metadata;
  return (
    <footer className={clsx(ThemeClassNames.docs.docFooter, 'docusaurus-mt-lg')}>
      <Feedback key={permalink} />
      {(editUrl ?? lastUpdatedAt) && (
        <div
          className={clsx('meta-row', 'margin-top--sm', ThemeClassNames.docs.docFooterEditMetaRow)}
        >
          {editUrl && <EditThisPage editUrl={editUrl} />}
          {lastUpdatedAt && (
            // A property outside of an item means nothing.
            <span
              className={ThemeClassNames.common.lastUpdated}
              itemScope
              itemType="https://schema.org/TechArticle"
            >
              <Translate
                id="page.lastUpdated"
                values={{
                  date: (
                    <LocalDate
                      date={new Date(lastUpdatedAt).toISOString()}
                      itemProp="dateModified"
                    />
                  ),
                }}
              >
                {'Last updated on {date}'}
              </Translate>
            </span>
          )}
        </div>
      )}
    </footer>
  );
}
