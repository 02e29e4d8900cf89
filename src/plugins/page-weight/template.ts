/**
 * The document around each page of the build, for `ssrTemplate` in docusaurus.config.ts. It differs from
 * Docusaurus' own (@docusaurus/core/lib/ssg/ssgTemplate.html.js) in two places:
 *
 * - The page's scripts are a list, started by inline/startScripts.ts after the first paint. The bundler's
 *   runtime, which runs the entry, comes last instead of first: it fetches what it does not find.
 * - Docusaurus' own inline script is left out: inline/preferences.ts does its work. The build stops if
 *   another one stays (src/plugins/built-pages/policy).
 */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <script type="application/json" data-scripts>
      <%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script).reverse()) %>
    </script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(/<script>[^]*?<[/]script>/, '') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
