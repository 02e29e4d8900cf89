// The site's configuration without what our plugins do after the build: it changes nothing of what pages
// load, and draws a picture for each. For copies with synthetic pages, and to compare the cost of builds.
import type {Config, Plugin, PluginModule} from '@docusaurus/types';
import config from '../../../docusaurus.config';

const withoutPostBuild = (create: PluginModule): PluginModule =>
  Object.assign(async (...args: Parameters<PluginModule>): Promise<Plugin | null> => {
    const plugin = await create(...args);
    return plugin && {...plugin, postBuild: undefined};
  }, create);

const synthetic: Config = {
  ...config,
  plugins: config.plugins.map((plugin) => {
    const [create, options = {}] = [plugin].flat() as [PluginModule | string, object?];
    // Packages of others, by their names, do nothing after the build.
    return typeof create === 'string' ? plugin : [withoutPostBuild(create), options];
  }),
};

export default synthetic;
