/**
 * The document around each page, for `ssrTemplate` in docusaurus.config.ts: Docusaurus' own
 * (@docusaurus/core/lib/ssg/ssgTemplate.html.js), but for the scripts. They are a list, which inline/startScripts.ts starts
 * after the first paint; the bundler's runtime, which runs the entry, comes last instead of first: it fetches what it
 * does not find.
 */
export const pageTemplate = `<!DOCTYPE html>
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
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
