import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/Button';
import {GridMark} from '@site/src/components/GridMark';
import {REQUEST_PATH} from './requests';
import styles from './styles.route.module.css';

const UNLIT = [0, 0, 0, 0, 0, 0, 0, 0, 0] as const;

/** Stands in for the cards of a category that has none yet. */
export function EmptyCategory(): ReactNode {
  return (
    <div className={styles.empty}>
      <GridMark pattern={UNLIT} size={56} />
      <p>
        <Translate id="integrations.empty">
          Which tool would you like to see here, and what should happen in it?
        </Translate>
      </p>
      <ButtonLink to={REQUEST_PATH}>
        <Translate id="integrations.empty.request">Request one</Translate>
      </ButtonLink>
    </div>
  );
}
