'use strict';

/**
 * Bundlers load loaders with `require`, which does not read TypeScript: the work is in
 * inline/index.ts, which the plugin hands over as an option.
 * @type {import('./inline').InlineLoader}
 */
module.exports = function translationGuardLoader(source, map) {
  const callback = this.async();
  this.getOptions()
    .inline(source, map, this)
    .then(
      (result) => callback(null, result.code, result.map),
      (error) => callback(error),
    );
};
