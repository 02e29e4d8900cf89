import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {useState} from 'react';
import {IconButton} from '@site/src/components/IconButton';
import {languageSuggestions} from '@site/src/data/languageSuggestions';
import {languageSlot} from '@site/src/lib/preferences';
import {storageSlot} from '@site/src/lib/storage';
import {storageKeys} from '@site/src/lib/storageKeys';
import {useLanguageLink} from './useLanguageLink';
import styles from './styles.module.css';

const dismissedSlot = storageSlot('localStorage', storageKeys.languageSuggestion);

/** Whether the browser asks for `locale` before the language of this page. */
function prefers(locale: string, currentTag: string) {
  const base = (tag: string) => tag.toLowerCase().split('-')[0] ?? tag;
  const wanted = navigator.languages.map(base);
  const place = wanted.indexOf(locale);
  const placeOfCurrent = wanted.indexOf(base(currentTag));
  return place !== -1 && (placeOfCurrent === -1 || place < placeOfCurrent);
}

/** Whether to offer `locale`: never against a choice that was made, here or by dismissing. */
function isWanted(locale: string) {
  return (
    languageSlot.read() === null &&
    dismissedSlot.read() === null &&
    prefers(locale, document.documentElement.lang)
  );
}

/**
 * One line for a first visit in a browser that prefers the other language. Only ever an offer:
 * it goes away for good with the cross, and once a language was chosen it does not come.
 */
export function LanguageSuggestion() {
  const {locale, languageTag, link} = useLanguageLink();
  const suggestion = languageSuggestions[locale];
  const [dismissed, setDismissed] = useState(false);

  if (!useIsBrowser() || dismissed || !suggestion || !isWanted(locale)) {
    return null;
  }
  return (
    <aside
      className={clsx('floating', styles.suggestion)}
      lang={languageTag}
      aria-label={suggestion.label}
    >
      <p>
        {suggestion.text} <Link {...link}>{suggestion.link}</Link>
      </p>
      <IconButton
        icon="close"
        label={suggestion.dismiss}
        onClick={() => {
          dismissedSlot.write('dismissed');
          setDismissed(true);
        }}
      />
    </aside>
  );
}
