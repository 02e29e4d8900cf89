// Fails when a finished page, its Markdown twin or a feed holds a sentence in the other language of the site:
// `npm run check:language`, over the site in build/, part of `npm test`.
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {listBuiltFiles} from '../src/plugins/shared/buildOutput';
import {EXCEPTIONS_FILE, readExceptions} from '../checks/translations/exceptions';
import {formatProblems} from '../checks/shared/problem';
import {checkLanguage, type Document} from './lib/language/checkLanguage';
import {loadDetector} from './lib/language/detector';
import type {Language} from './lib/language/judge';
import {readFeed} from './lib/language/readFeed';
import {readMarkdown} from './lib/language/readMarkdown';
import {readPage, type PageText} from './lib/language/readPage';
import {buildDir, projectRoot} from './lib/paths';

const FEEDS = /(^|\/)(rss\.xml|atom\.xml|feed\.json)$/;

/** `llms-full.txt` holds the twins once more. */
const MARKDOWN = /\.md$|(^|\/)llms\.txt$/;

/** The page that a twin was made from: `a.md` from `a/index.html`. */
function pageOf(folder: string, name: string): string {
  const file = path.join(folder, name.replace(/(?:(^|\/)index|)\.md$/, '$1'), 'index.html');
  return fs.readFileSync(file, 'utf8');
}

function readTexts(folder: string, name: string): readonly PageText[] {
  const source = fs.readFileSync(path.join(folder, name), 'utf8');
  if (MARKDOWN.test(name)) {
    return name.endsWith('.md') ? readMarkdown(source, pageOf(folder, name)) : readMarkdown(source);
  }
  return name.endsWith('.html') ? readPage(source) : readFeed(source);
}

async function readDocuments(folder: string): Promise<Document[]> {
  const lists = await Promise.all(
    ['.html', '.xml', '.json', '.md', '.txt'].map((extension) => listBuiltFiles(folder, extension)),
  );
  const names = lists
    .flat()
    .filter((name) => name.endsWith('.html') || FEEDS.test(name) || MARKDOWN.test(name));
  return names.map((name) => {
    const language: Language = name.startsWith('fr/') ? 'fr' : 'en';
    return {
      file: `${path.relative(projectRoot, folder).split(path.sep).join('/') || '.'}/${name}`,
      language,
      texts: readTexts(folder, name),
    };
  });
}

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
  const exceptions = readExceptions(values.exceptions ?? path.join(projectRoot, EXCEPTIONS_FILE));
  const result = checkLanguage(documents, exceptions.otherLanguage, await loadDetector());
  if (result.problems.length > 0) {
    console.error(formatProblems(result.problems));
    console.error(`\nlanguage: ${result.problems.length} to mend`);
    process.exitCode = 1;
    return;
  }
  console.log(
    `language: ${documents.length} documents, ${french} of them French, ${result.sentences} sentences, each in the language of its page`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
