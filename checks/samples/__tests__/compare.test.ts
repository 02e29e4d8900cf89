import loadLanguages from 'prismjs/components/index';
import type {Block} from '../blocks';
import {compareBlocks} from '../compare';

// All at once: Prism loads a language anew for each that builds on it, which Jest's modules do not allow.
loadLanguages();

const block = (language: string, code: string, more: Partial<Block> = {}): Block => ({
  file: 'docs/page.mdx',
  line: 10,
  language,
  title: '',
  isPart: false,
  code,
  ...more,
});

const compare = (language: string, english: string, french: string) =>
  compareBlocks(
    [block(language, english)],
    [block(language, french, {file: 'fr/page.mdx', line: 20})],
  );

describe('lets a translation differ in', () => {
  it.each([
    ['js', 'const a = 1; // One.', "const a = 1; // L'un."],
    ['js', "it('opens the cart', f);", 'it("ouvre l\'article", f);'],
    ['python', 'f"no answer in {wait:.1f} s"', 'f"aucune réponse en {wait:.1f} s"'],
    ['bash', '# One.\necho "All is well."', '# Un.\necho "Tout va bien."'],
    ['yaml', 'name: Device tests # nightly', "name: Tests d'appareils"],
    ['yaml', 'run: |\n  # One.\n  npm ci', "run: |\n  # L'un.\n  npm ci"],
    ['json', '{"name": "Checkout, nightly"}', '{"name": "Paiement, de nuit"}'],
    [
      'java',
      'int a; // One\nString b = "Signs in";',
      'int a; // Un\nString b = "Ouvre la session";',
    ],
    [
      'mermaid',
      'flowchart TD\n  a[Push] -- yes --> b{Ready?}',
      'flowchart TD\n  a[Envoi] -- oui --> b{Prêt?}',
    ],
    [
      'mermaid',
      'gantt\n  section Queue\n    By hand :active, 00, 3m',
      'gantt\n  section File\n    À la main :active, 00, 3m',
    ],
    ['text', 'All passed', 'Tout a réussi'],
  ])('%s: %s', (language, english, french) => {
    expect(compare(language, english, french)).toEqual([]);
  });
});

describe('finds a difference of code in', () => {
  it.each([
    ['js', '// One\nconst a = 1;', '// Un\nconst b = 1;', 21],
    ['js', "a;\nset({status: 'passed'});", "a;\nset({status: 'réussi'});", 21],
    ['ts', 'log(`See ${a} in the portal`);', 'log(`Voir ${b} dans le portail`);', 20],
    ['python', 'f"no answer in {wait} s"', 'f"aucune réponse en {attente} s"', 20],
    ['bash', 'echo "See $URL for more"', 'echo "Voir $ADRESSE pour plus"', 20],
    ['yaml', 'a: 1\nb: two words', 'a: 1\nc: deux mots', 21],
    ['yaml', 'on: push\nrun: |\n  a\n  b', 'on: push\nrun: |\n  a\n  c', 23],
    ['json', '{"a": "https://x.example/ is it"}', '{"a": "https://y.example/ le voilà"}', 20],
    ['groovy', "sh 'npm ci'\njunit 'a.xml'", "sh 'npm ci'\njunit 'b.xml'", 21],
    ['mermaid', 'flowchart TD\n  a[One] --> b', 'flowchart TD\n  a[Un] --> c', 21],
    ['mermaid', 'gantt\n  By hand :00, 3m', 'gantt\n  À la main :00, 4m', 21],
    ['http', 'Retry-After: 17', 'Retry-After: 18', 20],
  ])('%s: %s', (language, english, french, line) => {
    expect(compare(language, english, french)).toEqual([
      expect.objectContaining({file: 'fr/page.mdx', line}),
    ]);
  });
});

it('finds code that is missing at the end', () => {
  expect(compare('bash', 'npm ci\nnpm test', 'npm ci')).toHaveLength(1);
});

it('wants the names of files alike, and translates other titles', () => {
  const titles = (english: string, french: string) =>
    compareBlocks([block('js', 'a', {title: english})], [block('js', 'a', {title: french})]);
  expect(titles('api.mjs', 'api-fr.mjs')).toHaveLength(1);
  expect(titles('Jenkinsfile', 'Fichier Jenkins')).toHaveLength(1);
  expect(titles('Request', 'Requête')).toEqual([]);
});
