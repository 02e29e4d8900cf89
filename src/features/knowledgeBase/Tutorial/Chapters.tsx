import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import type {TutorialChapter} from '@site/src/data/tutorials';
import {formatPosition} from './files';
import styles from './styles.route.module.css';

export interface ChaptersProps {
  readonly chapters: readonly TutorialChapter[];
  /** Id of the chapter that plays. */
  readonly current: string | null;
  readonly onJump: (seconds: number) => void;
}

/** The chapters as buttons; they move the player, so they are there with scripts alone. */
export function Chapters({chapters, current, onJump}: ChaptersProps): ReactNode {
  return (
    <ol
      data-needs-script
      className={styles.chapters}
      aria-label={translate({id: 'knowledgeBase.tutorial.chapters', message: 'Chapters'})}
    >
      {chapters.map(({id, title, start}) => (
        <li key={id}>
          <button
            type="button"
            className={clsx(styles.chapter, id === current && styles.playing)}
            aria-current={id === current ? 'true' : undefined}
            onClick={() => {
              onJump(start);
            }}
          >
            <span className={styles.cell} aria-hidden="true" />
            <span className={styles.chapterTitle}>{title}</span>{' '}
            <span className={styles.time}>{formatPosition(start)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** What the captions say, chapter by chapter. */
export function Transcript({chapters}: Pick<ChaptersProps, 'chapters'>): ReactNode {
  const id = useId();
  return (
    <details className={styles.transcript}>
      <summary className={styles.summary}>
        <Translate id="knowledgeBase.tutorial.transcript">Transcript</Translate>
      </summary>
      <div className={styles.transcriptBody}>
        {chapters.map((chapter) => (
          <section key={chapter.id} aria-labelledby={`${id}-${chapter.id}`}>
            <Heading as="h4" className={styles.transcriptTitle}>
              <span id={`${id}-${chapter.id}`}>{chapter.title}</span>{' '}
              <span className={styles.time}>{formatPosition(chapter.start)}</span>
            </Heading>
            <p>{chapter.cues.map(({text}) => text).join(' ')}</p>
          </section>
        ))}
      </div>
    </details>
  );
}
