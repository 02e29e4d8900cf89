import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {useEffect, type ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/Button';
import {GridMark} from '@site/src/components/GridMark';
import {MotionButton} from '@site/src/components/MotionButton';
import {motionLabels} from '@site/src/data/commonTexts';
import {log} from '@site/src/lib/log';
import styles from './styles.module.css';

const UNLIT = Array.from({length: 25}, () => 0);

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
      <ButtonLink to="/">
        <Translate id="notFound.home">Return to homepage</Translate>
      </ButtonLink>
      <MotionButton labels={motionLabels} className={styles.motion} />
    </main>
  );
}
