import fs from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type Item = string | {type: 'link'; key: string; label: string; href: string} | Category;

interface Category {
  type: 'category';
  key: string;
  label: string;
  items: Item[];
}

const category = (key: string, label: string, items: Item[]): Category => ({
  type: 'category',
  key,
  label,
  items,
});

/** Leaves out what nobody has written yet, so that the tree may be planned ahead of its pages. */
function written(items: readonly Item[]): Item[] {
  return items.flatMap((item): Item[] => {
    if (typeof item === 'string') {
      return fs.existsSync(path.join(__dirname, 'docs', `${item}.mdx`)) ? [item] : [];
    }
    if (item.type === 'link') {
      return [item];
    }
    const inside = written(item.items);
    return inside.length > 0 ? [{...item, items: inside}] : [];
  });
}

/**
 * The order in which the documentation is read. Each section is a sidebar of its own: a page then
 * carries the list of its section alone, and does not grow with the rest. The names of sections
 * stand in `src/data/documentation.ts`; labels of categories and links are translated in
 * `i18n/fr/docusaurus-plugin-content-docs/current.json`; a doc's label is its own front matter.
 */
const sidebars = {
  start: written([
    'index',
    'quick-start',
    'tutorials/first-suite',
    'tutorials/first-live-session',
    'tutorials/first-pipeline',
  ]),
  guides: written([
    category('frameworks', 'Frameworks', [
      'frameworks/appium-android',
      'frameworks/appium-ios',
      'frameworks/selenium',
      'frameworks/mobile-web',
      'frameworks/katalon',
      'frameworks/mac',
      'frameworks/parallel-testing',
    ]),
    category('ci', 'Continuous integration', [
      'ci/github-actions',
      'ci/gitlab',
      'ci/jenkins',
      'ci/circleci',
    ]),
    category('sessions', 'Sessions', [
      'sessions/video-recording',
      'sessions/reports',
      'sessions/simulated-locations',
    ]),
    category('notifications', 'Notifications', [
      'notifications/webhooks',
      'notifications/slack',
      'notifications/jira',
    ]),
    category('account', 'Account', ['account/api-keys', 'account/security']),
    'troubleshooting',
  ]),
  concepts: written([
    'concepts/devices-and-sessions',
    'concepts/concurrency',
    'concepts/minutes-and-billing',
    'concepts/real-devices',
    'concepts/device-reset',
  ]),
  reference: written([
    'reference/capabilities',
    'reference/hub',
    'reference/errors',
    'reference/sdk',
    'reference/limits',
    'reference/glossary',
    {type: 'link', key: 'api', label: 'API documentation', href: '/api-documentation/'},
  ]),
} satisfies SidebarsConfig;

export default sidebars;
