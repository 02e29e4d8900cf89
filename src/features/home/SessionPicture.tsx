import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useRef, type ReactNode} from 'react';
import {SESSION_PICTURE_WIDTHS, type SessionPicture} from '@site/src/data/sessionPictures';
import {locale} from '@site/src/lib/locale';
import {useIsNear} from '@site/src/lib/useIsNear';
import styles from './picture.route.module.css';

/** Phones show the left part of a picture, as high as it is wide: the whole is nearly twice as wide. */
const SIZES = '(width < 48rem) 180vw, min(100vw, 75rem)';

/** Pixels of a picture without its frame; media/recorder/pictures.ts takes it. */
const WIDTH = 1228;
const HEIGHT = 660;

export interface PictureProps {
  readonly name: SessionPicture;
  /** Describes the picture to visitors who do not see it. */
  readonly label: string;
  /** Widths at which it is shown. */
  readonly sizes?: string;
}

interface ThemePictureProps extends Omit<PictureProps, 'label'> {
  readonly theme: 'light' | 'dark';
}

/** The picture of a theme, in the middle width without `sizes`. Browsers do not load a lazy one that is not displayed. */
function ThemePicture({name, sizes, theme}: ThemePictureProps): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const fileOf = (width: number): string =>
    withBaseUrl(`/session/${name}.${locale}.${theme}-${width}.avif`);
  return (
    <img
      src={fileOf(SESSION_PICTURE_WIDTHS[1])}
      srcSet={sizes && SESSION_PICTURE_WIDTHS.map((width) => `${fileOf(width)} ${width}w`).join()}
      sizes={sizes}
      width={WIDTH}
      height={HEIGHT}
      alt=""
      loading="lazy"
      className={styles[theme]}
      data-no-twin
    />
  );
}

/** A screen of the portal. Browsers load even lazy pictures two screens ahead; this one waits until it is near. */
export function Picture({name, label, sizes = SIZES}: PictureProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(frame);
  return (
    <div ref={frame} role="img" aria-label={label} className={styles.screen}>
      {isNear && (
        <>
          <ThemePicture name={name} theme="light" sizes={sizes} />
          <ThemePicture name={name} theme="dark" sizes={sizes} />
        </>
      )}
      <noscript>
        {/* Without scripts, there is no dark theme. */}
        <ThemePicture name={name} theme="light" />
      </noscript>
    </div>
  );
}

export interface SessionFigureProps extends Omit<PictureProps, 'sizes'> {
  /** The caption. */
  readonly children: ReactNode;
}

/** A screen of the portal in a text, with a caption. */
export function SessionFigure({children, ...picture}: SessionFigureProps): ReactNode {
  return (
    <figure className={styles.figure}>
      <Picture {...picture} sizes="(width < 48rem) 180vw, 48rem" />
      <figcaption>{children}</figcaption>
    </figure>
  );
}
