/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import {facts, formatFact} from '../facts';

const ROOT = path.resolve(__dirname, '..', '..', '..');
const FOLDERS = ['docs', 'blog', 'src/pages', 'src/data', 'src/features', 'i18n/fr'];

/** Facts that a writer may be tempted to type: their number beside the word that makes it a claim. */
const TYPED = [
  ['starterPrice', String.raw`\$ ?#\b|\b#[ \u00a0]\$`],
  ['professionalPrice', String.raw`\$ ?#\b|\b#[ \u00a0]\$`],
  ['apiRequestsPerMinute', String.raw`\b#[ \u00a0](?:requests|requêtes)`],
  ['freeMinutes', String.raw`\b#[ \u00a0](?:free minutes|minutes gratuites)`],
  ['deviceCount', String.raw`\b#[ \u00a0](?:real |appareils|devices)`],
  ['trialDays', String.raw`\b#[- ]day free|essai gratuit de #`],
  ['tlsVersion', String.raw`\bTLS[ \u00a0]#\b`],
].map(([fact = '', pattern = '']) => {
  const value = String(facts[fact as keyof typeof facts].value).replace('.', String.raw`\.`);
  return {fact, pattern: new RegExp(pattern.replaceAll('#', value))};
});

function listTexts(folder: string): string[] {
  return fs
    .readdirSync(path.join(ROOT, folder), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && /\.(?:mdx?|tsx?|json)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/__tests__|[\\/]facts\.ts$|\.api\.mdx$/.test(file));
}

/** Places with a number that src/data/facts.ts should give. */
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
    expect(matches(`Starter costs ${formatFact('starterPrice', 'en')} a month`)).toEqual([
      'starterPrice',
    ]);
    expect(matches(`Starter coûte ${formatFact('starterPrice', 'fr-CA')} par mois`)).toEqual([
      'starterPrice',
    ]);
    expect(matches(`at most ${formatFact('apiRequestsPerMinute')} requests per minute`)).toEqual([
      'apiRequestsPerMinute',
    ]);
  });
});
