import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {useId, useRef, useState, type ReactNode} from 'react';
import {StructuredData} from '@site/src/components/StructuredData';
import type {Tutorial, TutorialChapter} from '@site/src/data/tutorials';
import {languageTag, locale} from '@site/src/lib/locale';
import styles from './styles.route.module.css';

/** Pixels of the recorded scenes: media/ makes them. */
const VIDEO_SIZE = {width: 1280, height: 800} as const;

/**
 * Where the parts of a tutorial in the page's language are, without the site's base path.
 * @param file Name of the tutorial's files.
 */
function tutorialPaths(
  file: string,
): Readonly<Record<'video' | 'poster' | 'captions' | 'chapters', string>> {
  const base = `/videos/${file}.${locale}`;
  return {
    video: `${base}.webm`,
    poster: `${base}.webp`,
    captions: `${base}.captions.vtt`,
    chapters: `${base}.chapters.vtt`,
  };
}

/** @returns A position in a video, given in seconds, as players show it: `0:07`. */
function formatPosition(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

interface TutorialProps {
  readonly tutorial: Tutorial;
}

interface ChaptersProps {
  readonly chapters: readonly TutorialChapter[];
  /** Id of the chapter that plays. */
  readonly current: string | null;
  readonly onJump: (seconds: number) => void;
}

/** The chapters as buttons; they move the player, so they are there with scripts alone. */
function Chapters({chapters, current, onJump}: ChaptersProps): ReactNode {
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
            <span>{title}</span> <span className={styles.time}>{formatPosition(start)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The captions as text, chapter by chapter. */
function Transcript({chapters}: Pick<ChaptersProps, 'chapters'>): ReactNode {
  const id = useId();
  return (
    <details className={styles.transcript}>
      <summary className={styles.summary}>
        <Translate id="knowledgeBase.tutorial.transcript">Transcript</Translate>
      </summary>
      <div className={clsx('columns-2', styles.transcriptBody)}>
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

/** Structured data of a video: https://developers.google.com/search/docs/appearance/structured-data/video */
function VideoData({tutorial}: TutorialProps): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {title, description, seconds, published, chapters, file} = tutorial;
  const {video, poster} = tutorialPaths(file);
  return (
    <StructuredData
      data={{
        '@context': 'https://schema.org',
        '@type': 'VideoObject',
        name: title,
        description,
        width: {'@type': 'QuantitativeValue', value: VIDEO_SIZE.width, unitCode: 'E37'},
        height: {'@type': 'QuantitativeValue', value: VIDEO_SIZE.height, unitCode: 'E37'},
        inLanguage: languageTag,
        thumbnailUrl: withBaseUrl(poster, {absolute: true}),
        contentUrl: withBaseUrl(video, {absolute: true}),
        encodingFormat: 'video/webm',
        uploadDate: published,
        duration: `PT${seconds}S`,
        transcript: chapters.flatMap(({cues}) => cues.map(({text}) => text)).join(' '),
      }}
    />
  );
}

function Download({tutorial, failed}: TutorialProps & {readonly failed: boolean}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <p className={styles.download} role="status">
      {failed && (
        <span className={styles.failed}>
          <Translate id="knowledgeBase.tutorial.failed">
            This browser cannot play the video. Read the transcript instead.
          </Translate>{' '}
        </span>
      )}
      {/* A file, not a page: Docusaurus would look for a route. */}
      <Link
        href={`pathname://${withBaseUrl(tutorialPaths(tutorial.file).video)}`}
        target="_self"
        download
      >
        <Translate id="knowledgeBase.tutorial.download">Download the video (WebM)</Translate>
      </Link>
    </p>
  );
}

/**
 * A tutorial with its chapters and its transcript. The player is the browser's own: it brings
 * captions, full screen and the keyboard.
 */
export function TutorialVideo({tutorial}: TutorialProps): ReactNode {
  const {title, description, chapters, file} = tutorial;
  const {withBaseUrl} = useBaseUrlUtils();
  const video = useRef<HTMLVideoElement>(null);
  /** Chapter that plays or was left; none before the first play. */
  const [current, setCurrent] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const paths = tutorialPaths(file);

  function follow(): void {
    const time = video.current?.currentTime ?? 0;
    setCurrent(chapters.findLast(({start}) => start <= time)?.id ?? null);
  }

  function jumpTo(seconds: number): void {
    if (video.current) {
      // Before the file is there, browsers keep this as the place to begin at.
      video.current.currentTime = seconds;
      follow();
      // A refusal to play shows in the controls, and a broken file in `onError`.
      video.current.play().catch(() => undefined);
    }
  }

  return (
    <article className={styles.tutorial}>
      <VideoData tutorial={tutorial} />
      <div className={styles.head}>
        <Heading as="h3" className={styles.title}>
          {title}
        </Heading>
        <p className={styles.description}>{description}</p>
      </div>
      <div className={styles.player}>
        <video
          {...VIDEO_SIZE}
          ref={video}
          className={styles.video}
          src={withBaseUrl(paths.video)}
          poster={withBaseUrl(paths.poster)}
          aria-label={title}
          preload="none"
          controls
          playsInline
          onTimeUpdate={follow}
          onError={() => {
            setFailed(true);
          }}
        >
          <track
            kind="captions"
            src={withBaseUrl(paths.captions)}
            srcLang={languageTag}
            label={translate({id: 'knowledgeBase.tutorial.captions', message: 'English captions'})}
            default
          />
          <track kind="chapters" src={withBaseUrl(paths.chapters)} srcLang={languageTag} />
        </video>
      </div>
      <div className={styles.aside}>
        <Chapters chapters={chapters} current={current} onJump={jumpTo} />
        <Download tutorial={tutorial} failed={failed} />
      </div>
      <Transcript chapters={chapters} />
    </article>
  );
}
