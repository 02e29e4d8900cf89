import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel';
import {readMessageFiles, type MessageFiles} from './messages';
import type {FileTexts} from './usages';

const CONFIG = 'scripts/lib/translations/extraction.config.ts';
const DOCUSAURUS = path.join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');

async function runDocusaurus(root: string, locale: string, folder: string): Promise<void> {
  const child = spawn(
    process.execPath,
    [path.join(root, DOCUSAURUS), 'write-translations', '--locale', locale, '--config', CONFIG],
    {
      cwd: root,
      // Docusaurus names the locale for build and start only; the configuration asks for it.
      env: {...process.env, TRANSLATIONS_FOLDER: folder, DOCUSAURUS_CURRENT_LOCALE: locale},
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const output: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) {
    throw new Error(
      `docusaurus write-translations --locale ${locale} failed. Its output:\n${output.join('')}`,
    );
  }
}

/** Plugins may read the translated pages; the messages alone are left behind. */
function copyPages(from: string, to: string): void {
  if (fs.existsSync(from)) {
    fs.cpSync(from, to, {recursive: true, filter: (file) => !file.endsWith('.json')});
  }
}

/**
 * Extracts what `docusaurus write-translations` extracts, without touching i18n/.
 * @param root Folder of docusaurus.config.ts.
 * @param locale A configured locale: with `fr`, the messages are the French that a page gets
 *   without i18n/fr, from the theme and from options that depend on the locale.
 * @returns Messages by file.
 * @throws Error with Docusaurus' output when it fails.
 */
export async function extractMessages(root: string, locale: string): Promise<MessageFiles> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'translations-'));
  try {
    copyPages(path.join(root, 'i18n', locale), path.join(folder, locale));
    await runDocusaurus(root, locale, folder);
    return readMessageFiles(path.join(folder, locale));
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

/**
 * Lists the texts of the site's own code, file by file, with Docusaurus' own extractor.
 * @param root Folder that holds src/.
 */
export async function extractUsages(root: string): Promise<FileTexts[]> {
  const files = fs
    .readdirSync(path.join(root, 'src'), {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts') && !name.includes('__tests__'))
    .map((name) => path.join(root, 'src', name))
    .toSorted();
  const extracted = await extractAllSourceCodeFileTranslations(
    files,
    getBabelOptions({isServer: true}),
  );
  return extracted.map(({sourceCodeFilePath, translations, warnings}) => ({
    file: path.relative(root, sourceCodeFilePath).split(path.sep).join('/'),
    texts: translations,
    warnings,
  }));
}
