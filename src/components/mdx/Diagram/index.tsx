import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.route.module.css';

export interface DiagramProps {
  /** Mermaid's text. */
  readonly source: string;
  /** The picture. */
  readonly svg: string;
}

/** A diagram that src/plugins/static-code has drawn, in the colours of the theme. */
export function Diagram({source, svg}: DiagramProps): ReactNode {
  return (
    <figure className={styles.figure} data-diagram>
      {/* Drawn in the build, from the repository's text. */}
      <div className={styles.picture} dangerouslySetInnerHTML={{__html: svg}} />
      {/* For feeds, and the page as Markdown. */}
      <div className={styles.words} data-no-excerpt>
        <p>
          <Translate id="diagram.source">The diagram as text:</Translate>
        </p>
        <pre>{source}</pre>
      </div>
    </figure>
  );
}
