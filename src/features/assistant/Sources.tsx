import type {ReactNode} from 'react';
import {InPlaceLink} from '@site/src/components/InPlaceLink';
import type {Source} from '@site/src/lib/assistant/types';
import styles from './styles.lazy.module.css';

export interface SourcesProps {
  readonly sources: readonly Source[];
  /** What they are to the answer: a text before the list. */
  readonly label: ReactNode;
  readonly onFollow: (url: string) => void;
}

function SourceLink({source, onFollow}: Pick<SourcesProps, 'onFollow'> & {source: Source}) {
  const {url, page, section} = source;
  return (
    <InPlaceLink
      to={url}
      className={styles.source}
      onChoose={() => {
        onFollow(url);
      }}
    >
      {section ? `${page} › ` : page}
      {section && <span className={styles.section}>{section}</span>}
    </InPlaceLink>
  );
}

/** Links to what an answer stands on. */
export function Sources({sources, label, onFollow}: SourcesProps): ReactNode {
  return (
    <div className={styles.sources}>
      <p className={styles.label}>{label}</p>
      <ul data-sources>
        {sources.map((source) => (
          <li key={source.url}>
            <SourceLink source={source} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </div>
  );
}
