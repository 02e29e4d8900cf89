/** Modules of what writers use without an import, by the name of the component: pages import those that they use. */
export const mdxParts = {
  Admonition: '@theme/Admonition',
  Band: '@site/src/components/Section',
  ButtonLink: '@site/src/components/Button',
  Card: '@site/src/components/mdx/Cards',
  Cards: '@site/src/components/mdx/Cards',
  CodeTabs: '@site/src/components/mdx/CodeTabs',
  Diagram: '@site/src/components/mdx/Diagram',
  Details: '@theme/MDXComponents/Details',
  Fact: '@site/src/components/mdx/Fact',
  Figures: '@site/src/components/Figures',
  Mermaid: '@theme/Mermaid',
  PageHero: '@site/src/components/PageHero',
  Points: '@site/src/components/mdx/Points',
  SignUpLink: '@site/src/components/mdx/SignUpLink',
  StaleSection: '@site/src/components/mdx/StaleSection',
  SupportLink: '@site/src/components/mdx/SupportLink',
};

/** Style sheets of those that have one, by absolute path. */
export const MDX_PART_STYLES =
  /[\\/](?:Admonition|CodeTabs|Details|Diagram|Tabs)[\\/].*\.module\.css$/;
