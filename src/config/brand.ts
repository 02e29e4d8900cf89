/**
 * The one place where the brand's name and fixed addresses stand. Whoever picks this site up for
 * another device cloud changes them here: React messages write `{brand}`, MDX writes `%brand%`.
 */
export const brand = {
  name: 'Firegrid',
  tagline: {
    en: 'Real devices, on demand.',
    fr: 'De vrais appareils, à la demande.',
  },
  supportEmail: 'support@firegrid.example',
  statusUrl: 'https://status.firegrid.example/',
  /** Redirects on the brand's own host, so that a social account can move without a new build. */
  social: [
    {network: 'GitHub', icon: 'github', url: 'https://go.firegrid.example/github'},
    {network: 'Mastodon', icon: 'mastodon', url: 'https://go.firegrid.example/mastodon'},
    {network: 'YouTube', icon: 'youtube', url: 'https://go.firegrid.example/youtube'},
  ],
} as const;

/** The placeholder that writers use for the brand's name in MDX and front matter. */
const PLACEHOLDER = '%brand%';

/**
 * Fills the brand's name into a text.
 * @param text Markdown source or a front matter value.
 * @returns The text with every `%brand%` replaced.
 */
export function fillBrand(text: string): string {
  return text.replaceAll(PLACEHOLDER, brand.name);
}
