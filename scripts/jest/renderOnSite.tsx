import {Context as BrowserContext} from '@docusaurus/core/lib/client/browserContext';
import {render, type RenderResult} from '@testing-library/react';
import type {ReactElement} from 'react';
import {HelmetProvider} from 'react-helmet-async';
// Docusaurus' own copy: links look for the context of the very same package.
import {MemoryRouter} from 'react-router-dom';

export interface SiteOptions {
  /** Address of the page that the component stands on, with query and hash. */
  readonly path?: string;
}

/**
 * Mounts a component as the site does after it has woken up: in the router, so that links and the
 * Docusaurus hooks work. The site's configuration is that of generated/siteConfig.ts.
 * @param ui What to mount.
 * @param options Where it stands; the home page unless given.
 * @returns Testing Library's result.
 */
export function renderOnSite(ui: ReactElement, {path = '/'}: SiteOptions = {}): RenderResult {
  return render(
    <HelmetProvider>
      <MemoryRouter initialEntries={[path]}>
        <BrowserContext.Provider value={true}>{ui}</BrowserContext.Provider>
      </MemoryRouter>
    </HelmetProvider>,
  );
}
