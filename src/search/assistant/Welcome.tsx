import Translate from '@docusaurus/Translate';
import {useId, type ReactNode} from 'react';
import {suggestedQuestions} from '@site/src/data/assistant/suggestions';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import styles from './styles.lazy.module.css';

export interface WelcomeProps {
  /** Path of the page, without the language. */
  readonly path: string;
  /** Whether nothing has been asked yet. */
  readonly isNew: boolean;
  readonly onAsk: (question: string) => void;
}

/** What stands before the first question: what this is, what becomes of questions, some to try. */
export function Welcome({path, isNew, onAsk}: WelcomeProps): ReactNode {
  const id = useId();
  const {chatApiUrl} = useSiteConfig();
  return (
    <>
      <p className={styles.about}>
        <Translate id="assistant.about">
          Answers come from the pages of this site, with links to where they stand. What the pages
          do not say, you will not read here either.
        </Translate>
      </p>
      {isNew && (
        <>
          <p id={id} className={styles.label}>
            <Translate id="assistant.suggestions">Questions to begin with</Translate>
          </p>
          <ul className={styles.suggestions} aria-labelledby={id}>
            {suggestedQuestions(path).map((question) => (
              <li key={question}>
                <button
                  type="button"
                  className={styles.suggestion}
                  onClick={() => {
                    onAsk(question);
                  }}
                >
                  {question}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {chatApiUrl && (
        <p className={styles.privacy}>
          <Translate id="assistant.about.service">
            Your question, the language and address of this page and the passages found are sent to
            our answer service.
          </Translate>
        </p>
      )}
    </>
  );
}
