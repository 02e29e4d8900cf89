// Which folder of src/ may import which: pages → features → components → lib, and nothing back.
// A plugin of oxlint; each message tells a newcomer where the code should go instead.
import path from 'node:path';

/**
 * @typedef {object} Layer A folder of src/.
 * @property {string} may Other folders, and single files of them, that it may import, apart by spaces.
 * @property {RegExp} [packages] The only packages that it may take more than types from.
 * @property {string} [never] A package that it may not import.
 * @property {string} message What to do instead of another import.
 */

const NODE =
  'This code runs in Node before anything is bundled, where texts cannot be translated. Only src/lib, src/plugins, src/search/build and, in src/config, of src/data service.ts, facts.ts and the catalogue of devices are usable there. A plugin knows no other part: pass what it needs as an option in src/config/plugins.ts.';

const SEARCH =
  'src/search is a room of its own: pages and src/theme import it, it imports components, data and lib.';

/** @type {Readonly<Record<string, Layer>>} */
const LAYERS = {
  lib: {
    may: '',
    message:
      'src/lib is the lowest layer: it knows no screens and no content. Take the value as a parameter and let the caller pass it.',
  },
  components: {
    may: 'lib',
    never: '@docusaurus/Translate',
    message:
      'Components are text-free primitives that features share: take texts and content as props (src/components/mdx alone may read src/data). If this is one capability of the site, it belongs into src/features/<name>.',
  },
  'components/mdx': {
    may: 'lib components data',
    message: 'Components for writers are content and primitives: they know no feature.',
  },
  data: {
    may: 'lib',
    packages: /^@docusaurus\/Translate$|^@generated\/content\//,
    message:
      'src/data is content: types, @docusaurus/Translate and src/lib only. Name what to show (an id, an icon name) and let the feature choose the component.',
  },
  'data/schemas.ts': {may: 'data plugins', message: NODE},
  search: {may: 'lib components data', message: SEARCH},
  'search/build': {may: 'lib data search config plugins', message: SEARCH},
  'search/quality': {may: 'lib data search search/build config plugins', message: SEARCH},
  features: {
    may: 'lib components components/mdx data search/types search/useSearch search/loadPages',
    message:
      'Features never import each other. Move what both need down: text-free into src/components, content into src/data, logic into src/lib. Of src/search, features may use useSearch.ts, loadPages.ts and types.ts only; its screens belong to pages and src/theme, which compose features.',
  },
  theme: {
    may: 'lib components components/mdx data search features',
    message: 'src/theme wraps Docusaurus components. Move the shared code down into a feature.',
  },
  pages: {
    may: 'lib components components/mdx data search features',
    message:
      'A page is a route and nothing imports it. Move what both need down into src/features or src/components.',
  },
  config: {
    may: 'lib plugins search/build data/service data/facts data/schemas data/devices/downloads',
    message: NODE,
  },
  plugins: {may: 'lib search/build', message: NODE},
};

/** Rooms that meet Docusaurus' inside: a new version of it breaks nothing elsewhere. */
const MEETS_INSIDE = ['plugins', 'theme'];

const INSIDE = /^@docusaurus\/[\w-]+\/lib(?:\/|$)/;

const INSIDE_MESSAGE =
  "Only src/plugins and src/theme use Docusaurus' inside and its bundler, so that a new version breaks nothing elsewhere. Use a documented option or export, or let a plugin do it.";

/** Code for Node, of which others may import types. */
const IN_NODE = ['config', 'plugins'];

/** Ways to have what is elsewhere without an import of it. */
const HINTS = {
  theme: 'Import the component as @theme/<Name>, so that Docusaurus can resolve it.',
  'search/build':
    'src/search/build runs in Node and never reaches the browser. Share types and code beside it.',
  config: 'Types may be imported; values come through useSiteConfig() (src/lib).',
  plugins: 'Types may be imported; values come through usePluginData().',
  '@docusaurus/Translate':
    'Components hold no text, so that each feature can word its own. Take the text as a prop and translate it in the feature or in src/data.',
};

const SRC = path.join(import.meta.dirname, '../../src');

/** A path in src/, with slashes. */
const inSrc = (/** @type {string} */ file) => path.relative(SRC, file).split(path.sep).join('/');

/** The path in src/ that an import leads to, or the name of the package. */
function resolve(/** @type {string} */ file, /** @type {string} */ source) {
  if (source.startsWith('@site/')) {
    return inSrc(path.join(SRC, '..', source.slice('@site/'.length)));
  }
  return source.startsWith('.') ? inSrc(path.join(path.dirname(file), source)) : source;
}

/** The innermost layer that a file of src/ is in; none for packages. */
const layerOf = (/** @type {string} */ file) =>
  Object.keys(LAYERS).findLast((name) => file === name || file.startsWith(`${name}/`));

const featureOf = (/** @type {string} */ file) => /^features\/[^/]+/.exec(file)?.[0];

/**
 * Why a file may not import something, or undefined where it may.
 * @param {string} filename Absolute path of a file in src/.
 * @param {string} source What it imports, as it is written there.
 * @param {boolean} isType Whether it imports nothing but types.
 */
export function forbiddenReason(filename, source, isType) {
  const file = inSrc(filename);
  const imported = resolve(filename, source);
  const layer = layerOf(file);
  // A package, or a file that is in no layer, such as a style sheet, is a target by itself.
  const target = layerOf(imported) ?? imported;
  const isOwn = layer === target && layer !== 'pages' && featureOf(file) === featureOf(imported);
  if (!layer || isOwn || (isType && IN_NODE.includes(target) && layer !== 'plugins')) {
    return undefined;
  }
  if (INSIDE.test(imported) && !MEETS_INSIDE.includes(layer)) {
    return INSIDE_MESSAGE;
  }
  const {may, packages, never, message} = LAYERS[layer];
  const isAllowed = LAYERS[target]
    ? may.split(' ').some((name) => name === target || name === imported)
    : target !== never && (!packages || isType || packages.test(target));
  return isAllowed ? undefined : [message, HINTS[target]].filter(Boolean).join(' ');
}

const isType = ({importKind, exportKind}) => (importKind ?? exportKind) === 'type';

export default {
  meta: {name: 'site'},
  rules: {
    'import-directions': {
      create(context) {
        const check = (node) => {
          const {type, source, specifiers: names = []} = node;
          // An export may have no source, a dynamic import one that is put together.
          if (typeof source?.value !== 'string') {
            return;
          }
          const isTypes = names.length > 0 && names.every(isType);
          const message = forbiddenReason(
            context.filename,
            source.value,
            isType(node) || type === 'TSImportType' || isTypes,
          );
          if (message) {
            context.report({node: source, message});
          }
        };
        return {
          ImportDeclaration: check,
          ExportNamedDeclaration: check,
          ExportAllDeclaration: check,
          ImportExpression: check,
          TSImportType: check,
          'Property[key.name=/^configure(Webpack|PostCss)$/]': (node) => {
            if (!MEETS_INSIDE.includes(layerOf(inSrc(context.filename)) ?? '')) {
              context.report({node, message: INSIDE_MESSAGE});
            }
          },
        };
      },
    },
  },
};
