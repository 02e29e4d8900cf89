/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import type {facts} from '../facts';

const ROOT = path.resolve(__dirname, '..', '..', '..');
const FOLDERS = ['docs', 'blog', 'src/pages', 'src/data', 'src/features', 'i18n/fr'];

/** Facts that a writer may be tempted to type: their number beside the word that makes it a claim. */
const TYPED: readonly {readonly fact: keyof typeof facts; readonly pattern: RegExp}[] = [
  {fact: 'starterPrice', pattern: /\$ ?99\b|\b99[ \u00a0]\$/},
  {fact: 'professionalPrice', pattern: /\$ ?299\b|\b299[ \u00a0]\$/},
  {fact: 'apiRequestsPerMinute', pattern: /\b100[ \u00a0](?:requests|requêtes)/},
  {fact: 'freeMinutes', pattern: /\b60[ \u00a0](?:free minutes|minutes gratuites)/},
  {fact: 'deviceCount', pattern: /\b500[ \u00a0](?:real |appareils|devices)/},
  {fact: 'trialDays', pattern: /\b30[- ]day free|essai gratuit de 30/},
  {fact: 'tlsVersion', pattern: /\bTLS[ \u00a0]1\.3\b/},
];

function listTexts(folder: string): string[] {
  return fs
    .readdirSync(path.join(ROOT, folder), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && /\.(?:mdx?|tsx?|json)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/__tests__|[\\/]facts\.ts$|\.api\.mdx$/.test(file));
}

/** Places where a number stands that src/data/facts.ts should give. */
function findTyped(file: string): string[] {
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      TYPED.filter(({pattern}) => pattern.test(line)).map(
        ({fact}) =>
          `${path.relative(ROOT, file)}:${index + 1}: write <Fact id="${fact}"/> (in TypeScript, formatFact('${fact}')) instead of the number`,
      ),
    );
}

describe('facts', () => {
  it.each(FOLDERS)('are not typed by hand in %s', (folder) => {
    expect(listTexts(folder).flatMap(findTyped)).toEqual([]);
  });

  it('would be found if they were', () => {
    const matches = (text: string): string[] =>
      TYPED.filter(({pattern}) => pattern.test(text)).map(({fact}) => fact);
    expect(matches('Starter costs $99 a month')).toEqual(['starterPrice']);
    expect(matches('Starter coûte 99\u00a0$ par mois')).toEqual(['starterPrice']);
    expect(matches('at most 100 requests per minute')).toEqual(['apiRequestsPerMinute']);
  });
});
