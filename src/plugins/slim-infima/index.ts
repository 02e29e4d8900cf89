import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Plugin as PostCssPlugin} from 'postcss';
import {purgeInfima, readUsage, type Usage} from './purge';

const INFIMA = /[\\/]infima[\\/]dist[\\/]css[\\/]/;

/** What may name one of Infima's classes or variables: the theme, the site and its content. */
function usageFolders(siteDir: string): readonly string[] {
  const theme = (name: string): string => path.dirname(require.resolve(`@docusaurus/${name}`));
  return [
    ...['theme-classic', 'theme-common', 'theme-mermaid'].map(theme),
    ...['src', 'docs', 'blog', 'i18n'].map((folder) => path.join(siteDir, folder)),
  ];
}

/**
 * Leaves out of Infima, the theme's CSS framework, what neither the theme nor the site uses (see
 * README).
 * @param context Docusaurus' context.
 * @returns The plugin, or null in the development server, where a class may be used any moment.
 */
export default function slimInfima({siteDir}: LoadContext): Plugin | null {
  if (process.env.NODE_ENV === 'development') {
    return null;
  }
  let usage: Promise<Usage> | undefined;
  return {
    name: 'slim-infima',
    configurePostCss(options) {
      const purge: PostCssPlugin = {
        postcssPlugin: 'slim-infima',
        async Once(root, {parse}) {
          const file = root.source?.input.file;
          if (file && INFIMA.test(file)) {
            usage ??= readUsage(usageFolders(siteDir));
            const css = await purgeInfima(root.toString(), await usage);
            root.removeAll();
            root.append(parse(css, {from: file}));
          }
        },
      };
      options.plugins.push(purge);
      return options;
    },
  };
}
