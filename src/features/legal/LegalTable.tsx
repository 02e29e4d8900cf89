import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';
import {Table} from '@site/src/components/mdx/Table';
import styles from './text.route.module.css';

interface WithChildren {
  readonly children?: ReactNode;
}

type Part = ReactElement<WithChildren & {readonly 'data-label'?: string}>;

const partsOf = (children: ReactNode): Part[] =>
  Children.toArray(children).filter((child) => isValidElement<WithChildren>(child));

function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (isValidElement<WithChildren>(child)) {
        return textOf(child.props.children);
      }
      return typeof child === 'object' ? '' : String(child);
    })
    .join('');
}

/** A copy of an element whose parts are changed. */
const withParts = (parent: Part, change: (part: Part, index: number) => Part): Part =>
  cloneElement(parent, undefined, partsOf(parent.props.children).map(change));

/**
 * A table of a legal text. Where there is no room for columns, each row is a block and each cell
 * says its column's name: nobody has to read a contract sideways.
 */
export function LegalTable({children}: WithChildren): ReactNode {
  const [head, ...bodies] = partsOf(children);
  const [names] = partsOf(head?.props.children);
  const labels = partsOf(names?.props.children).map(textOf);
  return (
    <div className={styles.table}>
      <Table>
        {head}
        {bodies.map((body) =>
          withParts(body, (row) =>
            withParts(row, (cell, index) => cloneElement(cell, {'data-label': labels[index]})),
          ),
        )}
      </Table>
    </div>
  );
}
