// The rules for style sheets; those for code are in .oxlintrc.json.
import css from '@eslint/css';
import {defineConfig} from 'eslint/config';

const COLOUR_MESSAGE =
  'Colours belong into src/css/tokens.css, light and dark side by side: use var(--…), or add a token there.';

/** Colours that are written out. Black in a mask is opacity, not a colour. */
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

export default defineConfig(
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
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
    languageOptions: {customSyntax: {properties: {composes: '<custom-ident>+ from global'}}},
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
