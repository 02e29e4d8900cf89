/**
 * Modules of the site itself and of Docusaurus' packages, by absolute path on any system. A
 * package installed inside one of Docusaurus' is not Docusaurus'.
 */
const OWN_MODULES =
  /^(?:(?!node_modules).)*$|[\\/]node_modules[\\/]@docusaurus[\\/](?:(?!node_modules).)*$/;

/**
 * Style sheets that every page loads, by absolute path: not those named lazy or of a route, nor
 * those of the theme's parts, which documentation, posts and code blocks bring along.
 */
const EAGER_STYLES =
  /^(?!.*(?:\.(?:lazy|route)\.module\.css|[\\/]theme-classic[\\/].*\.module\.css)$)/;

/** Style sheets by their absolute paths. */
export interface StyleGroups {
  /** That of the faces, which holds nothing else. */
  readonly faces: RegExp;
  /** Those of the parts that some texts use (partsOnUse.ts). */
  readonly parts: RegExp;
}

/** The part of the bundler's configuration that is used here. */
interface Optimization {
  readonly splitChunks?: {readonly cacheGroups?: Readonly<Record<string, object>>} | false;
}

/**
 * Keeps the modules of heavy libraries out of the chunk that half of the pages share, and the styles
 * of some routes and of parts that load on first use out of the sheet that all pages share. Texts share
 * the sheets of their parts. The faces have their own sheet, which firstScreen/ writes into the pages.
 * @param optimization As Docusaurus configured it for the browser.
 * @param groups Sheets of the site.
 * @returns What to merge into it.
 * @throws When Docusaurus no longer makes these two chunks.
 */
export function splitChunks(optimization: unknown, {faces, parts}: StyleGroups) {
  const chunks = (optimization as Optimization | undefined)?.splitChunks;
  const groups = chunks ? chunks.cacheGroups : undefined;
  for (const name of ['common', 'styles']) {
    if (!groups?.[name]) {
      throw new Error(
        `page-weight: Docusaurus no longer sets splitChunks.cacheGroups.${name}. Look at what the built home page loads, then adapt src/plugins/page-weight/chunks.ts.`,
      );
    }
  }
  return {
    splitChunks: {
      cacheGroups: {
        common: {test: OWN_MODULES},
        styles: {test: EAGER_STYLES},
        // The theme's layout is on every page, too.
        layoutStyles: {...groups?.styles, chunks: 'initial' as const},
        faces: {...groups?.styles, test: faces, name: 'faces', priority: 60},
        // Otherwise each text has its own copy, which the runtime of every page must name.
        partStyles: {
          type: 'css/mini-extract',
          test: parts,
          chunks: 'async' as const,
          minChunks: 2,
          enforce: true,
        },
      },
    },
  };
}
