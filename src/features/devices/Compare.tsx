import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useState} from 'react';
import {Button} from '@site/src/components/Button';
import {Dialog} from '@site/src/components/Dialog';
import {Table} from '@site/src/components/mdx/Table';
import type {Model} from '@site/src/data/devices/types';
import styles from './list.route.module.css';
import {factLabels, factsOf} from './texts';

interface CompareProps {
  readonly models: readonly Model[];
  readonly onClear: () => void;
}

/** Names what was chosen to compare, and shows it side by side; without a choice there is nothing. */
export function Compare({models, onClear}: CompareProps) {
  const [isOpen, setIsOpen] = useState(false);
  const title = translate({id: 'catalogue.compare.title', message: 'Compare models'});
  const columns = models.map((model) => ({...factsOf(model), name: model.name}));
  return (
    models.length > 0 && (
      <>
        <div className={styles.bar} role="group" aria-label={title}>
          <span>{models.map(({name}) => name).join(', ')}</span>
          <Button small disabled={models.length < 2} onClick={() => setIsOpen(true)}>
            <Translate id="catalogue.compare.open" values={{count: models.length}}>
              {'Compare ({count})'}
            </Translate>
          </Button>
          <button type="button" className={styles.clear} onClick={onClear}>
            <Translate id="catalogue.compare.clear">Clear</Translate>
          </button>
        </div>
        <Dialog
          open={isOpen}
          onClose={() => setIsOpen(false)}
          size="wide"
          title={title}
          closeLabel={translate({id: 'catalogue.compare.close', message: 'Close the comparison'})}
        >
          <Table data-kind="scrolls">
            <thead>
              <tr>
                <td />
                {columns.map(({name}) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {(Object.keys(factLabels) as (keyof typeof factLabels)[]).map((fact) => {
                const isOther = new Set(columns.map((column) => column[fact])).size > 1;
                return (
                  <tr key={fact} className={clsx(styles.fact, isOther && styles.other)}>
                    <th scope="row">
                      {factLabels[fact]}
                      {isOther && (
                        <span className="visually-hidden">
                          <Translate
                            id="catalogue.compare.differs"
                            description="After the name of a fact in which the compared models differ, for screen readers"
                          >
                            (different)
                          </Translate>
                        </span>
                      )}
                    </th>
                    {columns.map((column) => (
                      <td key={column.name}>{column[fact] || '–'}</td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </Table>
        </Dialog>
      </>
    )
  );
}
