import fs from 'node:fs';

// Unit tests are beside the code in __tests__/; `npm run test:unit` runs them.
const root = '<rootDir>/scripts/jest';

// Jest writes the results that `npm test` sums up, but not the folder for them.
fs.mkdirSync(new URL('./.cache/tests/', import.meta.url), {recursive: true});

/**
 * Packages published as ES modules only, which Jest has to translate. Those of Markdown come as a
 * family of dozens with shared prefixes.
 */
const ES_MODULES = [
  '@docusaurus',
  '@mdx-js',
  '@redocly',
  '@slorber',
  '@vscode',
  '(mdast|hast|unist|estree|remark|micromark|character|vfile|is|stringify)-?[\\w-]*',
  'unified|bail|ccount|comma-separated-tokens|decode-named-character-reference|devlop',
  'collapse-white-space|html-[\\w-]+|rehype-[\\w-]+|trim-trailing-lines|web-namespaces',
  'react-markdown|retext-[\\w-]+|nlcst-[\\w-]+|parse-(english|latin)|array-iterate',
  'escape-string-regexp|fault|format|longest-streak|markdown-table|parse-entities|property-information',
  // The sandbox's login.
  'oidc-provider|openid-client|oauth4webapi|jose|nanoid|quick-lru|eta',
  'docusaurus-plugin-openapi-docs|@apidevtools|chalk|parse5|entities|httpxy',
  'beautiful-mermaid|bcp-47-match|css-selector-parser|direction|simple-icons|space-separated-tokens|trim-lines|trough|zwitch',
];

/** @type {import('jest').Config} */
const shared = {
  rootDir: import.meta.dirname,
  restoreMocks: true,
  // For what hangs: processors that others use too take several times as long as your own.
  testTimeout: 30_000,
  transform: {
    '^.+\\.(mjs|cjs|js|jsx|ts|tsx|mts)$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          target: 'es2022',
          parser: {syntax: 'typescript', tsx: true},
          transform: {react: {runtime: 'automatic'}},
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'jsx', 'mts', 'mjs', 'cjs', 'json'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
};

/** Docusaurus' own modules are the real ones; only generated modules and two hooks are replaced. */
const docusaurusModules = {
  '\\.module\\.css$': `${root}/cssModule.ts`,
  '\\.css$': `${root}/emptyModule.ts`,
  '\\.(avif|jpe?g|png|svg|webm|webp|woff2)$': `${root}/fileUrl.ts`,
  '^@site/(.*)$': '<rootDir>/$1',
  '^@generated/docusaurus\\.config$': `${root}/generated/siteConfig.ts`,
  '^@generated/i18n$': `${root}/generated/i18n.ts`,
  '^@generated/content/default/(.*)$': '<rootDir>/.cache/content/$1',
  '^@generated/(.*)$': `${root}/emptyModule.ts`,
  // The classic theme has none; parts in tests bring a fallback of their own.
  '^@theme/Error$': `${root}/emptyModule.ts`,
  '^@theme(?:-original|-init)?/(.*)$': '@docusaurus/theme-classic/lib/theme/$1',
  // Tests change settings of the site, and mount components as the site does after its hydration.
  '^@docusaurus/useDocusaurusContext$': `${root}/useDocusaurusContext.ts`,
  '^@docusaurus/useIsBrowser$': `${root}/useIsBrowser.ts`,
  // As in the build: the wrapper that fills {brand} and names missing texts.
  '^@docusaurus/Translate$': '<rootDir>/src/plugins/translation-guard/client/Translate.tsx',
  '^@docusaurus/(Head|Link|BrowserOnly|Interpolate|ErrorBoundary|ExecutionEnvironment|isInternalUrl|router|use\\w+)$':
    '@docusaurus/core/lib/client/exports/$1',
};

/** @type {import('jest').Config} */
export default {
  // For tests that hang: browsers and compilers run beside them on the same processors.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'site',
      testEnvironment: 'jsdom',
      // Not `browser`, under which packages offer ES modules.
      testEnvironmentOptions: {customExportConditions: ['node', 'require', 'default']},
      globalSetup: `${root}/generateContent.ts`,
      testMatch: ['<rootDir>/src/!(config)/**/__tests__/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: [...(shared.setupFilesAfterEnv ?? []), `${root}/setupBrowser.ts`],
      moduleNameMapper: docusaurusModules,
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{scripts,sandbox,src/config}/**/__tests__/**/*.test.ts',
        '<rootDir>/checks/**/__tests__/*.test.ts',
      ],
      moduleNameMapper: {'^@site/(.*)$': '<rootDir>/$1'},
    },
    {
      // Reads the site in build/: `npm run test:built`, after a build for the sandbox.
      ...shared,
      displayName: 'built',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/checks/built/*.test.ts'],
      moduleNameMapper: {
        '^@site/(.*)$': '<rootDir>/$1',
        '^@generated/i18n$': `${root}/generated/i18n.ts`,
      },
    },
  ],
};
