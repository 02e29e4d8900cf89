import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {filesOf, selectPages} from '../../shared/pages';
import {checkPages} from '../checkPages';

const FRENCH = 'i18n/fr/docusaurus-plugin-content-docs/current';
const DESCRIPTION = 'How a test that fails on one device alone is found, and what to do about it.';

const page = (body: string): string =>
  `---\ntitle: Title\ndescription: ${DESCRIPTION}\n---\n\n${body}\n`;

const site = fs.mkdtempSync(path.join(os.tmpdir(), 'selected-'));

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  fs.writeFileSync(path.join(site, file), text);
}

beforeAll(() => {
  for (const file of ['blog/tags.yml', 'blog/authors.yml', 'openapi/firegrid.yaml']) {
    write(file, '{}\n');
  }
  write('src/data/facts.ts', '');
  write('static/a.svg', '');
  fs.mkdirSync(path.join(site, 'src/pages'), {recursive: true});
  const links = '[one](/documentation/other/#here) [two](/documentation/other/#there)';
  for (const folder of ['docs', FRENCH]) {
    write(`${folder}/quick-start.mdx`, page(links));
    write(`${folder}/other.mdx`, page('## Title {/* #here */}\n\n[dead](/nowhere/)'));
  }
});

afterAll(() => {
  fs.rmSync(site, {recursive: true});
});

it('checks one page in both languages, with its links to the sections of others', () => {
  const {faults, hashes} = checkPages(site, new Set(['docs/quick-start.mdx']));
  expect(faults.map(({file, text}) => `${file}: ${text}`)).toEqual(
    ['docs', FRENCH].map(
      (folder) => `${folder}/quick-start.mdx: The link /documentation/other/#there leads nowhere.`,
    ),
  );
  expect(Object.keys(hashes)).toEqual([`${FRENCH}/quick-start.mdx`]);
  expect(checkPages(site).faults).toHaveLength(4);
});

it.each(['docs/quick-start.mdx', './docs/quick-start.mdx', `${FRENCH}/quick-start.mdx`])(
  'takes %s for the page in both languages',
  (name) => {
    const selected = selectPages(site, [name]);
    expect([...(selected ?? [])]).toEqual(['docs/quick-start.mdx']);
    expect(filesOf(site, selected)).toEqual(['docs/quick-start.mdx', `${FRENCH}/quick-start.mdx`]);
  },
);

it('says when a path is that of no page, and which one was meant', () => {
  expect(() => selectPages(site, ['docs/quick-strat.mdx'])).toThrow(
    'docs/quick-strat.mdx is no page. Did you mean docs/quick-start.mdx?',
  );
  expect(() => selectPages(site, ['src/a.ts'])).toThrow('npm run check, without a path');
  expect(selectPages(site, [])).toBeUndefined();
});
