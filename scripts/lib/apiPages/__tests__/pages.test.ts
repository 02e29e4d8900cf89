import fs from 'node:fs';
import path from 'node:path';
import {parseSiteEnv} from '../../../../src/config/env';
import {fillPlaceholders, placeholderValues} from '../../../../src/config/placeholders';
import {projectRoot} from '../../paths';
import {readBlocks} from '../../../../checks/samples/blocks';
import {compareBlocks} from '../../../../checks/samples/compare';
import {loadSyntax} from '../../../../checks/samples/syntax';
import {checkHeadingIds, checkPageTypography} from '../../../../checks/translations/checkPages';
import {compareTwins} from '../../../../checks/translations/compareTwins';
import {NO_EXCEPTIONS} from '../../../../checks/translations/exceptions';
import {readOutline, type PartKind} from '../../../../checks/translations/outline';
import {findTwins, type Twin} from '../../../../checks/shared/pages';
import {generateApiPages} from '../generate';

/** In the order of the description. */
const PAGES = ['list-devices', 'create-test', 'list-results', 'test-finished'];

const values = placeholderValues(parseSiteEnv({}).env);

const read = (file: string): string => fs.readFileSync(path.join(projectRoot, file), 'utf8');

function generatedTwins(): Twin[] {
  return findTwins(projectRoot, 'all').filter(({english}) => english.endsWith('.api.mdx'));
}

function twinOf(page: string): Twin {
  const twin = generatedTwins().find(({english}) => english.endsWith(`/${page}.api.mdx`));
  if (!twin) {
    throw new Error(`There is no page ${page}.`);
  }
  return twin;
}

const fieldOf = (source: string, name: string): string =>
  new RegExp(`^${name}: "?(.*?)"?$`, 'm').exec(source)?.[1] ?? '';

beforeAll(async () => {
  await generateApiPages();
}, 120_000);

it('makes a page of each operation and webhook in both languages', () => {
  const twins = generatedTwins();
  expect(twins.map(({english}) => path.posix.basename(english, '.api.mdx')).toSorted()).toEqual(
    PAGES.toSorted(),
  );
  expect(twins.every(({hasEnglish, hasFrench}) => hasEnglish && hasFrench)).toBe(true);
});

it('leaves the generated pages out of what people translate', () => {
  const written = findTwins(projectRoot).map(({english}) => english);
  expect(written).toContain('openapi/pages/index.mdx');
  expect(written.filter((file) => file.endsWith('.api.mdx'))).toEqual([]);
});

it('does nothing when nothing has changed', async () => {
  expect(await generateApiPages()).toEqual({files: [], warnings: []});
});

describe.each(PAGES)('%s', (page) => {
  it('has the same headings, links, components and code in French', async () => {
    const {english, french} = twinOf(page);
    const outlines = [readOutline(read(english)), readOutline(read(french))] as const;
    expect(compareTwins(...outlines, NO_EXCEPTIONS)).toEqual([]);
    expect(
      compareBlocks(
        readBlocks(english, read(english), false),
        readBlocks(french, read(french), true),
        await loadSyntax(),
      ),
    ).toEqual([]);
    const [ours, theirs] = outlines.map(
      ({parts}) =>
        (kind: PartKind) =>
          parts.filter((part) => part.kind === kind).map(({name}) => name),
    );
    expect(theirs?.('component')).toEqual(ours?.('component'));
    expect(ours?.('heading').length).toBeGreaterThan(4);
  });

  it('ends each heading with an id, and is spaced as French is', () => {
    const {english, french} = twinOf(page);
    expect(checkHeadingIds(english, readOutline(read(english)))).toEqual([]);
    expect(checkPageTypography(french, read(french), readOutline(read(french)))).toEqual([]);
  });

  it('has a title of its language and a description that search engines show whole', () => {
    const {english, french} = twinOf(page);
    expect(fieldOf(read(french), 'title')).not.toBe(fieldOf(read(english), 'title'));
    for (const file of [english, french]) {
      const {length} = fillPlaceholders(fieldOf(read(file), 'description'), values);
      expect(length).toBeGreaterThanOrEqual(110);
      expect(length).toBeLessThanOrEqual(155);
    }
  });

  it('can be tried, unless it is a webhook', () => {
    const {english} = twinOf(page);
    expect(read(english).includes('<TryIt ')).toBe(page !== 'test-finished');
  });
});

it('explains every parameter, in French, too', () => {
  const {english, french} = twinOf('list-devices');
  for (const file of [english, french]) {
    const fields = [...read(file).matchAll(/<Field name="(\w+)" type="[^"]+">\n\n(.+)\n/g)];
    expect(fields.map(([, name]) => name).slice(0, 6)).toEqual([
      ...['category', 'platform', 'osVersion', 'available', 'limit', 'cursor'],
    ]);
    expect(fields.every(([, , text = '']) => text.endsWith('.'))).toBe(true);
  }
  expect(read(french)).toContain('- De 1 à 200\n- Par défaut\u00a0: `50`');
});

it('reads address and key of the samples from the environment', () => {
  for (const page of PAGES.filter((name) => name !== 'test-finished')) {
    const {english} = twinOf(page);
    const samples = readBlocks(english, read(english), false).slice(0, 4);
    expect(samples.map(({language}) => language)).toEqual(['bash', 'js', 'python', 'java']);
    for (const {code} of samples) {
      expect(code).toContain('FIREGRID_API_URL');
      expect(code).toContain('FIREGRID_API_KEY');
      expect(code).not.toContain('api.firegrid.example');
    }
  }
});
