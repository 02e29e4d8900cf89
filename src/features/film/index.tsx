import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import {useRef, useState} from 'react';
import {StructuredData} from '@site/src/components/StructuredData';
import {languageTag, locale} from '@site/src/lib/locale';
import {readCues} from '@site/src/lib/webVtt';
import styles from './styles.route.module.css';

/** Pixels of the recorded scenes: media/ makes them. */
const SIZE = {width: 1280, height: 800} as const;

/** @returns A position in a film, given in seconds, as players show it: `0:07`. */
const formatPosition = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`;

interface FilmProps {
  /** Name of its files in static/videos, which are there in each language. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  /** When it was first published, ISO 8601 with a time zone. */
  readonly published: string;
  /** Its WebVTT files, which the page imports. Cues have names such as `chapter.moment`. */
  readonly captions: string;
  readonly chapters: string;
}

/**
 * A film with its chapters and its transcript. The player is the browser's own: it brings captions,
 * full screen and the keyboard.
 */
export function Film({file, title, description, published, ...tracks}: FilmProps) {
  const {withBaseUrl} = useBaseUrlUtils();
  const video = useRef<HTMLVideoElement>(null);
  /** Chapter that plays or was left; none before the first play. */
  const [current, setCurrent] = useState<string>();
  const [failed, setFailed] = useState(false);
  const path = (kind: string) => `/videos/${file}.${locale}.${kind}`;
  const captions = readCues(tracks.captions);
  const chapters = readCues(tracks.chapters);
  const textOf = (cues: typeof captions) => cues.map(({text}) => text.replace('\n', ' ')).join(' ');

  function follow() {
    const time = video.current?.currentTime ?? 0;
    setCurrent(chapters.findLast(({start}) => start <= time)?.id);
  }

  function jumpTo(seconds: number) {
    if (video.current) {
      // Before the file is there, browsers keep this as the place to begin at.
      video.current.currentTime = seconds;
      follow();
      // A refusal to play shows in the controls, and a broken file in `onError`.
      video.current.play().catch(() => undefined);
    }
  }

  return (
    <article className={styles.film}>
      {/* https://developers.google.com/search/docs/appearance/structured-data/video */}
      <StructuredData
        data={{
          '@context': 'https://schema.org',
          '@type': 'VideoObject',
          name: title,
          description,
          width: {'@type': 'QuantitativeValue', value: SIZE.width, unitCode: 'E37'},
          height: {'@type': 'QuantitativeValue', value: SIZE.height, unitCode: 'E37'},
          inLanguage: languageTag,
          thumbnailUrl: withBaseUrl(path('webp'), {absolute: true}),
          contentUrl: withBaseUrl(path('webm'), {absolute: true}),
          encodingFormat: 'video/webm',
          uploadDate: published,
          duration: `PT${chapters.at(-1)?.end ?? 0}S`,
          transcript: textOf(captions),
        }}
      />
      <div className={styles.head}>
        <Heading as="h3">{title}</Heading>
        <p>{description}</p>
      </div>
      <video
        {...SIZE}
        ref={video}
        src={withBaseUrl(path('webm'))}
        poster={withBaseUrl(path('webp'))}
        aria-label={title}
        preload="none"
        controls
        playsInline
        onTimeUpdate={follow}
        onError={() => setFailed(true)}
      >
        <track
          kind="captions"
          src={withBaseUrl(path('captions.vtt'))}
          srcLang={languageTag}
          label={translate({id: 'film.captions', message: 'English captions'})}
          default
        />
        <track kind="chapters" src={withBaseUrl(path('chapters.vtt'))} srcLang={languageTag} />
      </video>
      <div>
        {/* They move the player, so they are there with scripts alone. */}
        <ol
          className="plain"
          aria-label={translate({id: 'film.chapters', message: 'Chapters'})}
          data-needs-script
        >
          {chapters.map(({id, text, start}) => (
            <li key={id}>
              <button
                type="button"
                className={styles.chapter}
                aria-current={id === current ? 'true' : undefined}
                onClick={() => jumpTo(start)}
              >
                <span>{text}</span> <span className={styles.time}>{formatPosition(start)}</span>
              </button>
            </li>
          ))}
        </ol>
        <p role="status">
          {failed && (
            <Translate id="film.failed">
              This browser can't play the video. Read the transcript instead.
            </Translate>
          )}{' '}
          {/* A file, not a page: Docusaurus would look for a route. */}
          <Link
            href={`pathname://${withBaseUrl(path('webm'))}`}
            className="action-link"
            target="_self"
            download
          >
            <Translate id="film.download">Download the video (WebM)</Translate>
          </Link>
        </p>
      </div>
      <details className={styles.transcript}>
        <summary>
          <Translate id="film.transcript">Transcript</Translate>
        </summary>
        <div className="columns-2">
          {chapters.map(({id, text, start}) => (
            <section key={id} aria-labelledby={`${file}-${id}`}>
              <Heading as="h4">
                <span id={`${file}-${id}`}>{text}</span>{' '}
                <span className={styles.time}>{formatPosition(start)}</span>
              </Heading>
              <p>{textOf(captions.filter((cue) => cue.id.startsWith(`${id}.`)))}</p>
            </section>
          ))}
        </div>
      </details>
    </article>
  );
}
