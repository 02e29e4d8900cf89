import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {useMemo, type ReactNode} from 'react';
import {AroundTitle, type TitleParts} from '@site/src/components/PageTitle';
import {useListener} from '@site/src/lib/useListener';
import {contentsLabel} from './Contents';
import {copyHeadingLink} from './copyHeadingLink';
import styles from './styles.route.module.css';

interface ReadingProps extends TitleParts {
  /** The theme's list of contents, beside the text where there is room. */
  readonly toc?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The layout of all pages to read: the text, and its contents beside it. */
export function Reading({above, below, toc, className, children}: ReadingProps) {
  useListener('click', copyHeadingLink);

  return (
    <div className={clsx(styles.reading, className)}>
      <div className={clsx(toc && styles.withContents)}>
        <div className={styles.text}>
          <AroundTitle value={useMemo(() => ({above, below}), [above, below])}>
            {children}
          </AroundTitle>
        </div>
        {toc && (
          <div className={styles.aside} data-no-twin>
            <nav aria-label={contentsLabel}>{toc}</nav>
            {/* oxlint-disable-next-line @docusaurus/no-html-links -- the browser scrolls, without the router */}
            <a href={`#${SkipToContentFallbackId}`} className="action-link">
              <Translate id="reading.top">Back to top</Translate>
            </a>
          </div>
        )}
      </div>
    </div>
  );
}
