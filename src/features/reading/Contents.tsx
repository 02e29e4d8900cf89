import type {TOCItem} from '@docusaurus/mdx-loader';
import {translate} from '@docusaurus/Translate';
import TOCItemTree from '@theme/TOCItems/Tree';
import styles from './styles.route.module.css';

/** Name of a list of contents, folded or not. */
export const contentsLabel = translate({id: 'toc.label', message: 'On this page'});

interface ContentsProps {
  /** Headings of the page, which MDX knows as `toc`. */
  readonly toc: readonly TOCItem[];
}

/** Chapters of a page, folded below its title, where the window has no room for a list beside the text. */
export function Contents({toc}: ContentsProps) {
  const chapters = toc.filter(({level}) => level === 2);
  return (
    chapters.length > 1 && (
      <details className={styles.contents}>
        <summary>{contentsLabel}</summary>
        <nav aria-label={contentsLabel}>
          <TOCItemTree
            toc={chapters.map((item) => ({...item, children: []}))}
            className="plain"
            linkClassName={null}
          />
        </nav>
      </details>
    )
  );
}
