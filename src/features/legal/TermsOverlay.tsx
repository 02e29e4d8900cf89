import {useHistory} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {buttonClass} from '@site/src/components/Button';
import {Wordmark} from '@site/src/components/GridMark';
import {Icon} from '@site/src/components/Icon';
import {InPlaceLink} from '@site/src/components/InPlaceLink';
import {useListener} from '@site/src/lib/useListener';
import styles from './overlay.route.module.css';

/** Whether a URL is the overlay itself, in either language and at any of its clauses. */
const isOverlay = (address: string) => /\/terms\/?$/.test(new URL(address).pathname);

/**
 * How far back in the tab's history the page is that the visitor came from: another language or
 * clause of the overlay is none.
 * @param arrivedByRouter Whether the last step was a link of this site: all that browsers without
 * the Navigation API can tell.
 * @returns Steps for `history.go(-steps)`; 0 when the visitor came from elsewhere.
 * @see https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-api
 */
export function stepsToPreviousPage(arrivedByRouter: boolean): number {
  if (!('navigation' in window)) {
    return Number(arrivedByRouter);
  }
  // The entries are those of this site alone, without a gap.
  const here = window.navigation.currentEntry?.index ?? 0;
  const previous = window.navigation
    .entries()
    .slice(0, here)
    .findLastIndex(({url}) => url !== null && !isOverlay(url));
  return previous === -1 ? 0 : here - previous;
}

interface TermsOverlayProps {
  readonly languageSwitch: ReactNode;
  readonly children: ReactNode;
}

/**
 * A text that covers the whole page, below a bar that closes it, as Escape does: back to the page of
 * this site that the visitor came from, else home.
 */
export function TermsOverlay({languageSwitch, children}: TermsOverlayProps) {
  const history = useHistory();
  const home = useBaseUrl('/');

  const close = () => {
    const steps = stepsToPreviousPage(history.action === 'PUSH');
    if (steps > 0) {
      history.go(-steps);
    } else {
      history.push(home);
    }
  };

  useListener('keydown', ({key, defaultPrevented}) => {
    if (key === 'Escape' && !defaultPrevented) {
      close();
    }
  });

  return (
    <div className={styles.overlay}>
      {/* The theme's table of contents measures the element of this class. */}
      <header className={clsx('navbar', styles.bar)}>
        <div className={clsx('page-column', styles.barInner)}>
          <span className="wordmark display">
            <Wordmark />
          </span>
          {languageSwitch}
          {/* A link home where no script runs. */}
          <InPlaceLink
            to="/"
            className={buttonClass({variant: 'quiet', small: true})}
            onChoose={close}
          >
            <span className={styles.closeText}>
              <Translate id="legal.overlay.close">Close</Translate>
            </span>
            <Icon name="close" />
          </InPlaceLink>
        </div>
      </header>
      <main id={SkipToContentFallbackId} className="page-column">
        {children}
      </main>
    </div>
  );
}
