/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..', '..', '..', '..');

/** The specification fixes both: sections 2 and 9. */
const CLAUSES = 17;
const TEXTS = [
  ['src/pages/legal/_terms-of-use.mdx', 'January 26, 2025', 'laws of Québec'],
  [
    'i18n/fr/docusaurus-plugin-content-pages/legal/_terms-of-use.mdx',
    '26 janvier 2025',
    'lois du Québec',
  ],
] as const;

/** No-break spaces are as good as others here. */
const read = (file: string): string =>
  fs.readFileSync(path.join(ROOT, file), 'utf8').replaceAll('\u00A0', ' ');

it.each(TEXTS)('%s has 17 numbered clauses, its date and its law', (file, date, law) => {
  const text = read(file);
  const clauses = [...text.matchAll(/^## (\d+)\. .+ \{\/\* #use-[a-z-]+ \*\/\}$/gm)];
  expect(clauses.map(([, number]) => Number(number))).toEqual(
    Array.from({length: CLAUSES}, (_, index) => index + 1),
  );
  expect(text.match(/^## /gm)).toHaveLength(CLAUSES);
  expect(text).toContain(date);
  expect(text).toContain(law);
});

it.each(['privacy', 'terms-of-service', 'cookies'])('%s is dated April 14, 2025', (name) => {
  expect(read(`src/pages/legal/${name}.mdx`)).toContain('April 14, 2025');
  expect(read(`i18n/fr/docusaurus-plugin-content-pages/legal/${name}.mdx`)).toContain(
    '14 avril 2025',
  );
});
