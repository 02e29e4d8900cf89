import blogPlugin, {type PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';

/** Makes another route of one of the blog plugin's; null leaves it out. */
export type ChangeRoute = (route: RouteConfig) => RouteConfig | null;

/**
 * Docusaurus' blog plugin with other routes.
 * @param context Docusaurus' context.
 * @param options The blog plugin's own; its check has completed them.
 * @param prepare Called before the routes are made, with what contentLoaded() gets.
 * @returns The plugin, under its own name.
 */
export async function blogWithRoutes(
  context: LoadContext,
  options: PluginOptions,
  prepare: (
    ...args: Parameters<NonNullable<Plugin['contentLoaded']>>
  ) => ChangeRoute | Promise<ChangeRoute>,
): Promise<Plugin> {
  // Docusaurus types the content of plugins in a list as unknown.
  const plugin = (await blogPlugin(context, options)) as Plugin;
  return {
    ...plugin,
    contentLoaded: async ({actions, content}) => {
      const change = await prepare({actions, content});
      const addRoute = (route: RouteConfig): void => {
        const changed = change(route);
        if (changed) {
          actions.addRoute(changed);
        }
      };
      await plugin.contentLoaded?.({content, actions: {...actions, addRoute}});
    },
  };
}
