import {translate} from '@docusaurus/Translate';

/**
 * Descriptions of the category pages for search engines, by slug in blog/tags.yml: 110 to 155
 * characters. The page itself shows the shorter description of tags.yml.
 */
export const categoryDescriptions: Readonly<Record<string, string>> = {
  'product-updates': translate({
    id: 'blog.category.productUpdates.description',
    message:
      'Product updates from {brand}: what the device cloud can do, one feature at a time, with code that you can use in your tests and builds.',
  }),
  tutorial: translate({
    id: 'blog.category.tutorial.description',
    message:
      'Step-by-step tutorials for tests on real devices: Appium, Selenium and continuous integration, with code that you can run today.',
  }),
  'case-study': translate({
    id: 'blog.category.caseStudy.description',
    message:
      'Case studies: one testing problem from start to finish, with the tests, the code and the results. So far, the product under test is our own.',
  }),
  'industry-insights': translate({
    id: 'blog.category.industryInsights.description',
    message:
      'How teams test mobile software: practices worth adopting, standards worth knowing, and why tests become unreliable on real devices.',
  }),
  engineering: translate({
    id: 'blog.category.engineering.description',
    message:
      'How we build this bilingual website: translations that stay up to date, light pages and reliable forms, with the code and the measurements.',
  }),
};
