'use strict';

/**
 * Bundlers load loaders with `require`, which does not read TypeScript: the work is in
 * inline/index.ts, which the plugin hands over as an option.
 * @type {import('./inline').InlineLoader}
 */
module.exports = function translationGuardLoader(source, map) {
  this.getOptions()
    .inline(source, map, this)
    .then(
      (result) => this.callback(null, result.code, result.map),
      (error) => this.callback(error),
    );
};
