import Link from '@docusaurus/Link';
import {useMemo, type ReactNode} from 'react';
import {parseMarkdown, type Block, type Inline} from '@site/src/lib/assistant/markdown';
import styles from './styles.lazy.module.css';

function drawInline(parts: readonly Inline[]): ReactNode {
  return parts.map((part, index) => {
    switch (part.type) {
      case 'text':
        return part.text;
      case 'code':
        return <code key={index}>{part.text}</code>;
      case 'strong':
        return <strong key={index}>{drawInline(part.children)}</strong>;
      case 'link':
        return part.href.startsWith('/') ? (
          <Link key={index} to={part.href}>
            {drawInline(part.children)}
          </Link>
        ) : (
          <Link key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
            {drawInline(part.children)}
          </Link>
        );
    }
  });
}

function drawBlock(block: Block, key: number): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p key={key}>{drawInline(block.children)}</p>;
    case 'code':
      return (
        <pre key={key} className={styles.code}>
          <code>{block.text}</code>
        </pre>
      );
    case 'list': {
      const items = block.items.map((item, index) => <li key={index}>{drawInline(item)}</li>);
      return block.isOrdered ? <ol key={key}>{items}</ol> : <ul key={key}>{items}</ul>;
    }
  }
}

export interface AnswerTextProps {
  /** Markdown of the subset, or anything at all: what it does not know is shown as text. */
  readonly text: string;
}

/** Draws an answer as React elements; there is no way for markup through it. */
export function AnswerText({text}: AnswerTextProps): ReactNode {
  const blocks = useMemo(() => parseMarkdown(text, window.location.origin), [text]);
  return <div className={styles.text}>{blocks.map(drawBlock)}</div>;
}
