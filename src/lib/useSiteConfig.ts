import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {PageSettings} from '../config/env';

export interface SiteConfig extends PageSettings {
  /** The brand's name. */
  readonly brand: string;
  readonly tagline: string;
}

/**
 * The site's configuration, typed: the only reader of `customFields`.
 * @returns The settings of the build (src/config/env.ts) and the brand.
 */
export function useSiteConfig(): SiteConfig {
  const {siteConfig} = useDocusaurusContext();
  return {
    // Written by docusaurus.config.ts, whose customFields are PageSettings.
    ...(siteConfig.customFields as unknown as PageSettings),
    brand: siteConfig.title,
    tagline: siteConfig.tagline,
  };
}
