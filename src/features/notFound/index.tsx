import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {useEffect, type ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/Button';
import {GridMark} from '@site/src/components/GridMark';
import {MotionButton} from '@site/src/components/MotionButton';
import {motionLabels} from '@site/src/data/commonTexts';
import {languageSuggestions} from '@site/src/data/languageSuggestions';
import {log} from '@site/src/lib/log';
import styles from './styles.route.module.css';

const UNLIT = Array.from({length: 25}, () => 0);

/** Without scripts, for hosts that know this page alone and answer with it below `/fr/` too. */
function OtherLanguage(): ReactNode {
  const {currentLocale, locales, localeConfigs} = useDocusaurusContext().i18n;
  const locale =
    locales.find((name) => name !== currentLocale && name in languageSuggestions) ?? '';
  const said = languageSuggestions[locale];
  return (
    said && (
      <noscript>
        <p lang={localeConfigs[locale]?.htmlLang}>
          {said.notFound}{' '}
          <Link
            to={`pathname://${localeConfigs[locale]?.baseUrl ?? '/'}`}
            autoAddBaseUrl={false}
            target="_self"
          >
            {said.link}
          </Link>
        </p>
      </noscript>
    )
  );
}

/** The 404 page: the grid unlit, one cell flickering. */
export function NotFound(): ReactNode {
  const {pathname} = useLocation();

  useEffect(() => {
    log.warn(`Page not found: ${pathname}`);
  }, [pathname]);

  return (
    <main className={clsx('message-page', styles.main)}>
      <GridMark pattern={UNLIT} size={212} />
      <Heading as="h1">
        <Translate id="notFound.title">Page not found</Translate>
      </Heading>
      <p>
        <Translate id="notFound.text">
          No device answers at this address. It may have moved, or the link has a typing error.
        </Translate>
      </p>
      <OtherLanguage />
      <ButtonLink to="/">
        <Translate id="notFound.home">Return to homepage</Translate>
      </ButtonLink>
      <MotionButton labels={motionLabels} className={styles.motion} />
    </main>
  );
}
