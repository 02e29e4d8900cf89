import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel';
import {projectRoot} from '../paths';
import {runTool} from '../runTool';
import {readMessageFiles, type MessageFiles} from './messages';
import type {FileTexts} from './usages';

const CONFIG = 'scripts/lib/translations/extraction.config.ts';

async function runDocusaurus(locale: string, folder: string): Promise<void> {
  const {ok, output} = await runTool({
    packageName: '@docusaurus/core',
    command: 'docusaurus',
    args: ['write-translations', '--locale', locale, '--config', CONFIG],
    // Docusaurus names the locale for build and start only; the configuration asks for it.
    env: {TRANSLATIONS_FOLDER: folder, DOCUSAURUS_CURRENT_LOCALE: locale},
    output: 'lines',
  });
  if (!ok) {
    throw new Error(
      `docusaurus write-translations --locale ${locale} failed. Its output:\n${output}`,
    );
  }
}

/** Plugins may read the translated pages; of the messages, only those that are written by hand in every language stay. */
const isKept = (file: string): boolean =>
  !file.endsWith('.json') || path.basename(file) === 'build.json';

function copyPages(from: string, to: string): void {
  if (fs.existsSync(from)) {
    fs.cpSync(from, to, {recursive: true, filter: isKept});
  }
}

/**
 * Extracts what `docusaurus write-translations` extracts, without touching i18n/.
 * @param locale A configured locale: with `fr`, the messages are the French that a page gets
 *   without i18n/fr, from the theme and from options that depend on the locale.
 * @returns Messages by file.
 * @throws Error with Docusaurus' output when it fails.
 */
export async function extractMessages(locale: string): Promise<MessageFiles> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'translations-'));
  try {
    copyPages(path.join(projectRoot, 'i18n', locale), path.join(folder, locale));
    await runDocusaurus(locale, folder);
    return readMessageFiles(path.join(folder, locale));
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

/** Lists the texts of the site's own code, file by file, with Docusaurus' own extractor. */
export async function extractUsages(): Promise<FileTexts[]> {
  const folder = path.join(projectRoot, 'src');
  const files = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter(
      (name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts') && !name.includes('__tests__'),
    )
    .map((name) => path.join(folder, name))
    .toSorted();
  const extracted = await extractAllSourceCodeFileTranslations(
    files,
    getBabelOptions({isServer: true}),
  );
  return extracted.map(({sourceCodeFilePath, translations, warnings}) => ({
    file: path.relative(projectRoot, sourceCodeFilePath).split(path.sep).join('/'),
    texts: translations,
    warnings,
  }));
}
