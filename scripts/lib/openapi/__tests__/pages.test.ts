import fs from 'node:fs';
import path from 'node:path';
import {listOperations, pageName} from '../../apiPages/operations';
import {projectRoot} from '../../paths';
import {readYaml} from '../description';
import {DESCRIPTION_FILE} from '../files';
import {isObject, valueAt} from '../path';
import {hashTexts} from '../texts';

const PAGES = [
  'openapi/pages/index.mdx',
  'i18n/fr/docusaurus-plugin-content-docs-api/current/index.mdx',
];

async function readDescription(): Promise<unknown> {
  return (await readYaml(path.join(projectRoot, DESCRIPTION_FILE))).document.parsed;
}

async function readProblems(): Promise<{type: string; status: number}[]> {
  const examples = valueAt(await readDescription(), ['components', 'examples']);
  return Object.values(isObject(examples) ? examples : {}).flatMap((example) => {
    const type = valueAt(example, ['value', 'type']);
    const status = valueAt(example, ['value', 'status']);
    return typeof type === 'string' && typeof status === 'number' ? [{type, status}] : [];
  });
}

describe.each(PAGES)('%s', (name) => {
  const page = fs.readFileSync(path.join(projectRoot, name), 'utf8');
  const rows = [...page.matchAll(/^\| `(\d{3})` +\| `([a-z-]+)` +\|/gm)].map(
    ([, status, type]) => `${status} ${type}`,
  );

  it('explains each problem that the description knows, and no other', async () => {
    const problems = await readProblems();
    expect(problems.length).toBeGreaterThan(9);
    const known = problems.map(({type, status}) => `${status} ${path.posix.basename(type)}`);
    expect(rows.toSorted()).toEqual([...new Set(known)].toSorted());
  });

  it('lists each operation and the webhook, with a link to its page', async () => {
    const operations = listOperations(await readDescription());
    expect(operations.length).toBeGreaterThan(3);
    for (const {place, operationId = ''} of operations) {
      expect(page).toContain(
        `[\`${String(place[1])}\`](/api-documentation/${pageName(operationId)}/)`,
      );
    }
  });
});

it('shows an example of the answer to every status of every operation', async () => {
  const description = await readDescription();
  const paths = valueAt(description, ['paths']);
  const operations = Object.values(isObject(paths) ? paths : {}).flatMap((item) =>
    Object.values(isObject(item) ? item : {}),
  );
  expect(operations).toHaveLength(3);
  for (const operation of operations) {
    const responses = valueAt(operation, ['responses']);
    const all = Object.entries(isObject(responses) ? responses : {});
    expect(all.map(([status]) => status)).toEqual(
      expect.arrayContaining(['401', '429', '500', '503']),
    );
    for (const [, answer] of all) {
      const ref = valueAt(answer, ['$ref']);
      const response =
        typeof ref === 'string' ? valueAt(description, ref.slice(2).split('/')) : answer;
      const content = valueAt(response, ['content']);
      const [media] = Object.values(isObject(content) ? content : {});
      expect(Object.keys(valueAt(media, ['examples']) ?? {})).not.toEqual([]);
    }
  }
});

it('gives each text a hash of its own place, blind to line breaks', () => {
  const one = hashTexts({info: {title: 'Grid', description: 'What is\nfree.'}});
  const other = hashTexts({info: {title: 'Grille', description: 'What is free.'}});
  expect(Object.keys(one)).toEqual(['$.info.title', '$.info.description']);
  expect(one['$.info.description']).toBe(other['$.info.description']);
  expect(one['$.info.title']).not.toBe(other['$.info.title']);
});
