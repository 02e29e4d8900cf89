'use strict';

/**
 * Bundlers load loaders with `require`, which does not read TypeScript: the work is in inlineModule.ts,
 * which the plugin hands over as an option.
 * @this {any}
 * @param {string} source
 */
module.exports = function translationGuardLoader(source) {
  const callback = this.async();
  this.getOptions()
    .inline(source, this)
    .then(({code, map}) => callback(null, code, map), callback);
};
