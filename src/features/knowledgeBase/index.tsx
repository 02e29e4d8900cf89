import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/Button';
import {GridMark} from '@site/src/components/GridMark';
import {LinkCard} from '@site/src/components/LinkCard';
import {SupportLink} from '@site/src/components/mdx/SupportLink';
import {Section} from '@site/src/components/Section';
import {startingPoints, knowledgeTopics, type Article} from '@site/src/data/knowledge';
import {tutorials} from '@site/src/data/tutorials';
import {useAnchor} from '@site/src/lib/useAnchor';
import {TutorialVideo} from './Tutorial';
import styles from './styles.route.module.css';

/** Title of the page and the four ways in. */
function Topics(): ReactNode {
  return (
    <div className={clsx('page-column', styles.intro)}>
      <Heading as="h1">
        <Translate id="knowledgeBase.title">Knowledge base</Translate>
      </Heading>
      <p className={clsx('intro', styles.lead)}>
        <Translate id="knowledgeBase.lead">
          Choose one of four topics, watch two videos of less than a minute, or write to us.
        </Translate>
      </p>
      <ul id={useAnchor('topics')} className="columns-4">
        {knowledgeTopics.map(({id, title, text, to, pattern, more}) => (
          <LinkCard
            key={id}
            to={to}
            title={title}
            level="h2"
            mark={<GridMark pattern={pattern} size={44} />}
          >
            <p>{text}</p>
            <Link to={more.to} className="action-link">
              {more.label}
            </Link>
          </LinkCard>
        ))}
      </ul>
    </div>
  );
}

function Tutorials(): ReactNode {
  return (
    <Section
      id="tutorials"
      tone="sunken"
      title={translate({id: 'knowledgeBase.tutorials.title', message: 'Video tutorials'})}
      intro={
        <Translate id="knowledgeBase.tutorials.intro">
          Each video takes less than a minute and has no sound. Captions explain each step, and the
          transcript is below.
        </Translate>
      }
    >
      {tutorials.map((tutorial) => (
        <TutorialVideo key={tutorial.file} tutorial={tutorial} />
      ))}
    </Section>
  );
}

const KINDS: Readonly<Record<Article['kind'], string>> = {
  documentation: translate({id: 'knowledgeBase.articles.documentation', message: 'Documentation'}),
  blog: translate({id: 'knowledgeBase.articles.blog', message: 'Blog'}),
};

function Articles(): ReactNode {
  return (
    <Section
      id="good-places"
      title={translate({id: 'knowledgeBase.articles.title', message: 'Good places to start'})}
      intro={
        <Translate id="knowledgeBase.articles.intro">
          We chose these pages ourselves: we don't track what people read.
        </Translate>
      }
    >
      <ul className={clsx('columns-2', styles.articles)}>
        {startingPoints.map(({to, label, text, kind}) => (
          <li key={to} className={styles.article}>
            <span className={styles.articleKind} data-no-excerpt>
              {KINDS[kind]}
            </span>
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

interface PanelProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** The link that the panel ends with. */
  readonly children: ReactNode;
}

function Panel({id, title, text, children}: PanelProps): ReactNode {
  return (
    <section id={useAnchor(id)} className={clsx('panel', styles.panel)}>
      <Heading as="h2">{title}</Heading>
      <p>{text}</p>
      <p className={styles.panelAction}>{children}</p>
    </section>
  );
}

/** Help when the rest of the page has none, and the invitation to write about embedding. */
function Help(): ReactNode {
  return (
    <div className={clsx('page-column columns-2', styles.help)}>
      <Panel
        id="help"
        title={<Translate id="knowledgeBase.help.title">Still looking?</Translate>}
        text={
          <Translate
            id="knowledgeBase.help.text"
            values={{
              faq: (
                <Link to="/#faq">
                  <Translate id="knowledgeBase.help.faq">frequently asked questions</Translate>
                </Link>
              ),
              address: (
                <SupportLink
                  subject={translate({
                    id: 'knowledgeBase.help.subject',
                    message: 'A question that the knowledge base does not answer',
                  })}
                />
              ),
            }}
          >
            {
              'See the {faq}, or ask us: tell us what you tried, what you expected and what happened, with the address of the session if there is one. Use the form or write to {address}.'
            }
          </Translate>
        }
      >
        <ButtonLink to="/#contact" variant="secondary">
          <Translate id="knowledgeBase.help.contact">Contact us</Translate>
        </ButtonLink>
      </Panel>
      <Panel
        id="embed-videos"
        title={<Translate id="knowledgeBase.embed.title">Embed our videos</Translate>}
        text={
          <Translate id="knowledgeBase.embed.text">
            Would you like to show one of these videos in a training session, a course or an
            internal wiki? Tell us where it will appear, and we will send you what you need.
          </Translate>
        }
      >
        <SupportLink
          subject={translate({id: 'knowledgeBase.embed.subject', message: 'Embedding a video'})}
        >
          <Translate id="knowledgeBase.embed.link">Write to us about embedding a video</Translate>
        </SupportLink>
      </Panel>
    </div>
  );
}

export function KnowledgeBase(): ReactNode {
  return (
    <main>
      <Topics />
      <Tutorials />
      <Articles />
      <Help />
    </main>
  );
}
