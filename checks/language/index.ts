// Fails when a finished page, the blog's feed or a text that the build writes is in the other language of
// the site: `npm run check:language`, over the site in build/, part of `npm test`. Markdown twins are made
// of the pages and of those texts.
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {buildDir, projectRoot} from '../../scripts/lib/paths';
import {EXCEPTIONS_FILE, readExceptions} from '../translations/exceptions';
import {formatProblems} from '../shared/problem';
import {loadBuildTexts} from '../../src/config/buildTexts';
import {parsePage} from '../../src/plugins/built-pages/readPage';
import {listBuiltFiles} from '../../src/plugins/shared/buildOutput';
import {checkLanguage, type Document} from './checkLanguage';
import {loadDetector} from './detector';
import {readFeed, readTexts} from './readTexts';

async function readDocuments(folder: string): Promise<Document[]> {
  const feeds = await listBuiltFiles(folder, 'feed.json');
  const names = [...(await listBuiltFiles(folder, '.html')), ...feeds];
  return names.map((name) => {
    const source = fs.readFileSync(path.join(folder, name), 'utf8');
    return {
      file: `${path.relative(projectRoot, folder).split(path.sep).join('/') || '.'}/${name}`,
      language: name.startsWith('fr/') ? 'fr' : 'en',
      texts: name.endsWith('.html') ? readTexts(parsePage(source)) : readFeed(source),
    };
  });
}

const buildTexts = (['en', 'fr'] as const).map((language): Document => ({
  file: `i18n/${language}/build.json`,
  language,
  texts: Object.entries(loadBuildTexts(projectRoot, language)).map(([place, text]) => ({
    place,
    text,
  })),
}));

async function main(): Promise<void> {
  const {values} = parseArgs({options: {dir: {type: 'string'}, exceptions: {type: 'string'}}});
  const folder = path.resolve(values.dir ?? buildDir);
  if (!fs.existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`There is no built site in ${folder}. Build one with: npm run build`);
  }
  const documents = await readDocuments(folder);
  const french = documents.filter(({language}) => language === 'fr').length;
  if (french === 0 || french === documents.length) {
    throw new Error(`${folder} holds one language only. Build both with: npm run build`);
  }
  const {otherLanguage} = readExceptions(
    values.exceptions ?? path.join(projectRoot, EXCEPTIONS_FILE),
  );
  const all = [...documents, ...buildTexts];
  const {problems, sentences} = checkLanguage(all, otherLanguage, await loadDetector());
  if (problems.length > 0) {
    throw new Error(`${formatProblems(problems)}\n\nlanguage: ${problems.length} to fix`);
  }
  console.log(
    `language: ${documents.length} documents, ${french} of them French, ${sentences} sentences, each in the language of its page`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
