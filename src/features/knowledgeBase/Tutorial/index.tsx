import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import type {ComponentProps, ReactNode, RefObject} from 'react';
import type {Tutorial} from '@site/src/data/tutorials';
import {languageTag} from '@site/src/lib/locale';
import {Chapters, Transcript} from './Chapters';
import {tutorialPaths, VIDEO_SIZE} from './files';
import styles from './styles.route.module.css';
import {useTutorialPlayer} from './useTutorialPlayer';
import {VideoData} from './VideoData';

interface TutorialProps {
  readonly tutorial: Tutorial;
}

interface PlayerProps
  extends TutorialProps, Pick<ComponentProps<'video'>, 'onTimeUpdate' | 'onError'> {
  readonly ref: RefObject<HTMLVideoElement | null>;
}

/** The browser's own player: it brings captions, full screen and the keyboard. */
function Player({tutorial, ...props}: PlayerProps): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const paths = tutorialPaths(tutorial.file);
  return (
    <video
      {...props}
      {...VIDEO_SIZE}
      className={styles.video}
      src={withBaseUrl(paths.video)}
      poster={withBaseUrl(paths.poster)}
      aria-label={tutorial.title}
      preload="none"
      controls
      playsInline
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
  );
}

interface DownloadProps extends TutorialProps {
  readonly failed: boolean;
}

function Download({tutorial, failed}: DownloadProps): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <p className={styles.download} role="status">
      {failed && (
        <span className={styles.failed}>
          <Translate id="knowledgeBase.tutorial.failed">
            The video does not play in this browser. The transcript says all of it.
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

/** A tutorial with its chapters and its transcript. */
export function TutorialVideo({tutorial}: TutorialProps): ReactNode {
  const {video, current, failed, jumpTo, ...events} = useTutorialPlayer(tutorial.chapters);
  return (
    <article className={styles.tutorial}>
      <VideoData tutorial={tutorial} />
      <div className={styles.head}>
        <Heading as="h3" className={styles.title}>
          {tutorial.title}
        </Heading>
        <p className={styles.description}>{tutorial.description}</p>
      </div>
      <div className={styles.player}>
        <Player tutorial={tutorial} ref={video} {...events} />
      </div>
      <div className={styles.aside}>
        <Chapters chapters={tutorial.chapters} current={current} onJump={jumpTo} />
        <Download tutorial={tutorial} failed={failed} />
      </div>
      <Transcript chapters={tutorial.chapters} />
    </article>
  );
}
