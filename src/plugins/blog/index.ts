import blogPlugin, {
  validateOptions,
  type BlogContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, PluginModule, RouteConfig} from '@docusaurus/types';
import {indexOf} from './posts';

/** Makes another route of one of the blog plugin's; null leaves it out. */
type ChangeRoute = (route: RouteConfig) => RouteConfig | null;

/**
 * Docusaurus' blog plugin with other routes.
 * @param prepare Called before the routes are made, with the plugin's options, which its own check has completed.
 * @param more Other parts of the plugin than its own.
 */
function blogWithRoutes(
  prepare: (
    content: BlogContent,
    options: PluginOptions,
    createData: (name: string, data: string | object) => Promise<string>,
  ) => Promise<ChangeRoute>,
  more: Partial<Plugin> = {},
): PluginModule {
  const module = async (context: LoadContext, given: unknown): Promise<Plugin> => {
    const options = given as PluginOptions;
    // Docusaurus types the content of plugins in a list as unknown.
    const plugin = (await blogPlugin(context, options)) as Plugin;
    return {
      ...plugin,
      ...more,
      contentLoaded: async ({actions, content}) => {
        // By the alias: the same commit makes the same pages in every folder.
        const createData = async (name: string, data: string | object): Promise<string> =>
          (await actions.createData(name, data)).replace(context.generatedFilesDir, '@generated');
        const change = await prepare(content as BlogContent, options, createData);
        const addRoute = (route: RouteConfig): void => {
          const changed = change(route);
          if (changed) {
            actions.addRoute(changed);
          }
        };
        await plugin.contentLoaded?.({content, actions: {...actions, addRoute}});
      },
    };
  };
  return Object.assign(module, {
    validateOptions: validateOptions as PluginModule['validateOptions'],
  });
}

/**
 * The blog. Its lists know the posts from `posts.json`, so that their pages bring no texts of posts; and no page has a
 * column of recent posts.
 * @param categories Slugs of the tags, in the order of the page's chips.
 */
export const blog = (categories: readonly string[]): PluginModule =>
  blogWithRoutes(async (content, {blogListComponent, blogTagsPostsComponent}, createData) => {
    await createData('posts.json', indexOf(content, categories));
    return (route) => {
      const {sidebar: _column, items, ...modules} = route.modules ?? {};
      const isOurs = [blogListComponent, blogTagsPostsComponent].includes(route.component);
      return {...route, modules: isOurs || !items ? modules : {...modules, items}};
    };
  });

/** One module with the texts of all entries, newest first, and what their files say about them. */
function entriesModule({blogPosts}: BlogContent): string {
  const imports = blogPosts.map(
    ({metadata}, index) =>
      `import Text${index}, {metadata as data${index}} from ${JSON.stringify(metadata.source)};`,
  );
  const entries = blogPosts.map((_, index) => `{Text: Text${index}, ...data${index}}`);
  return [...imports, `export default [${entries.join(', ')}];`].join('\n');
}

/** A log of changes: all entries are sections of one page, and that page alone names the feeds, by itself. */
export const changelog = blogWithRoutes(
  async (content, {blogListComponent}, createData) => {
    const entries = await createData('entries.js', entriesModule(content));
    return (route) =>
      route.component === blogListComponent ? {...route, modules: {entries}} : null;
  },
  {injectHtmlTags: undefined},
);
