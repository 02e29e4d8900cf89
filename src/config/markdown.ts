import type {Config} from '@docusaurus/types';
import {fillBrand} from './brand';

function fillBrandDeep(value: unknown): unknown {
  if (typeof value === 'string') {
    return fillBrand(value);
  }
  return Array.isArray(value) ? value.map(fillBrandDeep) : value;
}

export const markdown = {
  mermaid: true,
  preprocessor: ({fileContent}) => fillBrand(fileContent),
  parseFrontMatter: async (params) => {
    const result = await params.defaultParseFrontMatter(params);
    return {
      ...result,
      frontMatter: Object.fromEntries(
        Object.entries(result.frontMatter).map(([key, value]) => [key, fillBrandDeep(value)]),
      ),
    };
  },
  hooks: {
    onBrokenMarkdownLinks: 'throw',
    onBrokenMarkdownImages: 'throw',
  },
} satisfies Config['markdown'];
