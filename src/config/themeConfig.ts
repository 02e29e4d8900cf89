import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {ThemeConfig as MermaidThemeConfig} from '@docusaurus/theme-mermaid';

/** Header and footer links are not here: they are typed data, src/data/navigation.ts. */
export const themeConfig = {
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
  docs: {sidebar: {autoCollapseCategories: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  // Charts over time: sessions in rows of 28 px. Their colours are in src/theme/Mermaid.
  mermaid: {
    options: {
      gantt: {
        displayMode: 'compact',
        barHeight: 28,
        barGap: 6,
        topPadding: 50,
        gridLineStartPadding: 44,
        leftPadding: 82,
        rightPadding: 20,
        fontSize: 13,
        sectionFontSize: 13,
      },
    },
  },
} satisfies UserThemeConfig & {mermaid: Partial<MermaidThemeConfig['mermaid']>};
