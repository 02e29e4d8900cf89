import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Section} from '@site/src/components/Section';
import {goodPlaces, type Article} from '@site/src/data/knowledge';
import styles from './styles.route.module.css';

const KINDS: Readonly<Record<Article['kind'], string>> = {
  documentation: translate({id: 'knowledgeBase.articles.documentation', message: 'Documentation'}),
  blog: translate({id: 'knowledgeBase.articles.blog', message: 'Blog'}),
};

export function Articles(): ReactNode {
  return (
    <Section
      id="good-places"
      title={translate({id: 'knowledgeBase.articles.title', message: 'Good places to start'})}
      intro={
        <Translate id="knowledgeBase.articles.intro">
          Our own choice, not a count: we do not track what anybody reads.
        </Translate>
      }
    >
      <ul className={styles.articles}>
        {goodPlaces.map(({to, label, text, kind}) => (
          <li key={to} className={styles.article}>
            <span className={styles.articleKind}>{KINDS[kind]}</span>
            <Link to={to} className={styles.articleLink}>
              {label}
            </Link>
            <span className={styles.articleText}>{text}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
