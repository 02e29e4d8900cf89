/*
 * Ejected from @docusaurus/theme-classic 3.10.2, LastUpdated: the date keeps the words of the server, and is a property of
 * an item, outside of which it says nothing.
 */
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';
import type {ReactNode} from 'react';
import {LocalDate} from '@site/src/components/LocalDate';

export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  return (
    lastUpdatedAt && (
      <span
        className={ThemeClassNames.common.lastUpdated}
        itemScope
        itemType="https://schema.org/TechArticle"
      >
        <Translate
          id="page.lastUpdated"
          values={{
            date: (
              <LocalDate date={new Date(lastUpdatedAt).toISOString()} itemProp="dateModified" />
            ),
          }}
        >
          {'Last updated on {date}'}
        </Translate>
      </span>
    )
  );
}
