import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {isPlainClick} from '@site/src/lib/isPlainClick';
import {languageTag} from '@site/src/lib/locale';
import styles from './styles.lazy.module.css';

/** @returns A sentence that names words of a question that no page has. */
export const unknownText = (words: readonly string[]): string =>
  translate(
    {id: 'search.unknown', message: 'No page mentions {words}.'},
    {
      words: new Intl.ListFormat(languageTag, {type: 'disjunction'}).format(
        words.map((question) =>
          translate({id: 'search.ask.question', message: '“{question}”'}, {question}),
        ),
      ),
    },
  );

interface NothingFoundProps {
  /** Says that nothing was found. */
  readonly children: ReactNode;
  /** Words that no page has. */
  readonly unknown?: readonly string[];
  /** A button that comes before the links. */
  readonly action?: ReactNode;
  /** Whether the search is one of the ways on. */
  readonly withSearch?: boolean;
  /** Called when a link leads away in this tab. */
  readonly onLeave?: () => void;
}

/** Says that nothing was found, with ways on. */
export function NothingFound(props: NothingFoundProps) {
  const {children, unknown = [], action, withSearch = false, onLeave} = props;
  const ways = [
    ...(withSearch
      ? [{to: '/search/', text: translate({id: 'search.label', message: 'Search this site'})}]
      : []),
    {
      to: '/documentation/reference/not-supported/',
      text: translate({id: 'search.nothing.notSupported', message: 'What is not supported'}),
    },
    {
      to: '/documentation/',
      text: translate({
        id: 'search.nothing.documentation',
        message: 'Browse the documentation',
      }),
    },
    {to: '/#contact', text: translate({id: 'search.nothing.contact', message: 'Ask us'})},
  ];
  return (
    <div className={styles.notice}>
      <p className={styles.lead}>{children}</p>
      {unknown.length > 0 && <p>{unknownText(unknown)}</p>}
      <p>
        <Translate id="search.nothing.advice">Try fewer or different words.</Translate>
      </p>
      {action}
      <ul className="inline-row">
        {ways.map(({to, text}) => (
          <li key={to}>
            <Link
              to={to}
              className="action-link"
              onClick={(event) => isPlainClick(event) && onLeave?.()}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
