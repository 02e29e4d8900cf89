import {useHistory} from '@docusaurus/router';
import {useDeferredValue, type ReactNode} from 'react';

interface LaterProps {
  readonly children: ReactNode;
}

/**
 * Blocks below the first screen of a text, marked by src/plugins/page-weight/laterBlocks.ts. A next page is painted
 * before they are rendered. A first page has all of them, and so has one with a place to scroll to.
 */
export function Later({children}: LaterProps): ReactNode {
  const {action, location} = useHistory();
  const isNext = action === 'PUSH' && !location.hash;
  return useDeferredValue(true, !isNext) ? children : <div style={{blockSize: '100vh'}} />;
}
