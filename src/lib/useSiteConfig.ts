import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SiteSettings} from './siteSettings';

export interface SiteConfig extends SiteSettings {
  /** The brand's name. */
  readonly brand: string;
  readonly tagline: string;
}

/**
 * The site's configuration, typed: the only reader of `customFields`.
 * @returns The settings of the build and the brand.
 */
export function useSiteConfig(): SiteConfig {
  const {siteConfig} = useDocusaurusContext();
  return {
    // Written by docusaurus.config.ts, whose `customFields satisfies SiteSettings`.
    ...(siteConfig.customFields as unknown as SiteSettings),
    brand: siteConfig.title,
    tagline: siteConfig.tagline,
  };
}
