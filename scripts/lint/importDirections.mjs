// Which folder of src/ may import which: pages → features → components → lib, and nothing back.
// Part of eslint.config.mjs; each message tells a newcomer where the code should go instead.

const TESTS = '**/__tests__/**';

/**
 * Folders of src/, what they may not import, what to do instead, and files of it that they may import.
 * @type {readonly (readonly [target: string, from: string, message: string, except?: string[]])[]}
 */
const ZONES = [
  [
    'lib',
    'components data features pages search',
    'src/lib is the lowest layer: it knows no screens and no content. Take the value as a parameter and let the caller pass it.',
  ],
  [
    'components/!(mdx)/**',
    'data features pages search',
    'Components are text-free primitives that features share: take texts and content as props (src/components/mdx alone may read src/data). If this is one capability of the site, it belongs into src/features/<name>.',
  ],
  [
    'components/mdx',
    'features pages search',
    'What writers use in pages is content and primitives: it knows no feature.',
  ],
  [
    'data',
    'components features pages search',
    'src/data is content: types, @docusaurus/Translate and src/lib only. Name what to show (an id, an icon name) and let the feature choose the component.',
  ],
  [
    'search',
    'features pages',
    'src/search is a room of its own: pages and src/theme import it, it imports components, data and lib.',
  ],
  [
    'features',
    'pages',
    'Pages compose features, not the other way round. Move the shared code down into the feature.',
  ],
  [
    'theme',
    'pages',
    'src/theme wraps Docusaurus components. Move the shared code down into a feature.',
  ],
  [
    'pages',
    'pages',
    'A page is a route and nothing imports it. Move what both need down into src/features or src/components.',
  ],
  [
    '{config,plugins}/**',
    'components features pages',
    'This code runs in Node before anything is bundled. Only src/lib, src/plugins, src/data/service.ts and src/search/build are usable there.',
  ],
  [
    'features',
    'search',
    'Of src/search, features may use useSearch.ts and types.ts only. Its screens belong to pages and src/theme.',
    ['./types.ts', './useSearch.ts'],
  ],
  [
    '{config,plugins}/**',
    'search',
    'src/search/build is the half of the search that runs in Node.',
    ['./build'],
  ],
  [
    'search/!(build|quality)/**',
    'search/build',
    'src/search/build runs in Node and never reaches the browser. Share types and code beside it.',
  ],
  [
    'config',
    'data',
    'src/config runs in Node before anything is bundled, where texts cannot be translated. Of src/data, only service.ts is usable there.',
    // Plain constants, which placeholders of pages stand for.
    ['./service.ts'],
  ],
  [
    'plugins',
    'config data',
    'A plugin knows no other part: pass what it needs as an option in src/config/plugins.ts.',
  ],
  [
    '!(theme)/**',
    'theme',
    'Never import src/theme by path: import the component as @theme/<Name>, so that Docusaurus can resolve it.',
  ],
];

/**
 * The directions between folders, checked on resolved paths: `@site/…`, relative and dynamic
 * imports alike, types included.
 * @param {readonly string[]} features Names of the folders of src/features.
 */
export function importDirections(features) {
  const zones = [
    ...ZONES.map(([target, from, message, except]) => ({
      target: `src/${target}`,
      from: from.split(' ').map((name) => `src/${name}`),
      message,
      ...(except && {except}),
    })),
    ...features.map((feature) => ({
      target: `src/features/${feature}`,
      from: 'src/features',
      except: [`./${feature}`],
      message:
        'Features never import each other. Move what both need down: text-free into src/components, content into src/data, logic into src/lib.',
    })),
  ];
  return {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [TESTS],
    rules: {'import-x/no-restricted-paths': ['error', {zones}]},
  };
}

const NODE_ONLY = {
  regex: '^(@site/src|(\\.\\./)+)(/?(config|plugins|search/build))(/|$)',
  allowTypeImports: true,
  message:
    'src/config, src/plugins and src/search/build run in Node and never reach the browser. Types may be imported; values come through useSiteConfig() (src/lib) or usePluginData().',
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
 * Rules on what may be imported as a value: the last entry that fits a file is the one it gets.
 * @returns Entries of an ESLint configuration.
 */
export function typesOnly() {
  const restricted = (/** @type {string} */ folders, /** @type {object[]} */ ...patterns) => ({
    files: [`src/${folders}/**/*.{ts,tsx}`],
    ignores: [TESTS, 'src/search/{build,quality}/**'],
    rules: {'@typescript-eslint/no-restricted-imports': ['error', {patterns}]},
  });
  return [
    restricted('{lib,features,pages,search,theme}', NODE_ONLY),
    restricted('components', NODE_ONLY, NO_TEXT),
    restricted('components/mdx', NODE_ONLY),
    restricted('data', NODE_ONLY, CONTENT_ONLY),
  ];
}
