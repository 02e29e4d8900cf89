import Link from '@docusaurus/Link';
import {useMemo, type ReactNode} from 'react';
import {parseMarkdown, type Block, type Inline} from '@site/src/lib/assistant/markdown';
import styles from './styles.lazy.module.css';

type OnLeave = (() => void) | undefined;

function drawInline(parts: readonly Inline[], onLeave: OnLeave): ReactNode {
  return parts.map((part, index) => {
    switch (part.type) {
      case 'text':
        return part.text;
      case 'code':
        return <code key={index}>{part.text}</code>;
      case 'strong':
        return <strong key={index}>{drawInline(part.children, onLeave)}</strong>;
      case 'emphasis':
        return <em key={index}>{drawInline(part.children, onLeave)}</em>;
      case 'link':
        return part.href.startsWith('/') ? (
          <Link key={index} to={part.href} onClick={onLeave}>
            {drawInline(part.children, onLeave)}
          </Link>
        ) : (
          <Link key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
            {drawInline(part.children, onLeave)}
          </Link>
        );
    }
  });
}

function drawBlock(block: Block, key: number, onLeave: OnLeave): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p key={key}>{drawInline(block.children, onLeave)}</p>;
    case 'code':
      return (
        // It scrolls sideways, so the keyboard has to reach it.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        <pre key={key} className={styles.code} tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case 'list': {
      const items = block.items.map((item, index) => (
        <li key={index}>{drawInline(item, onLeave)}</li>
      ));
      return block.isOrdered ? <ol key={key}>{items}</ol> : <ul key={key}>{items}</ul>;
    }
  }
}

/** Leaves out a mark of bold that the rest of the answer would have closed. */
function withoutOpenBold(text: string): string {
  const marks = [...text.matchAll(/\*\*/g)];
  const last = marks.at(-1);
  return last && marks.length % 2 === 1
    ? text.slice(0, last.index) + text.slice(last.index + last[0].length)
    : text;
}

export interface AnswerTextProps {
  /** Markdown of the subset, or anything at all: what it does not know is shown as text. */
  readonly text: string;
  /** Whether it breaks off in the middle. */
  readonly isPartial?: boolean;
  /** Called when a link leads to another page of this site. */
  readonly onLeave?: () => void;
}

/** Draws an answer as React elements; there is no way for markup through it. */
export function AnswerText({text, isPartial, onLeave}: AnswerTextProps): ReactNode {
  const blocks = useMemo(
    () => parseMarkdown(isPartial ? withoutOpenBold(text) : text, window.location.origin),
    [text, isPartial],
  );
  return (
    <div className={styles.text}>
      {blocks.map((block, index) => drawBlock(block, index, onLeave))}
    </div>
  );
}
