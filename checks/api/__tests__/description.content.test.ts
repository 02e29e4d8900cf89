import fs from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../../../scripts/lib/paths';
import {readItems, type ApiItem} from '../../../sandbox/api/description';
import {operationSlug} from '../../../src/lib/pageAddress';

const PAGES = [
  'openapi/pages/index.mdx',
  'i18n/fr/docusaurus-plugin-content-docs-api/current/index.mdx',
];

let operations: readonly ApiItem[];

beforeAll(async () => {
  operations = await readItems();
});

type Response = NonNullable<ApiItem['api']['responses']>[string];

const examplesOf = ({content = {}}: Response) =>
  Object.values(content).flatMap(({examples = {}}) =>
    Object.values(examples).map(({value}) => value),
  );

describe.each(PAGES)('%s', (name) => {
  const page = fs.readFileSync(path.join(projectRoot, name), 'utf8');

  it('explains each problem that the description knows, and no other', () => {
    const rows = [...page.matchAll(/^\| `(\d{3})` +\| `([a-z-]+)` +\|/gm)].map(
      ([, status, type]) => `${status} ${type}`,
    );
    const known = operations
      .flatMap(({api}) => Object.values(api.responses ?? {}).flatMap(examplesOf))
      .map((value) => value as {readonly type?: string; readonly status?: number})
      .flatMap(({type, status}) =>
        type && status ? `${status} ${path.posix.basename(type)}` : [],
      );
    expect(new Set(known).size).toBeGreaterThan(8);
    expect(rows.toSorted()).toEqual([...new Set(known)].toSorted());
  });

  it('lists each operation and the webhook, with a link to its page', () => {
    expect(operations.length).toBeGreaterThan(3);
    operations.forEach(({path: address, api: {operationId = ''}}) => {
      expect(page).toContain(`[\`${address}\`](/api-documentation/${operationSlug(operationId)}/)`);
    });
  });
});
