import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Icon} from '@site/src/components/Icon';
import {useLanguageLink} from './useLanguageLink';
import styles from './styles.module.css';

/** A link to this page in the other language, named in that language. */
export function LanguageSwitch() {
  const {label, languageTag, link} = useLanguageLink();
  const isBrowser = useIsBrowser();
  return (
    <Link
      // The 404 page is built once and served at every missing URL; React keeps built attributes
      // as they are, so the link is made anew with the real URL.
      key={isBrowser ? 'here' : 'built'}
      {...link}
      className={styles.link}
      lang={languageTag}
    >
      <Icon name="language" size={18} />
      <span>{label}</span>
    </Link>
  );
}
