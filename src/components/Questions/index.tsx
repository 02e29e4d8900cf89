import {useLocation} from '@docusaurus/router';
import Heading from '@theme/Heading';
import {useEffect} from 'react';
import {Icon} from '@site/src/components/Icon';
import styles from './styles.route.module.css';

interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

interface QuestionsProps {
  /** Groups apart: of each, one answer is open at a time. It begins the URL of each question. */
  readonly name: string;
  readonly items: readonly Question[];
}

/** Questions that show their answers: details elements that share a name exclude each other. */
export function Questions({name, items}: QuestionsProps) {
  const {hash} = useLocation();
  useEffect(() => {
    const asked = document.getElementById(hash.slice(1));
    if (asked instanceof HTMLDetailsElement) {
      asked.open = true;
    }
  }, [hash]);
  return (
    <div>
      {items.map(({id, question, answer}) => (
        <details key={id} id={`${name}-${id}`} name={name} className={styles.item}>
          <summary className={styles.question}>
            <Heading as="h3">{question}</Heading>
            <Icon name="chevron" />
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
