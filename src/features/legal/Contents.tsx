import type {TOCItem} from '@docusaurus/mdx-loader';
import Translate, {translate} from '@docusaurus/Translate';
import TOCItemTree from '@theme/TOCItems/Tree';
import type {ReactNode} from 'react';
import styles from './text.route.module.css';

export interface ContentsProps {
  /** Headings of the page, which MDX knows as `toc`. */
  readonly toc: readonly TOCItem[];
}

/** The list of clauses where the window has no room for the one beside the text. */
export function Contents({toc}: ContentsProps): ReactNode {
  return (
    <details className={styles.contents}>
      <summary>
        <Translate id="legal.contents">Contents</Translate>
      </summary>
      <nav aria-label={translate({id: 'legal.contents.label', message: 'Clauses of this page'})}>
        <TOCItemTree
          toc={toc.map((item) => ({...item, children: []}))}
          className=""
          linkClassName={null}
        />
      </nav>
    </details>
  );
}
