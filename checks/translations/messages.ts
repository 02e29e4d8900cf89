import fs from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../scripts/lib/paths';
import {languageName} from '../../src/config/locales';
import {lineAt, readJson, type Problem} from '../shared/problem';
import {EXCEPTIONS_FILE} from './exceptions';

/** One text as Docusaurus stores it. */
interface Message {
  readonly message: string;
  readonly description?: string;
  /** Where its file has the text, from 1; unknown of texts that were just extracted. */
  readonly line?: number;
}

export type Messages = Readonly<Record<string, Message>>;

/** Files of one language by their path below `i18n/<locale>/`, such as `code.json`. */
export type MessageFiles = ReadonlyMap<string, Messages>;

/**
 * Reads every message file below a folder.
 * @param folder Such as `i18n/fr`; a missing folder holds no files.
 * @returns Their messages, by path below the folder with forward slashes.
 * @throws Error naming a file that is not valid JSON.
 */
export function readMessageFiles(folder: string): MessageFiles {
  return new Map(
    filesBelow(folder, '', /\.json$/).map((name) => {
      const file = path.join(folder, name);
      const source = fs.readFileSync(file, 'utf8');
      const messages = Object.entries(readJson(file) as Messages).map(([key, message]) => {
        const line = lineAt(source, source.indexOf(`${JSON.stringify(key)}:`));
        return [key, {...message, line}] as const;
      });
      return [name, Object.fromEntries(messages)];
    }),
  );
}

/** A problem of a translated text and its fix. */
type Fault = readonly [text: string, fix: string];

/** Parts that all languages must share: placeholders, code, targets of links. */
const FIXED_PARTS = /\{\w+\}|`[^`]+`|\]\([^)]*\)/g;

function fixedParts(message: string) {
  const names = new Set(message.match(FIXED_PARTS));
  return [...names].toSorted().join(', ') || 'none';
}

/** `usePluralForm` splits at every bar; one between spaces separates words, as in titles. */
const pluralForms = (message: string) => (message.includes(' | ') ? 1 : message.split('|').length);

const hasWords = (text: string) => /\p{L}{2}/u.test(text.replaceAll(/\{\w+\}/g, ''));

function compareTexts(
  language: string,
  english: string,
  translated: string,
  mayBeSame: boolean,
): Fault[] {
  const name = languageName(language);
  if (translated.trim() === '') {
    return [[`the ${name} text is empty.`, `translate “${english}”.`]];
  }
  const faults: Fault[] = [];
  if (translated === english && !mayBeSame) {
    faults.push([
      `the ${name} text is the English one: “${english}”.`,
      `translate it; if ${name} says it the same way, add it with a reason to sameText in ${EXCEPTIONS_FILE}.`,
    ]);
  }
  const [ours, theirs] = [fixedParts(english), fixedParts(translated)];
  if (ours !== theirs) {
    faults.push([
      `the placeholders, codes or links differ: English has ${ours}, ${name} ${theirs}.`,
      'use the English ones as they are; they are filled in by the code and never translated.',
    ]);
  }
  const [expected, given] = [pluralForms(english), pluralForms(translated)];
  const most = new Intl.PluralRules(language).resolvedOptions().pluralCategories.length;
  if (expected === 1 && given > 1) {
    faults.push([
      `it has ${given} forms separated by |, the English text has one.`,
      'remove the |: the code does not choose between forms here, visitors would read them all.',
    ]);
  } else if (expected > 1 && (given < 2 || given > most)) {
    faults.push([
      `it has ${given} plural form(s); ${name} needs 2, and at most ${most}.`,
      'write singular|plural, such as “{count} session|{count} sessions” (0 and 1 are singular).',
    ]);
  }
  return faults;
}

/** What may be missing in a translation, or the same as in English. */
export interface Allowances {
  /** English texts whose translation is the very same. */
  readonly sameText: Readonly<Record<string, string>>;
  /** Translations by id that the themes bring along. */
  readonly themeTexts?: Readonly<Record<string, string>>;
}

/**
 * Compares the texts of one file.
 * @param language The locale of the translation.
 * @param file Of the translation, from the project's root.
 * @param english The texts as they should be translated.
 * @param translated The texts as the translator wrote them.
 * @param allowances What passes.
 * @returns Texts that are missing, left over, still English, or that break placeholders or plurals.
 */
export function compareMessages(
  language: string,
  file: string,
  english: Messages,
  translated: Messages,
  {sameText, themeTexts = {}}: Allowances,
): Problem[] {
  const faultsOf = (key: string): Fault[] => {
    const [source, given] = [english[key], translated[key]];
    if (!source) {
      const fix = 'remove it, or give it the new id if the text was renamed (see i18n/en).';
      return [['no English text has this id any more.', fix]];
    }
    const {message, description} = source;
    const mayBeSame = !hasWords(message) || Object.hasOwn(sameText, message);
    if (given) {
      return compareTexts(language, message, given.message, mayBeSame);
    }
    const brought = themeTexts[key];
    if (brought !== undefined && (brought !== message || mayBeSame)) {
      return [];
    }
    const entry = JSON.stringify({[key]: {message: '…'}}).slice(1, -1);
    const hint = description ? ` (${description})` : '';
    return [
      [`${languageName(language)} lacks the text “${message}”${hint}.`, `add ${entry} to ${file}.`],
    ];
  };
  return Object.keys({...english, ...translated}).flatMap((key) =>
    faultsOf(key).map(([text, fix]) => ({
      file,
      line: translated[key]?.line,
      text: `${key}: ${text}`,
      fix,
    })),
  );
}

/** Compares `i18n/en`, as extracted, with the folder of a translation. */
export function checkMessages(
  language: string,
  english: MessageFiles,
  translated: MessageFiles,
  allowances: Allowances,
): Problem[] {
  return [...new Set([...english.keys(), ...translated.keys()])].flatMap((name) =>
    compareMessages(
      language,
      `i18n/${language}/${name}`,
      english.get(name) ?? {},
      translated.get(name) ?? {},
      allowances,
    ),
  );
}

/**
 * Checks how the code names its texts: Docusaurus keeps one of two that share an id, silently. That
 * ids and messages are literals is a rule of the linter.
 * @param files Texts by source file, in `<Translate>` and `translate()`.
 * @returns Texts without an id, ids that two texts share.
 */
export function checkUsages(files: MessageFiles): Problem[] {
  const first = new Map<string, readonly [file: string, message: string]>();
  return [...files].flatMap(([file, texts]) =>
    Object.entries(texts).flatMap(([id, {message}]): Problem[] => {
      const [place, known] = first.get(id) ?? [file, message];
      first.set(id, [place, known]);
      if (id === message || /\s/.test(id)) {
        const text = `The text “${message}” has no id, so that rewording it would lose its translation.`;
        const fix =
          "give it one, page.section.element: translate({id: 'pricing.title', message: '…'}).";
        return [{file, text, fix}];
      }
      const text = `The id ${id} says “${message}” here and “${known}” in ${place}: only one of them would ship.`;
      const fix = 'give this text an id of its own.';
      return known === message ? [] : [{file, text, fix}];
    }),
  );
}
