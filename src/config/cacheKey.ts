import {createHash} from 'node:crypto';
import type {SiteEnv} from './env';
import {placeholderValues} from './placeholders';

/**
 * A text that differs for builds whose environment or placeholders differ: pages hold these before the
 * bundler sees them, so it can't tell that they have changed.
 * @param env Checked environment of the build.
 */
export function cacheKey(env: SiteEnv): string {
  const values = JSON.stringify([env, placeholderValues(env)]);
  return createHash('sha256').update(values).digest('hex').slice(0, 16);
}
