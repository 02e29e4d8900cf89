import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import {defaultLocale} from '../../src/config/locales';
import {binScript, filesBelow} from '../../scripts/lib/paths';
import {runProgram} from '../../scripts/lib/runProgram';
import {readMessageFiles, type MessageFiles} from './messages';

const CONFIG = 'checks/translations/extraction.config.ts';

/** Written by hand in each language: texts that the build needs in Node, outside of any code. */
const BUILD_TEXTS = 'build.json';

/**
 * Extracts the English texts, as `docusaurus write-translations` does, without touching i18n/.
 * @param root The project's root.
 * @returns Messages by file.
 * @throws Error with Docusaurus' output when it fails.
 */
export async function extractEnglish(root: string): Promise<MessageFiles> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'translations-'));
  try {
    const docusaurus = binScript('@docusaurus/core', 'docusaurus');
    const {status, output, errors} = await runProgram(
      process.execPath,
      [docusaurus, 'write-translations', '--locale', defaultLocale, '--config', CONFIG],
      {cwd: root, env: {...process.env, TRANSLATIONS_FOLDER: folder}},
    );
    if (status !== 0) {
      throw new Error(`The English texts could not be extracted.\n${output}\n${errors}`);
    }
    const written = readMessageFiles(path.join(root, 'i18n', defaultLocale)).get(BUILD_TEXTS);
    const extracted = readMessageFiles(path.join(folder, defaultLocale));
    return new Map([...extracted, ...(written ? [[BUILD_TEXTS, written] as const] : [])]);
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

/**
 * Lists the texts of the site's own code, file by file, with Docusaurus' own extractor.
 * @param root The project's root.
 */
export async function extractUsages(root: string): Promise<MessageFiles> {
  const files = filesBelow(root, 'src', /(?<!\.d)\.tsx?$/).filter(
    (file) => !file.includes('__tests__'),
  );
  const extracted = await extractAllSourceCodeFileTranslations(
    files.map((file) => path.join(root, file)),
    getBabelOptions({isServer: true}),
  );
  return new Map(
    extracted.map(({sourceCodeFilePath, translations}) => [
      path.relative(root, sourceCodeFilePath).split(path.sep).join('/'),
      translations,
    ]),
  );
}

/** @returns The translations by id that Docusaurus' themes bring along. */
export async function readThemeTexts(locale: string): Promise<Readonly<Record<string, string>>> {
  const names = ['theme-common', 'theme-search-algolia'];
  const texts = await Promise.all(
    names.map((name) => readDefaultCodeTranslationMessages({name, locale})),
  );
  return Object.assign({}, ...texts) as Record<string, string>;
}
