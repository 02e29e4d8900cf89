/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import {integrationCategories, integrations} from '../integrations';

const ROOT = path.resolve(__dirname, '..', '..', '..');
const PAGES = [
  'src/pages/integrations',
  'i18n/fr/docusaurus-plugin-content-pages/integrations',
] as const;

/** Headings that every page has, in this order; others may stand between them. */
const SECTIONS = [
  'what-it-does',
  'prerequisites',
  'set-up',
  'verify',
  'troubleshooting',
  'see-also',
] as const;

function read(...parts: readonly string[]): string {
  return fs.readFileSync(path.join(ROOT, ...parts), 'utf8');
}

/** Every page with its slug, in both languages. */
const pages = PAGES.flatMap((folder) =>
  integrations.map(({slug}) => ({slug, file: `${folder}/${slug}.mdx`})),
);

const tokens = read('src/css/tokens.css');

/** Relative luminance of a colour token: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(token: string): number {
  const [, hex] = new RegExp(`${token}: #([0-9a-f]{6});`).exec(tokens) ?? [];
  if (!hex) {
    throw new Error(`src/css/tokens.css has no colour ${token}`);
  }
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const part = parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('integrations', () => {
  it('are the eight of the specification, four of them popular', () => {
    expect(integrations.map(({name, category, popular}) => [name, category, popular])).toEqual([
      ['Jenkins', 'automation', true],
      ['GitHub', 'development', true],
      ['Jira', 'development', false],
      ['Slack', 'communication', true],
      ['App Center', 'development', false],
      ['Selenium', 'automation', false],
      ['Appium', 'automation', false],
      ['Katalon', 'automation', true],
    ]);
  });

  it('have slugs that make an address from their name', () => {
    const problems = integrations.flatMap(({slug, name}) => {
      const expected = name.toLowerCase().replaceAll(' ', '-');
      return slug === expected ? [] : [`${name}: write ${expected} instead of ${slug}`];
    });
    expect(problems).toEqual([]);
  });

  it('are described in one sentence that fits a card', () => {
    const problems = integrations.flatMap(({name, description}) => [
      ...(description.endsWith('.') ? [] : [`${name}: end the description with a full stop`]),
      ...(description.length <= 90 ? [] : [`${name}: ${description.length} signs, 90 at most`]),
    ]);
    expect(problems).toEqual([]);
  });

  it('have icons that can be seen on their background', () => {
    const problems = integrations.flatMap(({name, background: {colour, icon}}) => {
      const contrast = contrastOf(colour, icon);
      return contrast >= 4.5 ? [] : [`${name}: ${icon} on ${colour} is ${contrast.toFixed(1)}:1`];
    });
    expect(problems).toEqual([]);
    expect(contrastOf('--brand-ink', '--brand-ink')).toBe(1);
  });

  it('have monograms that no other has', () => {
    const monograms = integrations.flatMap(({icon}) =>
      icon.kind === 'monogram' ? [icon.letter.join('')] : [],
    );
    expect(monograms).toHaveLength(3);
    expect(new Set(monograms).size).toBe(monograms.length);
  });
});

it('categories are four, analytics among them without an integration', () => {
  expect(integrationCategories.map(({id}) => id)).toEqual([
    'automation',
    'development',
    'communication',
    'analytics',
  ]);
  expect(integrationCategories.map(({label}) => label)).not.toContain('');
});

describe.each(pages)('$file', ({slug, file}) => {
  const source = fs.existsSync(path.join(ROOT, file)) ? read(file) : '';

  it('opens with the header of its integration', () => {
    expect(source).toContain(`<IntegrationHeader slug="${slug}" />`);
  });

  it('has the sections of all integrations', () => {
    const ids = [...source.matchAll(/^## .*\{\/\* #([\w-]+) \*\/\}$/gm)].map(([, id]) => id);
    expect(ids).toEqual(SECTIONS);
  });

  it('gives each code block a language and a title', () => {
    const openings = (source.match(/^```.*$/gm) ?? []).filter((_line, index) => index % 2 === 0);
    expect(openings.length).toBeGreaterThan(0);
    expect(openings.filter((line) => !/^```[a-z]+ title=".+"$/.test(line))).toEqual([]);
  });

  it('links to pages of other integrations that exist', () => {
    const linked = [...source.matchAll(/\(\/integrations\/([\w-]+)\//g)].map(([, name]) => name);
    const slugs: readonly (string | undefined)[] = integrations.map((other) => other.slug);
    expect(linked.length).toBeGreaterThan(0);
    expect(linked.filter((name) => !slugs.includes(name))).toEqual([]);
  });
});

it('has no page that no card leads to', () => {
  const slugs = integrations.map(({slug}) => slug).sort();
  for (const folder of PAGES) {
    const files = fs.readdirSync(path.join(ROOT, folder)).filter((name) => name.endsWith('.mdx'));
    expect(files.map((name) => name.replace('.mdx', '')).sort()).toEqual(slugs);
  }
});
