import {translate} from '@docusaurus/Translate';

/**
 * Descriptions of the category pages for search engines, by slug in blog/tags.yml: 110 to 155
 * characters. The page itself shows the shorter description of tags.yml.
 */
export const categoryDescriptions: Readonly<Record<string, string>> = {
  'product-updates': translate({
    id: 'blog.category.productUpdates.description',
    message:
      'Product updates from {brand}: what is new in the device cloud, why we built it, and what changes for your tests and your builds.',
  }),
  tutorial: translate({
    id: 'blog.category.tutorial.description',
    message:
      'Step by step tutorials for tests on real devices: Appium, Selenium and continuous integration, with code that you can run today.',
  }),
  'case-study': translate({
    id: 'blog.category.caseStudy.description',
    message:
      'Case studies from our own engineering: how we build and test what we run, with the decisions, the code and the numbers behind them.',
  }),
  'industry-insights': translate({
    id: 'blog.category.industryInsights.description',
    message:
      'How teams test mobile software: habits worth copying, standards worth knowing, and the causes behind tests that nobody trusts.',
  }),
};
