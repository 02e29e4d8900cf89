/**
 * The one place where the brand's name stands. Whoever picks this site up for another device cloud
 * changes it here: React messages write `{brand}`, MDX writes `%brand%` (./placeholders.ts). Addresses
 * are the environment's (./env.ts); what the service is called on the wire stands in
 * src/data/service.ts.
 */
export const brand = {
  name: 'Firegrid',
  /** `REDIRECTS_URL` and the icon's name lead to the account. */
  social: [
    {network: 'GitHub', icon: 'github'},
    {network: 'Mastodon', icon: 'mastodon'},
    {network: 'YouTube', icon: 'youtube'},
  ],
} as const;
