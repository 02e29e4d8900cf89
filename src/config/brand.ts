/**
 * The one place where the brand's name and fixed addresses stand. Whoever picks this site up for
 * another device cloud changes them here: React messages write `{brand}`, MDX writes `%brand%`
 * (./placeholders.ts). What the service is called on the wire stands in src/data/service.ts.
 */
export const brand = {
  name: 'Firegrid',
  supportEmail: 'support@firegrid.example',
  statusUrl: 'https://status.firegrid.example/',
  /** Followed by a file's path in the repository, leads to its editor: a redirect, as below. */
  editUrl: 'https://go.firegrid.example/edit/',
  /** Redirects on the brand's own host, so that a social account can move without a new build. */
  social: [
    {network: 'GitHub', icon: 'github', url: 'https://go.firegrid.example/github'},
    {network: 'Mastodon', icon: 'mastodon', url: 'https://go.firegrid.example/mastodon'},
    {network: 'YouTube', icon: 'youtube', url: 'https://go.firegrid.example/youtube'},
  ],
} as const;
