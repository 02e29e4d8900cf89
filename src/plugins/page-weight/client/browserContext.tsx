import {createContext, startTransition, useEffect, useState, type ReactNode} from 'react';

/** Read by `useIsBrowser`: false on the server and during hydration. */
export const Context = createContext(false);

/**
 * Docusaurus' provider (@docusaurus/core/lib/client/browserContext.js), with the change in a transition:
 * the many parts that follow it are rendered in slices instead of in the task that ends the hydration.
 */
export function BrowserContextProvider({children}: {readonly children: ReactNode}) {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => {
    startTransition(() => setIsBrowser(true));
  }, []);
  return <Context value={isBrowser}>{children}</Context>;
}
