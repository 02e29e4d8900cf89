import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState, type ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/Button';
import {GridMark} from '@site/src/components/GridMark';
import {MotionButton} from '@site/src/components/MotionButton';
import {motionLabels} from '@site/src/data/commonTexts';
import {languageSuggestions} from '@site/src/data/languageSuggestions';
import {mainLinks} from '@site/src/data/navigation';
import {log} from '@site/src/lib/log';
import type {KnownPage} from './nearest';
import styles from './styles.route.module.css';

/** Five rows of five cells, and the one that flickers. */
const PATTERN = Array.from({length: 25}, (_, index) => Number(index === 12));

/** Without scripts, for hosts that know this page alone and serve it below `/fr/` too. */
function OtherLanguage() {
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

const COUNT = 3;

/** Sections of the home page without their own page, which are looked for as such: `/contact`. */
const SECTIONS = mainLinks.filter(({to}) => to.includes('#') && to !== '/#pricing');

/** Where to begin instead. */
const STARTING_POINTS = [
  {
    to: '/documentation/quick-start/',
    label: translate({id: 'notFound.quickStart', message: 'Quick start'}),
  },
  {
    to: '/documentation/concepts/concurrency/',
    label: translate({id: 'notFound.concurrency', message: 'Sessions, queue and minutes'}),
  },
  {
    to: '/documentation/troubleshooting/',
    label: translate({id: 'notFound.troubleshooting', message: 'Troubleshooting'}),
  },
];

/** The pages that the URL was probably meant for; until they are known, good places to start. */
function NearestPages() {
  const {pathname} = useLocation();
  const home = useBaseUrl('/');
  const [nearest, setNearest] = useState<readonly KnownPage[]>([]);

  useEffect(() => {
    let isGone = false;
    const find = async () => {
      const {findNearest} = await import('./nearest');
      const sections = SECTIONS.map(({to, label}) => ({url: to.slice(1), title: label}));
      const pages = await findNearest({home, path: pathname, sections, count: COUNT});
      if (!isGone) {
        setNearest(pages);
      }
    };
    find().catch((error: unknown) => log.warn('The nearest pages are not known.', error));
    return () => {
      isGone = true;
    };
  }, [pathname, home]);

  const nearestLinks = nearest.map(({url, title}) => ({to: `/${url}`, label: title}));
  const others = STARTING_POINTS.filter(({to}) => nearestLinks.every((link) => link.to !== to));
  const links = [...nearestLinks, ...others].slice(0, COUNT);
  const label = translate({id: 'notFound.nearest', message: 'Try one of these pages'});
  return (
    <nav aria-label={label} className={styles.nearest}>
      <p>{label}</p>
      <ul className="plain">
        {links.map(({to, label: title}) => (
          <li key={to}>
            <Link to={to} className="action-link">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface NotFoundProps {
  /** A form that needs no script. */
  readonly search: ReactNode;
}

/** The 404 page: the grid unlit, one cell flickering. */
export function NotFound({search}: NotFoundProps) {
  const {pathname} = useLocation();

  useEffect(() => {
    log.warn(`Page not found: ${pathname}`);
  }, [pathname]);

  return (
    <main className={clsx('message-page', styles.main)}>
      <GridMark pattern={PATTERN} size={212} />
      <Heading as="h1">
        <Translate id="notFound.title">Page not found</Translate>
      </Heading>
      <p>
        <Translate id="notFound.text">
          There is no page at this URL. It may have moved, or the link may contain a typing error.
        </Translate>
      </p>
      <OtherLanguage />
      <div role="search" className={styles.search}>
        {search}
      </div>
      <ButtonLink to="/" variant="secondary">
        <Translate id="notFound.home">Return to homepage</Translate>
      </ButtonLink>
      <MotionButton labels={motionLabels} className={styles.motion} />
      <NearestPages />
    </main>
  );
}
