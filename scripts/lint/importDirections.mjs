// Which folder of src/ may import which: pages → features → components → lib, and nothing back.
// Part of eslint.config.mjs; each message tells a newcomer where the code should go instead.

const ROOT = 'src';
const TESTS = '**/__tests__/**';

/** @param {readonly string[]} names Folders of src/. */
const folders = (names) => names.map((name) => `${ROOT}/${name}`);

/**
 * Folders that a layer may not import, and what to do instead.
 * @type {readonly Layer[]}
 */
const LAYERS = [
  {
    layer: 'lib',
    never: ['components', 'features', 'data', 'pages', 'search'],
    message:
      'src/lib is the lowest layer: it knows no screens and no content. Take the value as a parameter and let the caller pass it.',
  },
  {
    layer: 'components',
    never: ['features', 'pages', 'search'],
    message:
      'Components are text-free primitives that features share. Take texts and content as props; if this is one capability of the site, it belongs into src/features/<name>.',
  },
  {
    layer: 'components',
    never: ['data'],
    // What writers use in MDX is content itself: <Fact id="…"/> reads the facts.
    except: ['mdx'],
    message:
      'Components are text-free: take the content as props and let the feature read src/data (src/components/mdx alone may read it).',
  },
  {
    layer: 'data',
    never: ['components', 'features', 'pages', 'search'],
    message:
      'src/data is content: types, @docusaurus/Translate and src/lib only. Name what to show (an id, an icon name) and let the feature choose the component.',
  },
  {
    layer: 'features',
    never: ['pages'],
    message:
      'Pages compose features, not the other way round. Move the shared code down into the feature.',
  },
  {
    layer: 'features',
    never: ['search'],
    exceptFrom: ['types.ts', 'useSearch.ts'],
    message:
      'Of src/search, features may use useSearch.ts and types.ts only. Its screens belong to pages and src/theme.',
  },
  {
    layer: 'search',
    never: ['features', 'pages'],
    message:
      'src/search is imported by pages and src/theme, like a feature. Move the shared code down into src/components or src/lib.',
  },
  {
    layer: 'theme',
    never: ['pages'],
    message: 'src/theme wraps Docusaurus components. Move the shared code down into a feature.',
  },
  {
    layer: 'pages',
    never: ['pages'],
    message:
      'A page is a route and nothing imports it. Move what both need down into src/features or src/components.',
  },
  {
    layer: 'config',
    never: ['components', 'features', 'pages'],
    message:
      'src/config runs in Node before anything is bundled. Only src/lib and src/plugins are usable there.',
  },
  {
    layer: 'config',
    never: ['data'],
    // Plain constants, which placeholders of pages stand for.
    exceptFrom: ['service.ts'],
    message:
      'src/config runs in Node before anything is bundled, where texts cannot be translated. Of src/data, only service.ts is usable there.',
  },
  {
    layer: 'plugins',
    never: ['components', 'config', 'data', 'features', 'pages'],
    message: 'A plugin stands alone: pass what it needs as an option in src/config/plugins.ts.',
  },
];

const THEME_MESSAGE =
  'Never import src/theme by path: import the component as @theme/<Name>, so that Docusaurus can resolve it.';

/** @param {string} feature Name of a folder of src/features. */
function featureZone(feature) {
  return {
    target: `${ROOT}/features/${feature}`,
    from: `${ROOT}/features`,
    except: [`./${feature}`],
    message:
      'Features never import each other. Move what both need down: text-free into src/components, content into src/data, logic into src/lib.',
  };
}

/**
 * @typedef {object} Layer
 * @property {string} layer Folder of src/ that the rule is for.
 * @property {readonly string[]} never Folders of src/ that it may not import.
 * @property {readonly string[]} [except] Its own folders that may.
 * @property {readonly string[]} [exceptFrom] Files of the others that it may import.
 * @property {string} message
 */

/** @param {Layer} rule */
function layerZones({layer, never, except, exceptFrom, message}) {
  const folder = `${ROOT}/${layer}`;
  const target = except ? [`${folder}/*.{ts,tsx}`, `${folder}/!(${except.join('|')})/**`] : folder;
  return {target, from: folders(never), ...(exceptFrom && {except: exceptFrom}), message};
}

/**
 * The directions between folders, checked on resolved paths: `@site/…`, relative and dynamic
 * imports alike, types included.
 * @param {readonly string[]} features Names of the folders of src/features.
 */
export function importDirections(features) {
  return {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [TESTS],
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            ...LAYERS.map(layerZones),
            ...features.map(featureZone),
            {
              target: folders([
                'lib',
                'components',
                'data',
                'features',
                'search',
                'pages',
                'config',
                'plugins',
              ]),
              from: `${ROOT}/theme`,
              message: THEME_MESSAGE,
            },
          ],
        },
      ],
    },
  };
}

const NODE_ONLY = {
  regex: '^(@site/src|(\\.\\./)+)(/?(config|plugins))(/|$)',
  allowTypeImports: true,
  message:
    'src/config and src/plugins run in Node and never reach the browser. Types may be imported; values come through useSiteConfig() (src/lib) or usePluginData().',
};

const NO_TEXT = {
  regex: '^@docusaurus/Translate$',
  message:
    'Components hold no text, so that each feature can word its own. Take the text as a prop and translate it in the feature or in src/data.',
};

const CONTENT_ONLY = {
  regex: '^(?!@docusaurus/Translate$|@site/src/(lib|data)(/|$)|\\.{1,2}/)',
  allowTypeImports: true,
  message:
    'src/data imports only types, @docusaurus/Translate and src/lib. Name what to show and let the feature bring the code.',
};

/**
 * @param {readonly string[]} files
 * @param {readonly object[]} patterns
 * @param {readonly string[]} ignores
 */
function restricted(files, patterns, ignores = []) {
  return {
    files,
    ignores: [TESTS, ...ignores],
    rules: {'@typescript-eslint/no-restricted-imports': ['error', {patterns}]},
  };
}

/** Rules on what may be imported as a value: the last entry that fits a file is the one it gets. */
export function typesOnly() {
  const files = (/** @type {string} */ name) => `src/${name}/**/*.{ts,tsx}`;
  return [
    restricted(['lib', 'features', 'search', 'pages', 'theme'].map(files), [NODE_ONLY]),
    restricted([files('components')], [NODE_ONLY, NO_TEXT]),
    restricted([files('components/mdx')], [NODE_ONLY]),
    restricted([files('data')], [NODE_ONLY, CONTENT_ONLY]),
  ];
}
