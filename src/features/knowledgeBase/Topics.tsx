import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {GridMark} from '@site/src/components/GridMark';
import {knowledgeTopics, type KnowledgeTopic} from '@site/src/data/knowledge';
import {useAnchor} from '@site/src/lib/useAnchor';
import styles from './styles.route.module.css';

function Topic({topic}: {readonly topic: KnowledgeTopic}): ReactNode {
  const {title, text, to, pattern, more} = topic;
  return (
    <li className={styles.topic}>
      <GridMark pattern={pattern} size={44} />
      <Heading as="h2" className={styles.topicTitle}>
        <Link to={to} className={styles.topicLink}>
          {title}
        </Link>
      </Heading>
      <p className={styles.topicText}>{text}</p>
      <Link to={more.to} className={styles.topicMore}>
        {more.label}
      </Link>
    </li>
  );
}

/** Title of the page and the four ways in. */
export function Topics(): ReactNode {
  return (
    <div className={styles.intro}>
      <Heading as="h1" className={styles.title}>
        <Translate id="knowledgeBase.title">Knowledge base</Translate>
      </Heading>
      <p className={styles.lead}>
        <Translate id="knowledgeBase.lead">
          Four ways in, two videos of under a minute, and a person at the end of an e-mail.
        </Translate>
      </p>
      <ul id={useAnchor('topics')} className={styles.topics}>
        {knowledgeTopics.map((topic) => (
          <Topic key={topic.id} topic={topic} />
        ))}
      </ul>
    </div>
  );
}
