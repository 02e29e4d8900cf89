import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useColorMode} from '@docusaurus/theme-common';
import {useMermaidRenderResult} from '@docusaurus/theme-mermaid/client';
import Translate, {translate} from '@docusaurus/Translate';
import {useMemo, useRef, type ReactNode} from 'react';
import {Spinner} from '@site/src/components/Spinner';
import {useIsNear} from '@site/src/lib/useIsNear';
import {diagramConfig} from './config';
import styles from './styles.route.module.css';

/** Mermaid is asked for this far, in pixels, before the first diagram scrolls into view. */
const HEAD_START = 600;

export interface DiagramProps {
  /** Mermaid's text. */
  readonly source: string;
}

/** What stands where the diagram cannot be drawn: Mermaid's text reads well enough. */
function Source({source}: DiagramProps): ReactNode {
  return (
    <>
      <p className={styles.note}>
        <Translate id="diagram.source">The diagram in words, as it is written:</Translate>
      </p>
      <pre className={styles.source}>{source}</pre>
    </>
  );
}

function Waiting(): ReactNode {
  return (
    <div data-needs-script className={styles.waiting}>
      <Spinner label={translate({id: 'diagram.loading', message: 'Drawing the diagram'})} />
    </div>
  );
}

function Picture({source}: DiagramProps): ReactNode {
  const {colorMode} = useColorMode();
  const config = useMemo(() => diagramConfig(colorMode === 'dark'), [colorMode]);
  const result = useMermaidRenderResult({text: source, config});
  return result ? (
    <div
      className={styles.picture}
      // Mermaid's own output at its strict level, from the repository's text.
      dangerouslySetInnerHTML={{__html: result.svg}}
    />
  ) : (
    <Waiting />
  );
}

/** A Mermaid diagram in the colours of the theme, drawn when the visitor comes near. */
export function Diagram({source}: DiagramProps): ReactNode {
  const place = useRef<HTMLElement>(null);
  const near = useIsNear(place, HEAD_START);
  return (
    <figure ref={place} className={styles.figure} data-diagram>
      {near ? (
        <ErrorBoundary fallback={() => <Source source={source} />}>
          <Picture source={source} />
        </ErrorBoundary>
      ) : (
        <Waiting />
      )}
      {/* Without scripts, and on paper when the page is printed before the diagram was drawn. */}
      <div className={styles.words} data-no-excerpt>
        <Source source={source} />
      </div>
    </figure>
  );
}
