/** @type {import('prettier').Config} */
export default {
  arrowParens: 'always',
  bracketSpacing: false,
  printWidth: 100,
  singleQuote: true,
  tabWidth: 2,
  trailingComma: 'all',
  overrides: [
    {
      // Prose wraps in the editor: a hard wrap would make every French comparison noisy.
      files: '*.{md,mdx}',
      options: {proseWrap: 'preserve'},
    },
  ],
};
