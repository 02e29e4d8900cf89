import {render, type RenderResult} from '@testing-library/react';
import {useContext, type ReactElement, type ReactNode} from 'react';
import {HelmetProvider} from 'react-helmet-async';
// Docusaurus' own copy: links look for the context of the very same package.
import {MemoryRouter} from 'react-router-dom';
import type {SiteEnv} from '@site/src/config/env';
import {SiteContext} from './useDocusaurusContext';

export interface SiteOptions {
  /** Address of the component's page, with query and hash. */
  readonly path?: string;
  /** Settings of the build that differ from those of generated/siteConfig.ts. */
  readonly env?: Partial<SiteEnv>;
}

interface WithEnvProps extends Pick<SiteOptions, 'env'> {
  readonly children: ReactNode;
}

function WithEnv({env, children}: WithEnvProps): ReactNode {
  const context = useContext(SiteContext);
  const customFields = {...context.siteConfig.customFields, ...env};
  const value = {...context, siteConfig: {...context.siteConfig, customFields}};
  return <SiteContext value={value}>{children}</SiteContext>;
}

/**
 * Mounts a component as the site does after it has woken up: in the router, so that links and the
 * Docusaurus hooks work. The site's configuration is that of generated/siteConfig.ts.
 * @param ui What to mount.
 * @param options Where it is, the home page unless given, and on which site.
 * @returns Testing Library's result.
 */
export function renderOnSite(ui: ReactElement, {path = '/', env}: SiteOptions = {}): RenderResult {
  return render(
    <HelmetProvider>
      <MemoryRouter initialEntries={[path]}>
        <WithEnv env={env}>{ui}</WithEnv>
      </MemoryRouter>
    </HelmetProvider>,
  );
}
