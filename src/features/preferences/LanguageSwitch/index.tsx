import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon';
import {useLanguageLink} from '../useLanguageLink';
import styles from './styles.module.css';

/** A link to this page in the other language, named in that language. */
export function LanguageSwitch(): ReactNode {
  const {href, label, languageTag, remember} = useLanguageLink();
  const isBrowser = useIsBrowser();
  return (
    <Link
      // The 404 page is built once and served at every missing address; React keeps built attributes
      // as they are, so the link is made anew with the real address.
      key={isBrowser ? 'here' : 'built'}
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
