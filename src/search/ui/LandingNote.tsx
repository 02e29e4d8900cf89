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

/** More marks than this help no reader. */
const MAX_RANGES = 500;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const SKIPPED = 'nav, script, style, [aria-hidden="true"]';

/** Ranges of the words below an element, whose nodes belong to React and stay as they are. */
function rangesIn(root: Element, words: ReadonlySet<string>): readonly Range[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = walker.nextNode(); node && ranges.length < MAX_RANGES; node = walker.nextNode()) {
    if (node.parentElement?.closest(SKIPPED)) {
      continue;
    }
    for (const {0: word, index} of (node.nodeValue ?? '').matchAll(WORD)) {
      if (words.has(word.toLowerCase())) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        ranges.push(range);
      }
    }
  }
  return ranges;
}

/** @returns How many words are marked; 0 where the browser cannot. */
function highlight(words: readonly string[]): number {
  const main = document.querySelector('main');
  if (!main || !('highlights' in CSS)) {
    return 0;
  }
  const ranges = rangesIn(main, new Set(words.map((word) => word.toLowerCase())));
  CSS.highlights.set(NAME, new Highlight(...ranges));
  return ranges.length;
}

const clear = (): void => {
  if ('highlights' in CSS) {
    CSS.highlights.delete(NAME);
  }
};

export interface LandingNoteProps {
  /** Written as in the page's text, in any case. */
  readonly words: readonly string[];
}

/** Marks the words that led here, and takes the marks away again when asked to. */
export function LandingNote({words}: LandingNoteProps): ReactNode {
  const [count, setCount] = useState(0);

  useEffect(() => {
    const timer = setTimeout(() => setCount(highlight(words)), SETTLED_MS);
    return () => {
      clearTimeout(timer);
      clear();
    };
  }, [words]);

  return (
    count > 0 &&
    createPortal(
      <div role="status" className={clsx('floating', styles.note)}>
        <span>
          <Translate id="search.landing">The words you searched for are highlighted.</Translate>
        </span>
        <IconButton
          icon="close"
          label={translate({id: 'search.landing.clear', message: 'Remove the highlighting'})}
          onClick={() => {
            clear();
            setCount(0);
          }}
        />
      </div>,
      // The header blurs its background, which would make it the frame of fixed elements inside.
      document.body,
    )
  );
}
