import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {UserThemeConfig as MermaidThemeConfig} from '@docusaurus/theme-mermaid';
import {prismTheme} from './prismTheme';

/** Header and footer links are not here: they are typed data, src/data/navigation.ts. */
export const themeConfig = {
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
  prism: {
    theme: prismTheme,
    darkTheme: prismTheme,
    additionalLanguages: ['bash', 'java', 'python', 'json', 'yaml', 'http', 'groovy', 'diff'],
  },
  docs: {sidebar: {autoCollapseCategories: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
} satisfies UserThemeConfig & MermaidThemeConfig;
