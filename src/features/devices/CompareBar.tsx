import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import type {Model} from '@site/src/data/devices/types';
import {useLazyModule} from '@site/src/lib/useLazyModule';
import styles from './list.route.module.css';

const loadCompare = () => import('./Compare');

export interface CompareBarProps {
  readonly models: readonly Model[];
  readonly onClear: () => void;
}

/** Names what was chosen to compare, and opens the comparison; without a choice there is nothing. */
export function CompareBar({models, onClear}: CompareBarProps): ReactNode {
  const [isComparing, setIsComparing] = useState(false);
  const [compare, startCompare] = useLazyModule(loadCompare);

  useEffect(() => {
    if (isComparing) {
      startCompare();
    }
  }, [isComparing, startCompare]);

  return (
    models.length > 0 && (
      <>
        <div
          className={styles.bar}
          role="group"
          aria-label={translate({id: 'catalogue.compare.title', message: 'Compare models'})}
        >
          <span>{models.map(({name}) => name).join(', ')}</span>
          <Button small disabled={models.length < 2} onClick={() => setIsComparing(true)}>
            <Translate id="catalogue.compare.open" values={{count: models.length}}>
              {'Compare ({count})'}
            </Translate>
          </Button>
          <button type="button" className={styles.clear} onClick={onClear}>
            <Translate id="catalogue.compare.clear">Clear</Translate>
          </button>
        </div>
        {isComparing && compare.status === 'ready' && (
          <compare.module.Compare models={models} onClose={() => setIsComparing(false)} />
        )}
      </>
    )
  );
}
