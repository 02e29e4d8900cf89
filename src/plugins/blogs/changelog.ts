import {
  validateOptions,
  type BlogContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {blogWithRoutes} from './routes';

/** One module with the texts of all entries, newest first, and what their files say about them. */
function entriesModule({blogPosts}: BlogContent): string {
  const imports = blogPosts.map(
    ({metadata}, index) =>
      `import Text${index}, {metadata as data${index}} from ${JSON.stringify(metadata.source)};`,
  );
  const entries = blogPosts.map((_, index) => `{Text: Text${index}, ...data${index}}`);
  return [...imports, `export default [${entries.join(', ')}];`].join('\n');
}

/**
 * A log of changes: all entries are sections of one page (see README).
 * @param context Docusaurus' context.
 * @param options The blog plugin's own; its check has completed them.
 */
export default async function changelog(context: LoadContext, options: unknown): Promise<Plugin> {
  const blogOptions = options as PluginOptions;
  const plugin = await blogWithRoutes(context, blogOptions, async ({actions, content}) => {
    const entries = await actions.createData('entries.js', entriesModule(content as BlogContent));
    return (route) =>
      route.component === blogOptions.blogListComponent ? {...route, modules: {entries}} : null;
  });
  // The page itself names the feeds.
  return {...plugin, injectHtmlTags: undefined};
}

changelog.validateOptions = validateOptions as PluginModule['validateOptions'];
