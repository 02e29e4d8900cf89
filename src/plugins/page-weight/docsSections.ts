import docsPlugin, {validateOptions, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {
  LoadContext,
  Plugin,
  PluginContentLoadedActions,
  PluginModule,
  RouteConfig,
} from '@docusaurus/types';
import {splitRoutes, type PageModules, type WriteSection} from './splitRoutes';

/** The documentation's data that every page loads. */
interface GlobalData {
  readonly versions: readonly {readonly docs: readonly unknown[]}[];
}

function sectionModule(name: string, items: unknown, pages: PageModules): string {
  const loaders = Object.entries(pages).map(
    ([path, module]) => `  ${JSON.stringify(path)}: () => import(${JSON.stringify(module)}),`,
  );
  return [
    "import {addSection} from '@site/src/lib/docsSections';",
    `export default addSection(${JSON.stringify(name)}, ${JSON.stringify(items)}, {`,
    ...loaders,
    '});',
  ].join('\n');
}

/** The plugin's actions, with its routes split, and without the list of all pages. */
function slimActions(
  actions: PluginContentLoadedActions,
  pending: Promise<void>[],
): PluginContentLoadedActions {
  const write: WriteSection = (name, items, pages) =>
    actions.createData(`section-${name}.js`, sectionModule(name, items, pages));
  return {
    ...actions,
    addRoute: (route: RouteConfig) => {
      pending.push(splitRoutes(route, write).then(actions.addRoute));
    },
    setGlobalData: (data) => {
      // The list is for choosing between versions, of which there is one.
      const global = data as GlobalData;
      actions.setGlobalData({
        ...global,
        versions: global.versions.map((version) => ({...version, docs: []})),
      });
    },
  };
}

/**
 * Docusaurus' documentation plugin, with pages that carry the list of their own section alone
 * (see README).
 * @param context Docusaurus' context.
 * @param options The documentation plugin's own; its check has completed them.
 * @returns The plugin, under its own name.
 */
export default async function docsSections(
  context: LoadContext,
  options: unknown,
): Promise<Plugin> {
  // Docusaurus types the content of plugins in a list as unknown.
  const plugin = (await docsPlugin(context, options as PluginOptions)) as Plugin;
  return {
    ...plugin,
    contentLoaded: async ({actions, content}) => {
      const pending: Promise<void>[] = [];
      await plugin.contentLoaded?.({actions: slimActions(actions, pending), content});
      await Promise.all(pending);
    },
  };
}

docsSections.validateOptions = validateOptions as PluginModule['validateOptions'];
