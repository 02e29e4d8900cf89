'use strict';

/**
 * Bundlers load loaders with `require`, which does not read TypeScript: the work is in slim.ts,
 * which the plugin hands over as an option.
 * @type {import('./slim').SlimLoader}
 */
module.exports = function sectionRoutesLoader() {
  const callback = this.async();
  const {slim} = this.getOptions();
  slim(this).then(
    (code) => callback(null, code),
    (error) => callback(error),
  );
};
