import Link from '@docusaurus/Link';
import type {Nodes, Parents} from 'mdast';
import {fromMarkdown, type Options} from 'mdast-util-from-markdown';
import {useDeferredValue, useMemo, type ReactNode} from 'react';
import partStyles from '../parts/styles.lazy.module.css';
import {safeHref} from './safeHref';
import styles from './styles.lazy.module.css';

/** HTML stays text; so does syntax that depends on later lines or on wide indents. */
const READING: Options = {
  extensions: [
    {
      disable: {
        null: ['htmlFlow', 'htmlText', 'codeIndented', 'definition', 'setextUnderline'],
      },
    },
  ],
};

/** Levels of lists, quotations and emphasis: a few sentences have no more. */
const MAX_DEPTH = 12;

/**
 * The beginning of a line that opens more levels than that, such as `1. 1. 1. …`, without its last
 * sign. Reading it takes the square of its length.
 */
const TOO_DEEP = new RegExp(
  `^(?=(?:[ \\t]*(?:>|(?:[+*-]|\\d{1,9}[.)])[ \\t])){${MAX_DEPTH}})[ \\t]*\\d*`,
  'gm',
);

const withoutDepth = (text: string): string => text.replace(TOO_DEEP, '$&\\');

interface DrawOptions {
  readonly source: string;
  readonly onLeave: (() => void) | undefined;
}

/** An element of its own: as an answer grows, text that the browser has translated could not be taken out by itself. */
const textOf = (text: string, key?: number): ReactNode => <span key={key}>{text}</span>;

/** Draws a node as React elements; content without a place in the subset stays as written. */
function draw(node: Nodes, options: DrawOptions, depth = 0, key?: number): ReactNode {
  const {start, end} = node.position ?? {};
  const asWritten = textOf(options.source.slice(start?.offset, end?.offset), key);
  const children = (parent: Parents): ReactNode =>
    parent.children.map((child, index) => draw(child, options, depth + 1, index));
  if (depth > MAX_DEPTH) {
    return asWritten;
  }
  switch (node.type) {
    case 'root':
      return children(node);
    case 'paragraph':
      return <p key={key}>{children(node)}</p>;
    case 'heading':
      return (
        <p key={key}>
          <strong>{children(node)}</strong>
        </p>
      );
    case 'list':
      return node.ordered ? (
        <ol key={key} start={node.start ?? 1}>
          {children(node)}
        </ol>
      ) : (
        <ul key={key}>{children(node)}</ul>
      );
    case 'listItem':
      return <li key={key}>{children(node)}</li>;
    case 'blockquote':
      return <blockquote key={key}>{children(node)}</blockquote>;
    case 'code':
      return (
        // It scrolls sideways, so the keyboard has to reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        <pre key={key} className={partStyles.code} tabIndex={0}>
          <code>{node.value}</code>
        </pre>
      );
    case 'inlineCode':
      return <code key={key}>{node.value}</code>;
    case 'strong':
      return <strong key={key}>{children(node)}</strong>;
    case 'emphasis':
      return <em key={key}>{children(node)}</em>;
    case 'text':
      return textOf(node.value, key);
    case 'break':
      return textOf(' ', key);
    case 'thematicBreak':
      return null;
    case 'link': {
      const href = safeHref(node.url, window.location.origin);
      if (href === null || node.children.length === 0) {
        return asWritten;
      }
      return href.startsWith('/') ? (
        <Link key={key} to={href} onClick={options.onLeave}>
          {children(node)}
        </Link>
      ) : (
        <Link key={key} href={href} target="_blank" rel="noopener noreferrer nofollow">
          {children(node)}
        </Link>
      );
    }
    default:
      return asWritten;
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
  /** Markdown: paragraphs, lists, bold, code, links. Everything else is shown as text. */
  readonly text: string;
  /** Whether it breaks off in the middle. */
  readonly isPartial?: boolean;
  /** Called when a link leads to another page of this site. */
  readonly onLeave?: () => void;
}

/** Draws an answer as React elements, which leaves markup no way in. */
export function AnswerText({text, isPartial, onLeave}: AnswerTextProps): ReactNode {
  const latest = useDeferredValue(text);
  const content = useMemo(() => {
    const source = withoutDepth(isPartial ? withoutOpenBold(latest) : latest);
    return draw(fromMarkdown(source, READING), {source, onLeave});
  }, [latest, isPartial, onLeave]);
  return <div className={styles.text}>{content}</div>;
}

/**
 * @param markdown An answer.
 * @returns The same as plain text, for the clipboard: list items keep their signs.
 */
export function plainText(markdown: string): string {
  const source = withoutDepth(markdown);
  const read = (node: Nodes): string => {
    if (node.type === 'list') {
      return node.children
        .map((item, index) => `${node.ordered ? `${index + 1}.` : '-'} ${read(item)}`)
        .join('\n');
    }
    if (!('children' in node)) {
      return 'value' in node ? node.value : '';
    }
    const isText = node.type !== 'root' && node.type !== 'blockquote' && node.type !== 'listItem';
    return node.children
      .map(read)
      .filter(Boolean)
      .join(isText ? '' : node.type === 'listItem' ? '\n' : '\n\n');
  };
  return read(fromMarkdown(source, READING));
}
