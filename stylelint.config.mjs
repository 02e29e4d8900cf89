const COLOUR_FUNCTIONS = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'];
const COLOUR_MESSAGE =
  'Colours stand in src/css/tokens.css, light and dark side by side: use var(--…), or add a token there.';

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['build/**', '.docusaurus/**', 'coverage/**', 'static/**', 'node_modules/**'],
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // A mask's black is no colour: it says how much shows.
    'color-named': ['never', {ignoreProperties: ['/mask/'], message: COLOUR_MESSAGE}],
    'color-no-hex': [true, {message: COLOUR_MESSAGE}],
    'function-disallowed-list': [COLOUR_FUNCTIONS, {message: COLOUR_MESSAGE}],
    'declaration-no-important': [
      true,
      {
        message:
          'No !important: raise the specificity or mend the token. Where nothing else helps: /* stylelint-disable-next-line declaration-no-important -- the reason */',
      },
    ],
    // Start and end instead of left and right: one stylesheet for either writing direction.
    'property-layout-mappings': 'flow-relative',
    'value-keyword-layout-mappings': [
      'flow-relative',
      // Safari reads resize: vertical, not resize: block.
      {ignoreProperties: ['resize']},
    ],
    // Names of Infima and Docusaurus hold capitals and double underscores.
    'custom-property-pattern': null,
    'selector-class-pattern': null,
    'keyframes-name-pattern': null,
    // Order by meaning reads better than order by specificity in a component's few rules.
    'no-descending-specificity': null,
    // Safari knows text-size-adjust under its prefix alone.
    'property-no-vendor-prefix': [true, {ignoreProperties: ['-webkit-text-size-adjust']}],
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global', 'local']}],
  },
  overrides: [
    {
      files: ['**/*.module.css'],
      rules: {
        // Not selector-class-pattern: it would judge the foreign names in :global(.hash-link) too.
        'selector-disallowed-list': [
          ['/\\.[A-Za-z0-9]*[-_][\\w-]*(?![^(]*\\))/'],
          {
            message:
              'Classes of a CSS Module are camelCase, since code reads them as styles.cardTitle.',
          },
        ],
        'property-no-unknown': [true, {ignoreProperties: ['composes']}],
      },
    },
    {
      // Where colours live; each layer of tokens has a :root of its own.
      files: ['src/css/tokens.css'],
      rules: {
        'color-named': null,
        'color-no-hex': null,
        'function-disallowed-list': null,
        'no-duplicate-selectors': null,
      },
    },
  ],
};
