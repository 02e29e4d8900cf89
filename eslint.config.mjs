// What each part of the code may do; layout and import directions are explained in README.md.
import fs from 'node:fs';
import docusaurus from '@docusaurus/eslint-plugin';
import css from '@eslint/css';
import js from '@eslint/js';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import {importDirections, typesOnly} from './scripts/lint/importDirections.mjs';

const CLIENT = ['src/**/*.{ts,tsx}'];
const NODE_IN_SRC = [
  'src/config/**',
  'src/plugins/**',
  '!src/plugins/*/client/**',
  'src/search/{build,quality}/**',
];
const TESTS = [
  '**/__tests__/**',
  'checks/**/*.test.ts',
  'tests/**',
  'scripts/jest/**',
  'jest.setup.ts',
];

/** Signs, names and code samples that read the same in every language. */
const IGNORED_STRINGS = [
  ...['·', '•', '–', '—', '/', '|', '+', '*', ':', '×', '→', '←', '↑', '#', '$', '%'],
  ...['(', ')', '«', '»', '{', '}', '…', ' '],
];

const COLOUR_MESSAGE =
  'Colours belong into src/css/tokens.css, light and dark side by side: use var(--…), or add a token there.';

/** Colours that are written out. A mask's black is no colour: it says how much shows. */
const COLOURS = [
  {selector: 'Hash', message: COLOUR_MESSAGE},
  {
    selector: 'Function[name=/^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)$/]',
    message: COLOUR_MESSAGE,
  },
  {
    selector:
      'Declaration[property=/(color|background|border|outline|shadow|fill|stroke)/]:not([property=/mask/]) Identifier[name=/^(black|white|gray|grey|silver|red|green|blue|orange|yellow|brown|purple|pink)$/]',
    message: COLOUR_MESSAGE,
  },
];

const docusaurusRules = Object.fromEntries(
  Object.keys(docusaurus.rules).map((name) => [`@docusaurus/${name}`, 'error']),
);

const features = fs
  .readdirSync(new URL('./src/features/', import.meta.url), {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

export default defineConfig(
  globalIgnores([
    'build/',
    // Declarations for the samples, read by their check alone.
    'checks/samples/types/',
    '.docusaurus/',
    'coverage/',
    'media/',
    'node_modules/',
    'playwright-report/',
    'static/',
    'test-results/',
    '.wireit/',
  ]),
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  {
    files: ['**/*.{ts,tsx,mts,mjs,cjs,js}'],
    extends: [
      js.configs.recommended,
      tseslint.configs.strictTypeChecked,
      tseslint.configs.stylisticTypeChecked,
      importX.flatConfigs.recommended,
      importX.flatConfigs.typescript,
    ],
    languageOptions: {
      globals: globals.node,
      parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname},
    },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({project: './tsconfig.json'})],
    },
    rules: {
      'no-console': 'error',
      eqeqeq: ['error', 'always'],
      curly: 'error',
      'object-shorthand': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-explicit-any': 'error',
      // A number in a text reads the same everywhere; objects and undefined do not.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true},
      ],
      // Both are right where they say more: `type` for unions, `interface` for objects.
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      // TypeScript checks names better than the linter does, aliases of Docusaurus included.
      'import-x/no-unresolved': 'off',
      'import-x/named': 'off',
      'import-x/namespace': 'off',
      'import-x/default': 'off',
      'import-x/no-named-as-default': 'off',
      'import-x/no-named-as-default-member': 'off',
      'import-x/no-duplicates': ['error', {'prefer-inline': true}],
      'import-x/no-cycle': ['error', {ignoreExternal: true}],
      'import-x/no-extraneous-dependencies': 'error',
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', 'parent', 'sibling', 'index'],
          pathGroups: [
            {pattern: '@site/**', group: 'internal'},
            {
              pattern: '@{docusaurus,theme,theme-original,theme-init,generated}/**',
              group: 'external',
            },
          ],
          pathGroupsExcludedImportTypes: ['builtin'],
          'newlines-between': 'never',
        },
      ],
    },
  },
  {
    // Code that browsers run.
    files: CLIENT,
    ignores: NODE_IN_SRC,
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
    plugins: {'@docusaurus': docusaurus},
    languageOptions: {globals: {...globals.browser, process: 'readonly'}},
    rules: {
      ...docusaurusRules,
      '@docusaurus/no-untranslated-text': ['error', {ignoredStrings: IGNORED_STRINGS}],
      // Docusaurus' headings serve Markdown anchors; sections of features carry their own ids.
      '@docusaurus/prefer-docusaurus-heading': 'error',
      'import-x/no-nodejs-modules': ['error'],
    },
  },
  importDirections(features),
  typesOnly(),
  {
    // Docusaurus wants a default export of these; everywhere else exports have names.
    files: CLIENT,
    ignores: ['src/pages/**', 'src/theme/**', 'src/plugins/**', '**/__tests__/**', 'src/**/*.d.ts'],
    rules: {'import-x/no-default-export': 'error'},
  },
  {
    // They talk to the person at the terminal, or to the console on purpose.
    files: [
      'scripts/**',
      'checks/**',
      'sandbox/**',
      'src/search/quality/**',
      'src/lib/log.ts',
      'jest.setup.ts',
    ],
    rules: {'no-console': 'off'},
  },
  {
    // A test calls what it wants to see fail, and its own mocks are typed loosely by Jest.
    files: TESTS,
    languageOptions: {globals: {...globals.browser, ...globals.jest}},
    rules: {
      '@docusaurus/no-untranslated-text': 'off',
      'import-x/no-nodejs-modules': 'off',
      // jest.requireActual<typeof import('…')>() has no other way to say its type.
      '@typescript-eslint/consistent-type-imports': ['error', {disallowTypeAnnotations: false}],
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    // Plain JavaScript: configuration that its tool cannot read as TypeScript, or page scripts.
    files: ['**/*.{js,mjs,cjs}'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    files: ['src/**/*.css'],
    language: 'css/css',
    // :global() and :local() belong to CSS Modules.
    languageOptions: {tolerant: true},
    plugins: {css},
    extends: ['css/recommended'],
    rules: {
      'css/no-invalid-properties': ['error', {allowUnknownVariables: true}],
      // Start and end instead of left and right: one style sheet for either writing direction.
      'css/prefer-logical-properties': [
        'error',
        {
          allowUnits: ['vw', 'vh', 'dvh', 'svh', 'lvh', 'dvw', 'svw', 'lvw'],
        },
      ],
      // The browsers of package.json's browserslist are the baseline.
      'css/use-baseline': 'off',
      'css/font-family-fallbacks': 'off',
    },
  },
  {
    files: ['src/**/*.css'],
    ignores: ['src/css/tokens.css'],
    rules: {'no-restricted-syntax': ['error', ...COLOURS]},
  },
  {
    files: ['src/**/*.module.css'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...COLOURS,
        {
          // Foreign names are inside :global(), which is read as raw text.
          selector: 'ClassSelector[name=/[-_]/]',
          message:
            'Classes of a CSS Module are camelCase, since code reads them as styles.cardTitle.',
        },
      ],
    },
  },
);
