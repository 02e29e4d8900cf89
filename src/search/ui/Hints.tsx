import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {Button} from '@site/src/components/Button';
import styles from './styles.lazy.module.css';

const suggestions: readonly string[] = [
  translate({id: 'search.suggestion.start', message: 'first test on a phone'}),
  translate({id: 'search.suggestion.parallel', message: 'parallel sessions'}),
  translate({id: 'search.suggestion.video', message: 'video recording'}),
  translate({id: 'search.suggestion.ci', message: 'GitHub Actions'}),
  translate({id: 'search.suggestion.error', message: 'session not created'}),
];

interface HintsProps {
  /** Takes over one of the queries that are offered. */
  readonly onPick: (query: string) => void;
}

/** Queries to begin with. */
export function Hints({onPick}: HintsProps) {
  return (
    <>
      <p className="quiet">
        <Translate id="search.suggestions">Try</Translate>
      </p>
      <ul className={clsx('inline-row', styles.hints)}>
        {suggestions.map((query) => (
          <li key={query}>
            <Button variant="secondary" small onClick={() => onPick(query)}>
              {query}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
