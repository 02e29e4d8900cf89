import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Dialog} from '@site/src/components/Dialog';
import {Table} from '@site/src/components/mdx/Table';
import type {Model} from '@site/src/data/devices/types';
import {factsOf} from './texts';

export interface CompareProps {
  readonly models: readonly Model[];
  readonly onClose: () => void;
}

/** Models side by side. */
export function Compare({models, onClose}: CompareProps): ReactNode {
  const columns = models.map((model) => ({slug: model.slug, facts: factsOf(model)}));
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={translate({id: 'catalogue.compare.title', message: 'Compare models'})}
      closeLabel={translate({id: 'catalogue.compare.close', message: 'Close the comparison'})}
    >
      <Table>
        <thead>
          <tr>
            <td />
            {models.map(({slug, name}) => (
              <th key={slug} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(columns[0]?.facts ?? []).map(({id, label}, index) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              {columns.map(({slug, facts}) => (
                <td key={slug}>{facts[index]?.value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Dialog>
  );
}
