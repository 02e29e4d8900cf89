import docusaurusTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';

/** Replacements in Docusaurus' own document. */
const CHANGES: readonly (readonly [theirs: string, ours: string])[] = [
  // A list, which inline/startScripts.ts starts after the first paint. The bundler's runtime, which runs
  // the entry, comes last instead of first: it fetches what it does not find.
  [
    `    <% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>`,
    `    <script type="application/json" data-scripts>
      <%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script).reverse()) %>
    </script>`,
  ],
  // In browsers, client/Head.tsx knows the tags of the head's library without a mark.
  ['<%~ metaAttribute %>', `<%~ metaAttribute.replaceAll(' data-rh="true"', '') %>`],
  // The theme's two go: the icon of links to other sites, which leftOut.ts leaves out, and the inline
  // script, whose work inline/preferences.ts does. Should another script stay, the policy of
  // src/plugins/built-pages stops the build.
  [
    '<%~ it.preBodyTags %>',
    "<%~ it.preBodyTags.replace(/<svg[^]*?<[/]svg>[^<]*<script>[^]*?<[/]script>/, '') %>",
  ],
];

/**
 * The document around each page, for `ssrTemplate` in docusaurus.config.ts.
 * @throws When Docusaurus' own lacks a part that is changed here.
 */
export const pageTemplate = CHANGES.reduce<string>((template, [theirs, ours]) => {
  if (!template.includes(theirs)) {
    throw new Error(
      `page-weight: Docusaurus' document of a page no longer holds\n${theirs}\nLook into @docusaurus/core/lib/ssg/ssgTemplate.html.js, then adapt src/plugins/page-weight/template.ts.`,
    );
  }
  // A function, since a text may hold "$'", which means something.
  return template.replace(theirs, () => ours);
}, docusaurusTemplate);
