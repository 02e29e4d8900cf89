import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useRef, useSyncExternalStore, type ReactNode} from 'react';
import {Disclosure} from '@site/src/components/Disclosure';
import {Wordmark} from '@site/src/components/GridMark';
import {Icon} from '@site/src/components/Icon';
import {mainLinks, resourceGroups} from '@site/src/data/navigation';
import {AccountLinks, LinkList, ResourceGroups, TrialLink, useCurrent} from './links';
import {MobileMenu} from './MobileMenu';
import styles from './styles.module.css';

/** The header turns opaque past this vertical scroll, in pixels. */
const OPAQUE_AFTER_PX = 20;

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, {passive: true});
  return () => window.removeEventListener('scroll', onChange);
}

/** The surface of what lies under the header, at its start edge, where nothing floats. */
function surfaceBelow(header: HTMLElement | null) {
  const part = document.elementFromPoint(0, header?.offsetHeight ?? 0);
  return part?.closest<HTMLElement>('main [data-surface]')?.dataset.surface ?? 'page';
}

interface SiteHeaderProps {
  readonly search: ReactNode;
  readonly languageSwitch: ReactNode;
  readonly themeSwitch: ReactNode;
  /** The theme's choices laid open, for the mobile menu. */
  readonly themeOptions: ReactNode;
}

function MainNav() {
  const current = useCurrent();
  // The documentation is in both: its own link has the mark.
  const isInResources =
    !mainLinks.some(current) && resourceGroups.some(({links}) => links.some(current));
  return (
    <nav className={styles.nav} aria-label={translate({id: 'header.nav.label', message: 'Main'})}>
      <LinkList links={mainLinks} linkClassName={styles.link} className={styles.list}>
        <li>
          <Disclosure
            buttonClassName={clsx(styles.link, styles.menuButton)}
            isCurrent={isInResources}
            buttonContent={
              <>
                <Translate id="header.resources">Resources</Translate>
                <Icon name="chevron" size={16} />
              </>
            }
          >
            {(close) => <ResourceGroups linkClassName={styles.menuLink} onChoose={close} />}
          </Disclosure>
        </li>
      </LinkList>
    </nav>
  );
}

interface BarProps {
  readonly children: ReactNode;
}

/** Follows the scroll apart from what it holds, which need not be rendered for it. */
function Bar({children}: BarProps) {
  const header = useRef<HTMLElement>(null);
  // At the top of a page the style sheet knows what it begins with.
  const surface = useSyncExternalStore(
    subscribe,
    () => (window.scrollY > OPAQUE_AFTER_PX ? surfaceBelow(header.current) : undefined),
    () => undefined,
  );
  return (
    <header
      ref={header}
      // The theme's table of contents measures the element of this class.
      className={clsx('navbar', styles.header)}
      data-scrolled={surface !== undefined}
      data-surface={surface}
    >
      <div className={clsx('page-column', styles.inner)}>{children}</div>
    </header>
  );
}

export function SiteHeader(props: SiteHeaderProps) {
  const {search, languageSwitch, themeSwitch, themeOptions} = props;
  return (
    <Bar>
      <Link to="/" className="wordmark display">
        <Wordmark />
      </Link>
      <MainNav />
      <div className={styles.actions}>
        {search}
        {languageSwitch}
        <div className={styles.wideOnly} data-needs-script>
          {themeSwitch}
        </div>
        <div className={clsx(styles.account, styles.wideOnly)}>
          <AccountLinks linkClassName={styles.link} />
        </div>
        <TrialLink className={styles.trial} />
        <MobileMenu themeOptions={themeOptions} />
      </div>
    </Bar>
  );
}
