import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {SESSION_PICTURE_WIDTHS, type SessionPicture as Name} from '@site/src/data/sessionPictures';
import {locale} from '@site/src/lib/locale';
import styles from './styles.route.module.css';

interface SessionPictureProps {
  readonly name: Name;
  /** Describes the picture to visitors who do not see it. */
  readonly label: string;
  /** How wide it is where the window is not narrow. */
  readonly width?: string;
}

/** A screen of the portal, in the theme of the page: browsers do not load a lazy picture that is not displayed. */
export function SessionPicture({name, label, width = '48rem'}: SessionPictureProps) {
  const {withBaseUrl} = useBaseUrlUtils();
  return (['light', 'dark'] as const).map((theme) => {
    const files = SESSION_PICTURE_WIDTHS.map((pixels) => ({
      src: withBaseUrl(`/session/${name}.${locale}.${theme}-${pixels}.avif`),
      pixels,
    }));
    return (
      <img
        key={theme}
        src={files[1]?.src}
        srcSet={files.map(({src, pixels}) => `${src} ${pixels}w`).join()}
        // Phones show the left part, as high as it is wide: the whole is nearly twice as wide.
        sizes={`(width < 48rem) 180vw, ${width}`}
        // Without the window's frame; media/recorder/pictures.ts takes it.
        width={1228}
        height={660}
        alt={label}
        loading="lazy"
        className={styles[theme]}
        data-no-twin
      />
    );
  });
}
