// Fails when a finished page or a text that the build writes is in the other language of the site:
// `npm run check:language`, over the site in build/, part of `npm test`. Markdown twins and the blog's
// feeds are made of the pages and of those texts.
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {buildDir, projectRoot} from '../../scripts/lib/paths';
import {EXCEPTIONS_FILE, readExceptions} from '../translations/exceptions';
import {runCheck} from '../shared/command';
import {loadBuildTexts} from '../../src/config/buildTexts';
import {defaultLocale, locales, translatedLocales} from '../../src/config/locales';
import {isSampled} from '../../src/lib/modelPages';
import {listFiles, parsePage} from '../../src/plugins/built-pages/readPage';
import {checkLanguage, type Document} from './checkLanguage';
import type {Detect} from './judge';
import {readTexts} from './readTexts';

const readDocuments = (folder: string): readonly Document[] =>
  listFiles(folder, '.html')
    .filter((name) => isSampled(`/${name.replace(/index\.html$/, '')}`))
    .map((name) => ({
      file: `${path.relative(projectRoot, folder).split(path.sep).join('/')}/${name}`,
      language: translatedLocales.find((locale) => name.startsWith(`${locale}/`)) ?? defaultLocale,
      texts: readTexts(parsePage(fs.readFileSync(path.join(folder, name), 'utf8'))),
    }));

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
  const documents = [...readDocuments(folder), ...buildTexts];
  const {otherLanguage} = readExceptions(path.join(projectRoot, EXCEPTIONS_FILE));
  const {problems, sentences} = checkLanguage(documents, otherLanguage, await loadDetector());
  const summary = `${sentences} sentences of ${documents.length} documents, each in the language of its page`;
  return {problems, summary};
});
