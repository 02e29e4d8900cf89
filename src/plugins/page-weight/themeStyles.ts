import postcss, {type AtRule, type Root} from 'postcss';
import {PurgeCSS} from 'purgecss';
import type {WebpackPluginInstance} from 'webpack';
import {inlineConstants} from './constants';

type Compiler = Parameters<WebpackPluginInstance['apply']>[0];

/** Cascade layers of Docusaurus: its framework Infima, and what the theme adds. */
const THEME_LAYERS = 'docusaurus.';

/**
 * Words of other meanings in the scripts, which are also components of Infima: unused, or with a look of
 * the site's own.
 */
const UNUSED = [
  /^alert/,
  /^avatar/,
  /^hero/,
  /^badge/,
  /^dropdown/,
  /^footer/,
  /^navbar/,
  /^markdown/,
  /^table$/,
  /^button/,
  /^close$/,
  /^pagination$/,
  /^tabs/,
];

const themeLayers = (sheet: Root): readonly AtRule[] =>
  sheet.nodes.filter(
    (node): node is AtRule =>
      node.type === 'atrule' && node.name === 'layer' && node.params.startsWith(THEME_LAYERS),
  );

/** Takes out the theme's rules for classes and elements that no script names. */
async function purge(sheet: Root, words: ReadonlySet<string>): Promise<void> {
  for (const layer of themeLayers(sheet)) {
    if (!layer.nodes) {
      continue;
    }
    const [result] = await new PurgeCSS().purge({
      css: [{raw: layer.toString()}],
      content: [{raw: '', extension: 'words'}],
      extractors: [{extensions: ['words'], extractor: () => [...words]}],
      // Markdown makes these elements.
      safelist: {standard: ['ol', 'blockquote', 'kbd'], greedy: [/data-theme/]},
      blocklist: UNUSED,
    });
    layer.replaceWith(postcss.parse(result?.css ?? '').nodes);
  }
}

/**
 * Leaves out of the theme's styles what the site does not use.
 * @param sheets Text of every style sheet of the site, by name.
 * @param scripts Text of every script. Pages have no class and no custom property that these do not name.
 * @returns The style sheets anew.
 * @throws When no sheet has styles of Infima in a cascade layer.
 */
export async function slimStyles(
  sheets: ReadonlyMap<string, string>,
  scripts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const words = new Set(scripts.flatMap((text) => text.match(/[a-zA-Z][\w-]*/g) ?? []));
  const variables = new Set(scripts.flatMap((text) => text.match(/--[a-z][\w-]*/g) ?? []));
  const roots = new Map([...sheets].map(([name, css]) => [name, postcss.parse(css)]));
  const layers = [...roots.values()].flatMap(themeLayers);
  if (!layers.some(({params}) => params === 'docusaurus.infima')) {
    throw new Error(
      'page-weight: no style sheet has the cascade layer docusaurus.infima, so that all of Infima would be on every page. Look for where Docusaurus puts its styles now, then adapt src/plugins/page-weight/themeStyles.ts.',
    );
  }
  await Promise.all([...roots.values()].map((root) => purge(root, words)));
  inlineConstants([...roots.values()], variables);
  return new Map([...roots].map(([name, root]) => [name, root.toString()]));
}

/** A plugin of the bundler: slims the style sheets once scripts and styles are minified. */
export const themeStyles = {
  apply: ({hooks, webpack}: Compiler): void => {
    const {RawSource} = webpack.sources;
    hooks.thisCompilation.tap('page-weight', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING;
      compilation.hooks.processAssets.tapPromise({name: 'page-weight', stage}, async (assets) => {
        const texts = (ending: string): readonly (readonly [string, string])[] =>
          Object.entries(assets).flatMap(([name, asset]) =>
            name.endsWith(ending) ? [[name, asset.source().toString()] as const] : [],
          );
        const scripts = texts('.js').map(([, text]) => text);
        for (const [name, css] of await slimStyles(new Map(texts('.css')), scripts)) {
          compilation.updateAsset(name, new RawSource(css));
        }
      });
    });
  },
};
