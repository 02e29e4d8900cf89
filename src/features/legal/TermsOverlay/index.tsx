import Translate from '@docusaurus/Translate';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import LayoutProvider from '@theme/Layout/Provider';
import SkipToContent from '@theme/SkipToContent';
import TOC from '@theme/TOC';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon';
import {InPlaceLink} from '@site/src/components/InPlaceLink';
import {Contents} from '../Contents';
import {LegalText} from '../LegalText';
import styles from './overlay.route.module.css';
import {useClose} from './useClose';

export interface TermsOverlayProps {
  readonly title: string;
  readonly toc: readonly TOCItem[];
  readonly languageSwitch: ReactNode;
  readonly children: ReactNode;
}

/** A text that covers the whole page: a bar with its title and the way out, and nothing else. */
export function TermsOverlay({title, toc, languageSwitch, children}: TermsOverlayProps): ReactNode {
  const close = useClose();
  return (
    <LayoutProvider>
      <SkipToContent />
      <div className={styles.overlay}>
        {/* The theme's table of contents measures the element of this class. */}
        <header className={clsx('navbar', styles.bar)}>
          <div className={styles.barInner}>
            <Heading as="h1" className={styles.title}>
              {title}
            </Heading>
            <div className={styles.actions}>
              {languageSwitch}
              {/* A link home where no script runs. */}
              <InPlaceLink to="/" className={styles.close} onChoose={close}>
                <span className={styles.closeText}>
                  <Translate id="legal.overlay.close">Close</Translate>
                </span>
                <Icon name="close" />
              </InPlaceLink>
            </div>
          </div>
        </header>
        <div id={SkipToContentFallbackId} className={styles.columns}>
          <main>
            <article>
              <Contents toc={toc} />
              <LegalText>{children}</LegalText>
            </article>
          </main>
          <div className={styles.aside}>
            <TOC toc={toc} />
          </div>
        </div>
      </div>
    </LayoutProvider>
  );
}
