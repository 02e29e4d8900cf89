import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {IconButton} from '@site/src/components/IconButton';
import styles from './styles.lazy.module.css';

/** Name of the highlight in the style sheet. */
const NAME = 'search-words';

/** Pages draw themselves after the address has changed, in milliseconds. */
const SETTLED_MS = 150;

/**
 * Marks words of the page, whose nodes belong to React and stay as they are.
 * @returns Whether there are any; false where the browser cannot.
 */
function highlight(words: ReadonlySet<string>): boolean {
  const main = document.querySelector('main');
  if (!main || !('highlights' in CSS)) {
    return false;
  }
  const marks = new Highlight();
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isSkipped = node.parentElement?.closest('nav, script, style, [aria-hidden="true"]');
    for (const {0: word, index} of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
      if (!isSkipped && words.has(word.toLowerCase())) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        marks.add(range);
      }
    }
  }
  CSS.highlights.set(NAME, marks);
  return marks.size > 0;
}

export interface LandingNoteProps {
  /** Written as in the page's text, in any case. */
  readonly words: readonly string[];
}

/** Marks the words that led here, and takes the marks away again when asked to. */
export function LandingNote({words}: LandingNoteProps): ReactNode {
  const [isMarked, setMarked] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => {
      setMarked(highlight(new Set(words.map((word) => word.toLowerCase()))));
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [words]);

  useEffect(() => (isMarked ? () => void CSS.highlights.delete(NAME) : undefined), [isMarked]);

  return (
    isMarked &&
    createPortal(
      <div role="status" className={clsx('floating', styles.note)}>
        <Translate id="search.landing">The words you searched for are highlighted.</Translate>
        <IconButton
          icon="close"
          label={translate({id: 'search.landing.clear', message: 'Remove the highlighting'})}
          onClick={() => setMarked(false)}
        />
      </div>,
      // The header blurs its background, which would make it the frame of fixed elements inside.
      document.body,
    )
  );
}
