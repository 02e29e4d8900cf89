// Which folder of src/ may import which: pages → features → components → lib, and nothing back.
// A plugin of oxlint; each message tells a newcomer where the code should go instead.
import path from 'node:path';

/**
 * @typedef {object} Zone
 * @property {string} folders Folders or files of src/, apart by spaces, without extensions.
 * @property {string} [apart] Those among them that this does not hold for.
 * @property {string} [never] Folders, files or packages that they may not import.
 * @property {string} [except] Those among them that they may import.
 * @property {string} [only] What they may import, and nothing else.
 * @property {boolean} [types] Whether they may import types nevertheless.
 * @property {string} message What to do instead.
 */

/** @type {readonly Zone[]} */
const ZONES = [
  {
    folders: 'lib',
    never: 'components data features pages search',
    message:
      'src/lib is the lowest layer: it knows no screens and no content. Take the value as a parameter and let the caller pass it.',
  },
  {
    folders: 'components',
    apart: 'components/mdx',
    never: 'data features pages search',
    message:
      'Components are text-free primitives that features share: take texts and content as props (src/components/mdx alone may read src/data). If this is one capability of the site, it belongs into src/features/<name>.',
  },
  {
    folders: 'components/mdx',
    never: 'features pages search',
    message: 'Components for writers are content and primitives: they know no feature.',
  },
  {
    folders: 'data',
    never: 'components features pages search',
    message:
      'src/data is content: types, @docusaurus/Translate and src/lib only. Name what to show (an id, an icon name) and let the feature choose the component.',
  },
  {
    folders: 'search',
    never: 'features pages',
    message:
      'src/search is a room of its own: pages and src/theme import it, it imports components, data and lib.',
  },
  {
    folders: 'features',
    never: 'pages',
    message:
      'Pages compose features, not the other way round. Move the shared code down into the feature.',
  },
  {
    folders: 'theme',
    never: 'pages',
    message: 'src/theme wraps Docusaurus components. Move the shared code down into a feature.',
  },
  {
    folders: 'pages',
    never: 'pages',
    message:
      'A page is a route and nothing imports it. Move what both need down into src/features or src/components.',
  },
  {
    folders: 'config plugins',
    never: 'components features pages',
    message:
      'This code runs in Node before anything is bundled. Only src/lib, src/plugins, src/data/service.ts and src/search/build are usable there.',
  },
  {
    folders: 'features',
    never: 'search',
    except: 'search/types search/useSearch search/loadPages',
    message:
      'Of src/search, features may use useSearch.ts, loadPages.ts and types.ts only. Its screens belong to pages and src/theme.',
  },
  {
    folders: 'config plugins',
    never: 'search',
    except: 'search/build',
    message: 'src/search/build is the half of the search that runs in Node.',
  },
  {
    folders: 'search',
    apart: 'search/build search/quality',
    never: 'search/build',
    message:
      'src/search/build runs in Node and never reaches the browser. Share types and code beside it.',
  },
  {
    folders: 'config',
    never: 'data',
    // Plain constants, which placeholders of pages stand for.
    except: 'data/service data/devices/catalogue data/devices/downloads',
    message:
      'src/config runs in Node before anything is bundled, where texts cannot be translated. Of src/data, only service.ts and the catalogue of devices are usable there.',
  },
  {
    folders: 'plugins',
    never: 'config data',
    message:
      'A plugin knows no other part: pass what it needs as an option in src/config/plugins.ts.',
  },
  {
    folders: 'components config data features lib pages plugins search',
    never: 'theme',
    message:
      'Never import src/theme by path: import the component as @theme/<Name>, so that Docusaurus can resolve it.',
  },
  {
    folders: 'components',
    apart: 'components/mdx',
    never: '@docusaurus/Translate',
    message:
      'Components hold no text, so that each feature can word its own. Take the text as a prop and translate it in the feature or in src/data.',
  },
  {
    folders: 'data',
    only: 'data lib @docusaurus/Translate',
    types: true,
    message:
      'src/data imports only types, @docusaurus/Translate and src/lib. Name what to show and let the feature bring the code.',
  },
  {
    folders: 'search',
    apart: 'search/build search/quality',
    never: 'config plugins',
    types: true,
    message:
      'src/search is a room of its own. Types may be imported; values come through useSiteConfig() (src/lib) or usePluginData().',
  },
  {
    folders: 'components data features lib pages theme',
    never: 'config plugins search/build',
    types: true,
    message:
      'src/config, src/plugins and src/search/build run in Node and never reach the browser. Types may be imported; values come through useSiteConfig() (src/lib) or usePluginData().',
  },
];

const FEATURES =
  'Features never import each other. Move what both need down: text-free into src/components, content into src/data, logic into src/lib.';

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

const within = (/** @type {string} */ file, folders = '') =>
  folders.split(' ').some((folder) => file === folder || file.startsWith(`${folder}/`));

/**
 * Why a file may not import something, or undefined where it may.
 * @param {string} filename Absolute path of a file in src/.
 * @param {string} source What it imports, as it is written there.
 * @param {boolean} isType Whether it imports nothing but types.
 */
export function forbiddenReason(filename, source, isType) {
  const file = inSrc(filename);
  const imported = resolve(filename, source);
  const zone = ZONES.find(
    ({folders, apart, never, except, only, types}) =>
      within(file, folders) &&
      !within(file, apart) &&
      !(types && isType) &&
      (only ? !within(imported, only) : within(imported, never) && !within(imported, except)),
  );
  const [feature] = /^features\/[^/]+/.exec(file) ?? [];
  const isOther = feature && within(imported, 'features') && !within(imported, feature);
  return zone?.message ?? (isOther ? FEATURES : undefined);
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
        };
      },
    },
  },
};
