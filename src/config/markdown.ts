import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {loadSiteEnv} from './env';
import {fillPlaceholders, placeholderValues, refuseUnknown} from './placeholders';

const SITE_DIR = path.join(__dirname, '..', '..');

const values = placeholderValues(loadSiteEnv(SITE_DIR).env);

/** Front matter for the search index alone, which reads it from the files: pages ship without it. */
const SEARCH_FIELDS = new Set(['asks', 'sectionAsks']);

function fillDeep(value: unknown): unknown {
  if (typeof value === 'string') {
    return fillPlaceholders(value, values);
  }
  return Array.isArray(value) ? value.map(fillDeep) : value;
}

export const markdown = {
  mermaid: true,
  preprocessor: ({fileContent}) => fillPlaceholders(fileContent, values),
  parseFrontMatter: async (params) => {
    // Here rather than in the preprocessor: every page comes by, whole, before anything is built. Pages of the
    // API's operations say what the description says.
    if (!params.filePath.endsWith('.api.mdx')) {
      refuseUnknown(params.fileContent, path.relative(SITE_DIR, params.filePath), values);
    }
    const result = await params.defaultParseFrontMatter(params);
    return {
      ...result,
      frontMatter: Object.fromEntries(
        Object.entries(result.frontMatter)
          .filter(([key]) => !SEARCH_FIELDS.has(key))
          .map(([key, value]) => [key, fillDeep(value)]),
      ),
    };
  },
  hooks: {
    onBrokenMarkdownLinks: 'throw',
    onBrokenMarkdownImages: 'throw',
  },
} satisfies Config['markdown'];
