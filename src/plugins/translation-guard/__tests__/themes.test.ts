/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import {inlineTexts, mayHoldTexts} from '../inline/inlineTexts';

const THEMES = ['theme-classic', 'theme-common', 'theme-mermaid', 'theme-search-algolia'] as const;

const packages = path.dirname(path.dirname(require.resolve('@docusaurus/core/package.json')));

/** The modules of a theme that may hold texts. */
function listModules(theme: string): {name: string; source: string}[] {
  const root = path.join(packages, theme, 'lib');
  return fs
    .readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({name, source: fs.readFileSync(path.join(root, name), 'utf8')}))
    .filter(({source}) => mayHoldTexts(source));
}

describe('the installed themes', () => {
  it.each(THEMES)('have only texts that can be read: %s', (theme) => {
    listModules(theme).forEach(({name, source}) => {
      const code = inlineTexts(source, name, {texts: {}, isDefault: false});
      expect(code).toMatch(/"id":"theme\.|id=\{"theme\./);
    });
  });

  it('have texts at all', () => {
    expect(listModules('theme-classic').length).toBeGreaterThan(20);
  });
});
