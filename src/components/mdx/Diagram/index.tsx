import Translate, {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import {showToast} from '@site/src/components/Toast';
import {log} from '@site/src/lib/log';
import styles from './styles.route.module.css';

export interface DiagramProps {
  /** Mermaid's text. */
  readonly source: string;
  /** The picture. */
  readonly svg: string;
}

/** The frame of a diagram, and its text for feeds and for the page as Markdown. */
export function DiagramFrame(props: Pick<DiagramProps, 'source'> & {readonly children: ReactNode}) {
  return (
    <figure className={styles.figure} data-diagram>
      {props.children}
      <div className={styles.words} data-no-excerpt>
        <p>
          <Translate id="diagram.source">The diagram as text:</Translate>
        </p>
        <pre>{props.source}</pre>
      </div>
    </figure>
  );
}

/** A diagram that src/plugins/static-code has drawn, in the colours of the theme. */
export function Diagram(props: DiagramProps) {
  const [large, setLarge] = useState<ReactNode>();
  return (
    <DiagramFrame source={props.source}>
      {/* Drawn in the build, from the repository's text. */}
      <div className={styles.picture} dangerouslySetInnerHTML={{__html: props.svg}} />
      <Button
        variant="secondary"
        small
        className={styles.open}
        data-needs-script
        onClick={({timeStamp}) => {
          // Each press opens it anew; after a failure the next one tries again.
          import('./Large').then(
            ({Large}) => setLarge(<Large key={timeStamp} {...props} />),
            (error: unknown) => {
              log.error('The large diagram could not be loaded.', error);
              showToast({
                tone: 'danger',
                title: translate({id: 'diagram.open', message: 'Enlarge the diagram'}),
                description: translate({
                  id: 'diagram.loadFailed',
                  message: "The picture couldn't be loaded. Check the connection, then try again.",
                }),
              });
            },
          );
        }}
      >
        <Translate id="diagram.open">Enlarge the diagram</Translate>
      </Button>
      {large}
    </DiagramFrame>
  );
}
