import {useHistory} from '@docusaurus/router';
import {useDeferredValue, type ReactNode} from 'react';

interface LaterProps {
  readonly children: ReactNode;
}

/**
 * Parts of a text below its first screen (src/plugins/page-weight/laterBlocks.ts) or beside it. A next page is painted
 * before they are rendered. A first page has them at once, and so has one with a place to scroll to.
 */
export function Later({children}: LaterProps): ReactNode {
  const {action, location} = useHistory();
  const isWhole = action !== 'PUSH' || location.hash !== '';
  return useDeferredValue(true, isWhole) ? children : <div style={{blockSize: '100vh'}} />;
}
