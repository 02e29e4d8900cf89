import path from 'node:path';
import type {PluginCreator} from 'postcss';
import postcss from 'postcss';
import {PurgeCSS, type UserDefinedOptions} from 'purgecss';

/** Framework of Docusaurus' theme, in whose sheet are all of its components. */
const INFIMA = /[\\/]infima[\\/]dist[\\/]/;

/** Packages whose components name classes of the framework. */
const PACKAGES = ['core/lib/client', 'theme-classic/lib', 'theme-common/lib', 'theme-mermaid/lib'];

export interface ThemeStylesOptions {
  /** The site's folder, whose `src` names classes. */
  readonly siteDir: string;
  /** Classes that are named with another meaning, or whose look is all the site's own. */
  readonly unused: NonNullable<UserDefinedOptions['blocklist']>;
}

/**
 * A plugin of PostCSS: takes out of Infima the rules for classes and elements that no component names.
 * @param options ThemeStylesOptions.
 */
export const themeStyles: PluginCreator<ThemeStylesOptions> = (options) => {
  const {siteDir = '.', unused = []} = options ?? {};
  const source = path.join(siteDir, 'src');
  return {
    postcssPlugin: 'theme-styles',
    async Once(root, {result}) {
      if (!INFIMA.test(root.source?.input.file ?? '')) {
        return;
      }
      const folder = path.join(siteDir, 'node_modules/@docusaurus').replaceAll('\\', '/');
      const [purged] = await new PurgeCSS().purge({
        css: [{raw: root.toString()}],
        content: [
          `${source.replaceAll('\\', '/')}/**/!(*.test).{ts,tsx}`,
          ...PACKAGES.map((name) => `${folder}/${name}/**/*.js`),
        ],
        // Markdown makes these elements.
        safelist: {standard: ['ol', 'blockquote', 'kbd'], greedy: [/data-theme/]},
        blocklist: unused,
      });
      root.removeAll();
      root.append(postcss.parse(purged?.css ?? '').nodes);
      // The bundler's cache holds the sheet until a component changes.
      result.messages.push({type: 'dir-dependency', plugin: 'theme-styles', dir: source});
    },
  };
};
themeStyles.postcss = true;
