import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {fillText} from '../lib/buildTexts';
import {loadBuildTexts} from './buildTexts';
import {loadSiteEnv} from './env';
import {currentLocale} from './locales';
import {fillPlaceholders, placeholderValues, refuseUnknown} from './placeholders';

const SITE_DIR = path.join(__dirname, '..', '..');

const texts = loadBuildTexts(SITE_DIR, currentLocale());

const values = placeholderValues(loadSiteEnv(SITE_DIR).env);

function fillDeep(value: unknown): unknown {
  if (typeof value === 'string') {
    return fillPlaceholders(value, values);
  }
  return Array.isArray(value) ? value.map(fillDeep) : value;
}

export const markdown = {
  mermaid: true,
  // Footnotes: Markdown's own words for them are English.
  remarkRehypeOptions: {
    footnoteLabel: texts['footnotes.title'],
    footnoteBackLabel: (note, use) =>
      fillText(texts['footnotes.back'], {number: use > 1 ? `${note + 1}-${use}` : note + 1}),
  },
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
        Object.entries(result.frontMatter).map(([key, value]) => [key, fillDeep(value)]),
      ),
    };
  },
  hooks: {
    onBrokenMarkdownLinks: 'throw',
    onBrokenMarkdownImages: 'throw',
  },
} satisfies Config['markdown'];
