/** @jest-environment node */
import fs from 'node:fs';
import {storageKeys} from '@site/src/lib/storageKeys';

const ENGLISH = 'src/pages/legal';
const FRENCH = 'i18n/fr/docusaurus-plugin-content-pages/legal';

/** No-break spaces are as good as others here. */
const read = (file: string) => fs.readFileSync(file, 'utf8').replaceAll('\u00A0', ' ');

/* The specification fixes clauses, dates and law: sections 2 and 9. */

it.each([
  [ENGLISH, 'January 26, 2025', 'laws of Québec'],
  [FRENCH, '26 janvier 2025', 'lois du Québec'],
])('%s/_terms-of-use.mdx has 17 numbered clauses, its date and its law', (folder, date, law) => {
  const text = read(`${folder}/_terms-of-use.mdx`);
  const clauses = [...text.matchAll(/^## (\d+)\. .+ \{\/\* #use-[a-z-]+ \*\/\}$/gm)];
  expect(clauses.map(([, number]) => Number(number))).toEqual(
    Array.from({length: 17}, (_, index) => index + 1),
  );
  expect(text.match(/^## /gm)).toHaveLength(17);
  expect(text).toContain(date);
  expect(text).toContain(law);
});

it.each(['privacy', 'terms-of-service', 'cookies'])('%s is dated April 14, 2025', (name) => {
  expect(read(`${ENGLISH}/${name}.mdx`)).toContain('April 14, 2025');
  expect(read(`${FRENCH}/${name}.mdx`)).toContain('14 avril 2025');
});

it.each([ENGLISH, FRENCH])('%s/cookies.mdx lists every key of the storage', (folder) => {
  const listed = [...read(`${folder}/cookies.mdx`).matchAll(/^\| `([\w:-]+)`/gm)].map(
    ([, key]) => key,
  );
  expect(listed.toSorted()).toEqual(Object.values(storageKeys).toSorted());
});
