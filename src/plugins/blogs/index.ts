import {validateOptions, type PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {blogWithRoutes} from './routes';

/**
 * The blog. Its lists know the posts from src/plugins/blog-index, so that their pages bring no texts of
 * posts; and no page has a column of recent posts.
 * @param context Docusaurus' context.
 * @param options The blog plugin's own; its check has completed them.
 */
export default async function blog(context: LoadContext, options: unknown): Promise<Plugin> {
  const blogOptions = options as PluginOptions;
  const {blogListComponent, blogTagsPostsComponent} = blogOptions;
  return blogWithRoutes(context, blogOptions, () => (route) => {
    const {sidebar: _column, items, ...modules} = route.modules ?? {};
    const isOurs = [blogListComponent, blogTagsPostsComponent].includes(route.component);
    return {...route, modules: isOurs || !items ? modules : {...modules, items}};
  });
}

blog.validateOptions = validateOptions as PluginModule['validateOptions'];
