/** What the browser knows of the site's configuration, carried by `customFields`. Nothing secret. */
export interface SiteSettings {
  /** Year of the build: what the footer says until the browser knows better. */
  readonly buildYear: number;
  readonly supportEmail: string;
  readonly statusUrl: string;
  readonly social: readonly {
    readonly network: string;
    readonly icon: 'github' | 'mastodon' | 'youtube';
    readonly url: string;
  }[];
  readonly portalUrl: string;
  readonly loginUrl: string;
  readonly oidcIssuer: string | null;
  readonly email: {
    readonly serviceId: string | null;
    readonly templateId: string | null;
    readonly publicKey: string | null;
    readonly origin: string;
  };
  readonly schedulingUrl: string | null;
  readonly apiBaseUrl: string;
  readonly chatApiUrl: string | null;
}
