import Link from '@docusaurus/Link';
import type {Root} from 'hast';
import {useDeferredValue, type ComponentProps} from 'react';
import Markdown, {type Components} from 'react-markdown';
import {SKIP, visit} from 'unist-util-visit';
import partStyles from '../parts/styles.lazy.module.css';
import styles from './styles.lazy.module.css';

/** Paths of this site: nothing in them that browsers or the router would read as another host. */
const OWN_PATH = /^(?:\/[\w.-]+)*\/(?:[\w.-]+)?(?:\?[\w=&.-]*)?(?:#[\w.-]*)?$/;

/** Addresses elsewhere, without a name and password that would look like the host. */
const OTHER_SITE = /^https:\/\/[\w.-]+(?::\d+)?(?:[/?#]|$)/i;

/** A link on this site or to an https address; any other is its text. */
function AnswerLink({href = '', children}: ComponentProps<'a'>) {
  const {origin} = window.location;
  const path = href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
  if (OWN_PATH.test(path)) {
    return <Link to={path}>{children}</Link>;
  }
  return OTHER_SITE.test(path) ? (
    <Link href={path} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </Link>
  ) : (
    children
  );
}

const components: Components = {
  a: AnswerLink,
  pre: ({children}) => (
    // It scrolls sideways, so the keyboard has to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <pre className={partStyles.code} tabIndex={0}>
      {children}
    </pre>
  ),
};

const ELEMENTS = 'a blockquote br code em li ol p pre span strong ul'.split(' ');

/** Gives texts elements of their own: as an answer grows, one that the browser has translated could not be taken out. */
const separateTexts = () => (tree: Root) =>
  visit(tree, 'text', (node, index, parent) => {
    if (parent && index !== undefined && node.value.trim() !== '') {
      parent.children[index] = {type: 'element', tagName: 'span', properties: {}, children: [node]};
    }
    return SKIP;
  });

interface AnswerTextProps {
  /** Markdown: paragraphs, lists, bold, code, links. Everything else is shown as text. */
  readonly text: string;
}

/** Draws the Markdown of an answer as React elements, which leaves markup no way in. */
export function AnswerText({text}: AnswerTextProps) {
  const latest = useDeferredValue(text);
  return (
    <div className={styles.text}>
      <Markdown
        allowedElements={ELEMENTS}
        unwrapDisallowed
        components={components}
        rehypePlugins={[separateTexts]}
        // AnswerLink decides.
        urlTransform={(url) => url}
      >
        {latest}
      </Markdown>
    </div>
  );
}
