// Fails when a finished page or a text that the build writes is in the other language of the site:
// `npm run check:language`, over the site in build/, part of `npm test`. Markdown twins and the blog's
// feeds are made of the pages and of those texts.
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {buildDir, projectRoot} from '../../scripts/lib/paths';
import {EXCEPTIONS_FILE, readExceptions} from '../translations/exceptions';
import {runCheck} from '../shared/command';
import {parseMarkdown} from '../shared/markdown';
import {addressOf, frontMatterOf} from '../pages';
import {findTwins, isDataFile} from '../shared/pages';
import {readFields} from '../translations/fields';
import {loadBuildTexts} from '../../src/config/buildTexts';
import {defaultLocale, locales, translatedLocales} from '../../src/config/locales';
import {listFiles, parsePage} from '../../src/plugins/built-pages/readPage';
import {checkLanguage, type Document} from './checkLanguage';
import type {Detect} from './judge';
import {readTexts} from './readTexts';

const readDocuments = (folder: string): readonly Document[] =>
  listFiles(folder, '.html').map((name) => ({
    file: `${path.relative(projectRoot, folder).split(path.sep).join('/')}/${name}`,
    language: translatedLocales.find((locale) => name.startsWith(`${locale}/`)) ?? defaultLocale,
    texts: readTexts(parsePage(fs.readFileSync(path.join(folder, name), 'utf8'))),
  }));

/** A page that Docusaurus shows in English, since its translation comes later. */
interface Untranslated {
  /** Of its document, from the folder of the site. */
  readonly name: string;
  /** Its title and the like, which other pages show. */
  readonly texts: readonly string[];
}

function findUntranslated(language: string): readonly Untranslated[] {
  return findTwins(projectRoot, language)
    .filter(
      ({hasEnglish, isTranslated, english}) => hasEnglish && !isTranslated && !isDataFile(english),
    )
    .map(({english}) => {
      const root = parseMarkdown(fs.readFileSync(path.join(projectRoot, english), 'utf8'));
      const fields = readFields(frontMatterOf(root)).filter(({isTranslated}) => isTranslated);
      return {
        name: `${language}${addressOf(english, root)?.address ?? '/'}index.html`,
        texts: fields.map(({value}) => value),
      };
    });
}

/** Leaves out what is in English because it is not translated: check:translations says until when it may be. */
function withoutUntranslated(documents: readonly Document[]): readonly Document[] {
  const pages = translatedLocales.flatMap(findUntranslated);
  const titles = pages.flatMap(({texts}) => texts);
  return documents
    .filter(({file}) => !pages.some(({name}) => file.endsWith(`/${name}`)))
    .map((document) => ({
      ...document,
      texts: document.texts.filter(({text}) => !titles.some((title) => text.includes(title))),
    }));
}

const buildTexts = locales.map((language): Document => ({
  file: `i18n/${language}/build.json`,
  language,
  texts: Object.entries(loadBuildTexts(projectRoot, language)).map(([place, text]) => ({
    place,
    text,
  })),
}));

/** @returns A judge of sentences in the languages of the site: eld, an n-gram detector. */
async function loadDetector(): Promise<Detect> {
  // An ES module only, which a static import from here cannot reach.
  const {eld} = await import('eld/small');
  eld.setLanguageSubset([...locales]);
  return (text) => locales.find((language) => language === eld.detect(text).language) ?? null;
}

runCheck('language', async () => {
  const folder = path.resolve(parseArgs({options: {dir: {type: 'string'}}}).values.dir ?? buildDir);
  if (translatedLocales.some((locale) => !fs.existsSync(path.join(folder, locale, 'index.html')))) {
    throw new Error(`There is no site in all languages in ${folder}. Build it: npm run build`);
  }
  const documents = [...withoutUntranslated(readDocuments(folder)), ...buildTexts];
  const {otherLanguage} = readExceptions(path.join(projectRoot, EXCEPTIONS_FILE));
  const {problems, sentences} = checkLanguage(documents, otherLanguage, await loadDetector());
  const summary = `${sentences} sentences of ${documents.length} documents, each in the language of its page`;
  return {problems, summary};
});
