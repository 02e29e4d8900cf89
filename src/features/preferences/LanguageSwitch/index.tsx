import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon';
import {useLanguageLink} from '../useLanguageLink';
import styles from './styles.module.css';

/** A link to this page in the other language, named in that language. */
export function LanguageSwitch(): ReactNode {
  const {href, label, languageTag, remember} = useLanguageLink();
  return (
    <Link
      className={styles.link}
      // The other language is another build: the browser loads it, the router does not know it.
      to={`pathname://${href}`}
      target="_self"
      autoAddBaseUrl={false}
      hrefLang={languageTag}
      lang={languageTag}
      onClick={remember}
    >
      <Icon name="language" size={18} />
      {label}
    </Link>
  );
}
