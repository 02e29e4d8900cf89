/**
 * The only place with the brand's name. To use this site for another device cloud, change it here: React messages write `{brand}`, MDX writes `%brand%` (./placeholders.ts). URLs
 * are the environment's (./env.ts); names that the service uses in its protocols are in
 * src/data/service.ts.
 */
export const brand = {
  name: 'Firegrid',
  /** `REDIRECTS_URL` and the icon's name lead to the account; `npm run generate:marks` draws it. */
  social: [
    {network: 'GitHub', icon: 'github'},
    {network: 'Mastodon', icon: 'mastodon'},
    {network: 'YouTube', icon: 'youtube'},
  ],
} as const;
