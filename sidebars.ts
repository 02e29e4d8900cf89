import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/**
 * The order in which the documentation is read. Labels of categories and links are translated in
 * `i18n/fr/docusaurus-plugin-content-docs/current.json`; a doc's label is its own front matter.
 */
const sidebars = {
  documentation: [
    'index',
    'quick-start',
    {
      type: 'category',
      key: 'concepts',
      label: 'Concepts',
      collapsed: false,
      items: ['concepts/concurrency'],
    },
    {
      type: 'category',
      key: 'sessions',
      label: 'Sessions',
      collapsed: false,
      items: ['sessions/video-recording'],
    },
    {
      type: 'category',
      key: 'ci',
      label: 'Continuous integration',
      collapsed: false,
      items: ['ci/github-actions'],
    },
    'troubleshooting',
    {type: 'link', key: 'api', label: 'API documentation', href: '/api-documentation/'},
  ],
} satisfies SidebarsConfig;

export default sidebars;
