import fs from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig, LoadContext} from '@docusaurus/types';

/** Imports of a module, and the file that takes its place. */
export type Replacement = readonly [request: RegExp, file: string];

const client = (name: string): string => path.join(__dirname, 'client', name);

/** Modules that every page, or the contact form, does without; see the README. */
const UNUSED: readonly Replacement[] = [
  // The classic theme's client module, not the swizzlable list of languages in `lib/theme`.
  [/theme-classic[\\/]lib[\\/]prism-include-languages(?:\.js)?$/, client('empty.ts')],
  // Required whole by @docusaurus/utils-common, which is CommonJS.
  [/^tslib$/, client('tslib.ts')],
  [/^\.{1,2}\/browserContext$/, client('browserContext.tsx')],
  [/^(?:\.\.\/)+utils\/reactUtils$/, client('reactUtils.ts')],
  [/createWebStorage[\\/]createWebStorage(?:\.js)?$/, client('noWebStorage.ts')],
];

interface Settings extends DocusaurusConfig {
  readonly themeConfig: {
    readonly announcementBar?: unknown;
    readonly algolia?: unknown;
  };
}

/** Components of Docusaurus that show nothing, each with what would change that. */
const UNSHOWN: readonly (readonly [RegExp, (config: Settings) => unknown])[] = [
  // Beside links of sidebars, in a system of symbols that is on every page.
  [/^@theme\/Icon\/ExternalLink$/, () => process.env.NODE_ENV !== 'production'],
  [/^@theme\/AnnouncementBar$/, ({themeConfig}) => themeConfig.announcementBar],
  [/^@theme\/SearchMetadata$/, ({themeConfig}) => themeConfig.algolia],
  // A production build has no drafts.
  [/^@theme\/ContentVisibility\/Draft$/, () => process.env.NODE_ENV !== 'production'],
  [/^\.\/BaseUrlIssueBanner$/, ({baseUrlIssueBanner}) => baseUrlIssueBanner],
];

/**
 * Modules that no page needs, on the server and in browsers.
 * @param context Docusaurus' context: what a setting asks for stays.
 */
export function leftOut({siteConfig}: LoadContext): readonly Replacement[] {
  return [
    ...UNUSED,
    ...UNSHOWN.filter(([, isShown]) => !isShown(siteConfig as Settings)).map(
      ([request]) => [request, client('nothing.ts')] as const,
    ),
  ];
}

/** Settings for the build alone. */
const BUILD_ONLY: ReadonlySet<string> = new Set([
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'stylesheets',
  'themes',
]);

/**
 * Settings that browsers need: without those of the build, and the colours of the theme's code blocks.
 * @param siteConfig As Docusaurus completed it.
 */
export function clientConfig(siteConfig: DocusaurusConfig): object {
  const {prism, ...themeConfig} = siteConfig.themeConfig;
  const kept = Object.entries(siteConfig).filter(([name]) => !BUILD_ONLY.has(name));
  // Plugins add their settings at once, in any order.
  const settings = Object.entries(themeConfig).sort(([a], [b]) => (a < b ? -1 : 1));
  return {...Object.fromEntries(kept), themeConfig: Object.fromEntries(settings)};
}

/**
 * Modules that browsers do without once the site is built, though the server and the development
 * server use them.
 * @param context Docusaurus' context.
 */
export function leftOutOfBrowsers({
  siteConfig,
  generatedFilesDir,
}: LoadContext): readonly Replacement[] {
  const config = path.join(generatedFilesDir, 'page-weight', 'config.json');
  fs.mkdirSync(path.dirname(config), {recursive: true});
  fs.writeFileSync(config, JSON.stringify(clientConfig(siteConfig)));
  return [
    [/^@generated\/docusaurus\.config$/, config],
    [/^@generated\/site-metadata$/, client('empty.ts')],
    [/^react-helmet-async$/, client('Head.tsx')],
    [/^\.\/PendingNavigation$/, client('PendingNavigation.tsx')],
    [/^react-router-dom$/, client('Link.tsx')],
    // Rendered on the server; its form loads when the visitor stirs.
    [/^\.\/BuilderOnServer$/, client('nothing.ts')],
    // Checks of React Router's development build.
    [/^(?:prop-types|react-is)$/, client('empty.ts')],
    [/^hoist-non-react-statics$/, client('keepStatics.ts')],
  ];
}
