import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {IconButton} from '@site/src/components/IconButton';
import {clearHighlight, highlightWords} from './highlight';
import styles from './styles.lazy.module.css';

/** Pages draw themselves after the address has changed, in milliseconds. */
const SETTLED_MS = 150;

export interface LandingNoteProps {
  readonly words: readonly string[];
}

/** Marks the words that led here, and takes the marks away again when asked to. */
export function LandingNote({words}: LandingNoteProps): ReactNode {
  const [count, setCount] = useState(0);

  useEffect(() => {
    const timer = setTimeout(() => setCount(highlightWords(words)), SETTLED_MS);
    return () => {
      clearTimeout(timer);
      clearHighlight();
    };
  }, [words]);

  return (
    count > 0 &&
    createPortal(
      <div role="status" className={styles.note}>
        <span>
          <Translate id="search.landing">The words you searched for are highlighted.</Translate>
        </span>
        <IconButton
          icon="close"
          label={translate({id: 'search.landing.clear', message: 'Remove the highlighting'})}
          onClick={() => {
            clearHighlight();
            setCount(0);
          }}
        />
      </div>,
      // The header blurs what is behind it, which makes it the frame of what is fixed inside.
      document.body,
    )
  );
}
