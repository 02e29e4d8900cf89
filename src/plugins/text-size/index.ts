import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Plugin as PostCssPlugin} from 'postcss';

/** The browser's default text size, by which the theme's pixels were chosen. */
const DEFAULT_TEXT_PX = 16;

const rem = (px: string, more = 0) => `${(Number(px) + more) / DEFAULT_TEXT_PX}rem`;

/**
 * Rewrites pixels of breakpoints and of text in `rem`, which follow the browser's text size.
 * @returns A plugin of PostCSS.
 */
export function pixelsToRem(): PostCssPlugin {
  return {
    postcssPlugin: 'text-size',
    AtRule: {
      media(rule) {
        rule.params = rule.params
          .replaceAll(/\(min-width:\s*([\d.]+)px\)/g, (_, px: string) => `(width >= ${rem(px)})`)
          // One more, exclusively: in rem there would be widths between 996px and 997px.
          .replaceAll(/\(max-width:\s*(\d+)px\)/g, (_, px: string) => `(width < ${rem(px, 1)})`);
      },
    },
    Declaration: {
      'font-size'(declaration) {
        declaration.value = declaration.value.replace(/^([\d.]+)px$/, (_, px: string) => rem(px));
      },
    },
  };
}

/** Docusaurus names it by its path, with its options. */
const isPresetEnv = (entry: unknown) =>
  Array.isArray(entry) && /[\\/]postcss-preset-env[\\/]/.test(String(entry[0]));

/**
 * Lets the theme follow the browser's text size (see README).
 * @returns The plugin.
 */
export default function textSize(): Plugin {
  return {
    name: 'text-size',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          /hooks[\\/]useWindowSize(?:\.js)?$/,
          path.join(__dirname, 'client', 'useWindowSize.ts'),
        ),
      ],
    }),
    // Not of postcss-preset-env: what browsers lack, Lightning CSS writes for them when it shortens the sheets.
    configurePostCss: (options) => ({
      ...options,
      plugins: [...options.plugins.filter((entry) => !isPresetEnv(entry)), pixelsToRem()],
    }),
  };
}
