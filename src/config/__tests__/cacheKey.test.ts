import {cacheKey} from '../cacheKey';
import {parseSiteEnv} from '../env';
import {variables} from '../variables';

const {CONFIG_STRICT: _, ...settings} = variables;

it.each(Object.entries(settings))('has another key for another %s', (name, {example}) => {
  const value = example.replace(/firegrid|emailjs/, 'other');
  const [env, other] = [{}, {[name]: value}].map((values) => parseSiteEnv(values).env);
  expect(cacheKey(other!)).not.toBe(cacheKey(env!));
});
