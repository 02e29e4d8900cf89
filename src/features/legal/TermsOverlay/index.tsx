import Translate from '@docusaurus/Translate';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {GridMark, MARK_PATTERN} from '@site/src/components/GridMark';
import {Icon} from '@site/src/components/Icon';
import {InPlaceLink} from '@site/src/components/InPlaceLink';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import styles from './overlay.route.module.css';
import {useClose} from './useClose';

export interface TermsOverlayProps {
  readonly languageSwitch: ReactNode;
  readonly children: ReactNode;
}

/** A text that covers the whole page, below a bar that closes it. */
export function TermsOverlay({languageSwitch, children}: TermsOverlayProps): ReactNode {
  const close = useClose();
  const {brand} = useSiteConfig();
  return (
    <div className={styles.overlay}>
      {/* The theme's table of contents measures the element of this class. */}
      <header className={clsx('navbar', styles.bar)}>
        <div className={clsx('page-column', styles.barInner)}>
          <span className={styles.brand}>
            <GridMark pattern={MARK_PATTERN} size={26} />
            {brand}
          </span>
          {languageSwitch}
          {/* A link home where no script runs. */}
          <InPlaceLink to="/" className={styles.close} onChoose={close}>
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
