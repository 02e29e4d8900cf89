import type {UserThemeConfig} from '@docusaurus/theme-common';

/** Header and footer links are not here: they are data, src/data/navigation.yml. */
export const themeConfig = {
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
  docs: {sidebar: {autoCollapseCategories: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
} satisfies UserThemeConfig;
