import blogPlugin, {
  validateOptions,
  type BlogContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, PluginModule, RouteConfig} from '@docusaurus/types';

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
 * Docusaurus' blog plugin for a log of changes: all entries are sections of one page (see README).
 * @param context Docusaurus' context.
 * @param options The blog plugin's own; its check has completed them.
 * @returns The plugin, under its own name.
 */
export default async function changelog(context: LoadContext, options: unknown): Promise<Plugin> {
  const blogOptions = options as PluginOptions;
  // Docusaurus types the content of plugins in a list as unknown.
  const {injectHtmlTags: _, ...plugin} = (await blogPlugin(context, blogOptions)) as Plugin;
  return {
    ...plugin,
    contentLoaded: async ({actions, content}) => {
      const entries = await actions.createData('entries.js', entriesModule(content as BlogContent));
      const addRoute = (route: RouteConfig): void => {
        if (route.component === blogOptions.blogListComponent) {
          actions.addRoute({...route, modules: {entries}});
        }
      };
      await plugin.contentLoaded?.({content, actions: {...actions, addRoute}});
    },
  };
}

changelog.validateOptions = validateOptions as PluginModule['validateOptions'];
