import type {UserThemeConfig} from '@docusaurus/theme-common';

/** Header and footer links are not here: they are typed data, src/data/navigation.ts. */
export const themeConfig = {
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
  docs: {sidebar: {autoCollapseCategories: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
} satisfies UserThemeConfig;
