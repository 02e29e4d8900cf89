import Link from '@docusaurus/Link';
import type {Root} from 'hast';
import {
  createContext,
  useContext,
  useDeferredValue,
  type ComponentProps,
  type ReactNode,
} from 'react';
import Markdown, {type Components} from 'react-markdown';
import {SKIP, visit} from 'unist-util-visit';
import partStyles from '../parts/styles.lazy.module.css';
import styles from './styles.lazy.module.css';

/** Paths of this site: nothing in them that browsers or the router would read as another host. */
const OWN_PATH = /^(?:\/[\w.-]+)*\/(?:[\w.-]+)?(?:\?[\w=&.-]*)?(?:#[\w.-]*)?$/;

const Leave = createContext<() => void>(() => undefined);

/** A link on this site or to an https address; any other is its text. */
function AnswerLink({href = '', children}: ComponentProps<'a'>): ReactNode {
  const onLeave = useContext(Leave);
  const {origin} = window.location;
  const path = href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
  if (OWN_PATH.test(path)) {
    return (
      <Link to={path} onClick={onLeave}>
        {children}
      </Link>
    );
  }
  const url = URL.canParse(href) ? new URL(href) : undefined;
  const isSafe = url?.protocol === 'https:' && url.origin !== origin && !url.username;
  return isSafe ? (
    <Link href={url.href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </Link>
  ) : (
    children
  );
}

const Title = ({children}: ComponentProps<'h1'>): ReactNode => (
  <p>
    <strong>{children}</strong>
  </p>
);

const components: Components = {
  a: AnswerLink,
  h1: Title,
  h2: Title,
  h3: Title,
  h4: Title,
  pre: ({children}) => (
    // It scrolls sideways, so the keyboard has to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <pre className={partStyles.code} tabIndex={0}>
      {children}
    </pre>
  ),
};

const ELEMENTS = 'a blockquote br code em h1 h2 h3 h4 li ol p pre span strong ul'.split(' ');

/** Gives texts elements of their own: as an answer grows, one that the browser has translated could not be taken out. */
const separateTexts = () => (tree: Root) =>
  visit(tree, 'text', (node, index, parent) => {
    if (parent && index !== undefined && node.value.trim() !== '') {
      parent.children[index] = {type: 'element', tagName: 'span', properties: {}, children: [node]};
    }
    return SKIP;
  });

export interface AnswerTextProps {
  /** Markdown: paragraphs, lists, bold, code, links. Everything else is shown as text. */
  readonly text: string;
  /** Called when a link leads to another page of this site. */
  readonly onLeave: () => void;
}

/** Draws the Markdown of an answer as React elements, which leaves markup no way in. */
export function AnswerText({text, onLeave}: AnswerTextProps): ReactNode {
  const latest = useDeferredValue(text);
  return (
    <div className={styles.text}>
      <Leave value={onLeave}>
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
      </Leave>
    </div>
  );
}
