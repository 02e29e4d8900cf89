import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';
import {Table} from '@site/src/components/mdx/Table';
import styles from './text.route.module.css';

interface WithChildren {
  readonly children?: ReactNode;
}

type Part = ReactElement<WithChildren & {readonly 'data-label'?: string}>;

const partsOf = (parent: Part | undefined): Part[] =>
  Children.toArray(parent?.props.children).filter((child): child is Part => isValidElement(child));

function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (isValidElement<WithChildren>(child)) {
        return textOf(child.props.children);
      }
      return typeof child === 'string' || typeof child === 'number' ? String(child) : '';
    })
    .join('');
}

/**
 * A table of a legal text. Where there is no room for columns, each row is a block and each cell
 * says its column's name: nobody has to read a contract sideways.
 */
export function LegalTable({children}: WithChildren): ReactNode {
  const [head, ...bodies] = Children.toArray(children).filter((child): child is Part =>
    isValidElement(child),
  );
  const labels = partsOf(partsOf(head)[0]).map((cell) => textOf(cell.props.children));
  const labelled = bodies.map((body) =>
    cloneElement(
      body,
      undefined,
      partsOf(body).map((row) =>
        cloneElement(
          row,
          undefined,
          partsOf(row).map((cell, index) => cloneElement(cell, {'data-label': labels[index]})),
        ),
      ),
    ),
  );
  return (
    <div className={styles.table}>
      <Table>
        {head}
        {labelled}
      </Table>
    </div>
  );
}
