import {useHistory} from '@docusaurus/router';
import {useDeferredValue, type ReactNode} from 'react';

interface LaterProps {
  readonly children: ReactNode;
}

/**
 * What is below the first screen of a text (src/plugins/page-weight/laterBlocks.ts) or beside it. A next page is painted
 * before it is rendered. A first page has it at once, and so has one with a place to scroll to.
 */
export function Later({children}: LaterProps): ReactNode {
  const {action, location} = useHistory();
  const isWhole = action !== 'PUSH' || location.hash !== '';
  return useDeferredValue(true, isWhole) ? children : <div style={{blockSize: '100vh'}} />;
}
