import fs from 'node:fs';
import path from 'node:path';
import postcss, {type PluginCreator} from 'postcss';
import {PurgeCSS, type UserDefinedOptions} from 'purgecss';

/** Framework of Docusaurus' theme, in whose sheet are all of its components. */
const INFIMA = /[\\/]infima[\\/]dist[\\/]/;

/** Folders of packages whose components name classes of the framework. */
const PACKAGES = ['core/lib/client', 'theme-classic/lib', 'theme-common/lib', 'theme-mermaid/lib'];

export interface ThemeStylesOptions {
  /** The site's folder, whose `src` names classes. */
  readonly siteDir: string;
  /** Classes that are named with another meaning, or whose look is all the site's own. */
  readonly unused: NonNullable<UserDefinedOptions['blocklist']>;
}

/** Text of a folder's components and style sheets. */
const sourcesIn = (folder: string) =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((name) => /(?<!\.test)\.(?:css|js|tsx?)$/.test(name))
        .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
        .join('\n')
    : '';

/**
 * A plugin of PostCSS: takes out of Infima the rules for classes and elements that no component names, and the custom
 * properties that no sheet reads.
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
      const packages = PACKAGES.map((name) => path.join(siteDir, 'node_modules/@docusaurus', name));
      const raw = [source, ...packages].map(sourcesIn).join('\n');
      const [purged] = await new PurgeCSS().purge({
        css: [{raw: root.toString()}],
        content: [{raw, extension: 'tsx'}],
        safelist: {
          // Markdown makes these elements.
          standard: ['ol', 'blockquote', 'kbd'],
          greedy: [/data-theme/],
          variables: raw.match(/--ifm-[\w-]+/g) ?? [],
        },
        blocklist: unused,
        variables: true,
      });
      root.removeAll();
      root.append(postcss.parse(purged?.css ?? '').nodes);
      // The bundler's cache holds the sheet until a component changes.
      result.messages.push({type: 'dir-dependency', plugin: 'theme-styles', dir: source});
    },
  };
};
themeStyles.postcss = true;
