import fs from 'node:fs';
import path from 'node:path';
import {readJson, type Problem} from '../shared/problem';
import type {Exceptions} from './exceptions';
import {findTypography, proseOfMessage} from './typography';

/** One text as Docusaurus stores it. */
export interface Message {
  readonly message: string;
  readonly description?: string;
  /** Where its file has the text, from 1; unknown of texts that were just extracted. */
  readonly line?: number;
}

export type Messages = Readonly<Record<string, Message>>;

/** Files of one language by their path below `i18n/<locale>/`, such as `code.json`. */
export type MessageFiles = ReadonlyMap<string, Messages>;

/** The line of each message: that of the key, or of the text on a line of its own. */
function linesOf(source: string): Map<string, number> {
  const lines = source.split('\n');
  return new Map(
    lines.flatMap((text, index) => {
      const [, key] = /^\s*("(?:[^"\\]|\\.)*"):/.exec(text) ?? [];
      const below = lines[index + 1]?.includes('"message":') ? 2 : 1;
      return key === undefined ? [] : [[JSON.parse(key) as string, index + below] as const];
    }),
  );
}

/**
 * Reads every message file below a folder.
 * @param folder Such as `i18n/fr`; a missing folder holds no files.
 * @returns Their messages, by path below the folder with forward slashes.
 * @throws Error naming a file that is not valid JSON.
 */
export function readMessageFiles(folder: string): MessageFiles {
  const names = fs.existsSync(folder)
    ? fs.readdirSync(folder, {recursive: true, encoding: 'utf8'})
    : [];
  return new Map(
    names
      // Search phrases are each language's own, no translations of each other.
      .filter((name) => name.endsWith('.json') && name !== 'asks.json')
      .map((name) => name.split(path.sep).join('/'))
      .toSorted()
      .map((name) => {
        const file = path.join(folder, name);
        const lines = linesOf(fs.readFileSync(file, 'utf8'));
        const messages = Object.entries(readJson(file) as Messages).map(
          ([key, message]): [string, Message] => {
            const line = lines.get(key);
            return [key, {...message, ...(line === undefined ? {} : {line})}];
          },
        );
        return [name, Object.fromEntries(messages)];
      }),
  );
}

/** What a text must have in both languages: the problem and its fix, or null. */
type Comparison = (english: string, french: string) => readonly [text: string, fix: string] | null;

function placeholders(message: string): string {
  const names = new Set([...message.matchAll(/\{\w+\}/g)].map(([name]) => name));
  return [...names].toSorted().join(', ') || 'none';
}

const comparePlaceholders: Comparison = (english, french) =>
  placeholders(english) === placeholders(french)
    ? null
    : [
        `the placeholders differ: English has ${placeholders(english)}, French ${placeholders(french)}.`,
        'use the English names as they are; they are filled in by the code and never translated.',
      ];

const FRENCH_FORMS = new Intl.PluralRules('fr').resolvedOptions().pluralCategories.length;

/** `usePluralForm` splits at every bar; one between spaces separates words, as in titles. */
const pluralForms = (message: string): number =>
  message.includes(' | ') ? 1 : message.split('|').length;

const comparePlurals: Comparison = (english, french) => {
  const expected = pluralForms(english);
  const given = pluralForms(french);
  if (expected === 1 && given > 1) {
    return [
      `it has ${given} forms separated by |, the English text has one.`,
      'remove the |: the code does not choose between forms here, visitors would read them all.',
    ];
  }
  return expected > 1 && (given < 2 || given > FRENCH_FORMS)
    ? [
        `it has ${given} plural form(s); French needs 2, and at most ${FRENCH_FORMS}.`,
        'write singular|plural, such as “{count} session|{count} sessions” (0 and 1 are singular).',
      ]
    : null;
};

export interface MessageCheck {
  /** `i18n/en`, as extracted. */
  readonly english: MessageFiles;
  /** `i18n/fr`, as the translator wrote it. */
  readonly french: MessageFiles;
  /** French by id that the themes bring along. */
  readonly themeFrench: Readonly<Record<string, string>>;
  readonly exceptions: Exceptions;
}

/**
 * Compares the UI texts of both languages.
 * @returns Texts that are missing, left over, English, or that break placeholders, plurals or
 *   typography.
 */
export function checkMessages(check: MessageCheck): Problem[] {
  const {english, french, themeFrench, exceptions} = check;
  const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text.replaceAll(/\{\w+\}/g, ''));
  const mayBeSame = (text: string): boolean =>
    !hasWords(text) || Object.hasOwn(exceptions.sameText, text);

  function problemsOf(key: string, source: Message, given: Message | undefined) {
    const {message, description} = source;
    if (!given) {
      const brought = themeFrench[key];
      if (brought !== undefined && (brought !== message || mayBeSame(message))) {
        return [];
      }
      const entry = JSON.stringify({[key]: {message: '…'}}).slice(1, -1);
      const hint = description ? ` (${description})` : '';
      return [[`French lacks the text “${message}”${hint}.`, `add ${entry} to %file%.`] as const];
    }
    if (given.message.trim() === '') {
      return [['the French text is empty.', `translate “${message}”.`] as const];
    }
    return [
      comparePlaceholders(message, given.message),
      comparePlurals(message, given.message),
      given.message === message && !mayBeSame(message)
        ? ([
            `the French text is the English one: “${message}”.`,
            'translate it; if French says it the same way, add it with a reason to sameText in i18n/exceptions.json.',
          ] as const)
        : null,
      ...findTypography(proseOfMessage(given.message)).map(({text, fix}) => [text, fix] as const),
    ].filter((found) => found !== null);
  }

  return [...new Set([...english.keys(), ...french.keys()])].flatMap((name) => {
    const [ours, theirs] = [english.get(name) ?? {}, french.get(name) ?? {}];
    const file = `i18n/fr/${name}`;
    return Object.keys({...ours, ...theirs}).flatMap((key): Problem[] => {
      const [source, given] = [ours[key], theirs[key]];
      const found = source
        ? problemsOf(key, source, given)
        : [
            [
              'no English text has this id any more.',
              'remove it, or give it the new id if the text was renamed (see i18n/en).',
            ] as const,
          ];
      return found.map(([text, fix]) => ({
        file,
        ...(given?.line === undefined ? {} : {line: given.line}),
        text: `${key}: ${text}`,
        fix: fix.replace('%file%', file),
      }));
    });
  });
}

/** At most so many names in a message: the fix is the same for one and for fifty. */
const SHOWN = 5;

/** @returns The names, separated by commas; the last of many as a number. */
export function listNames(names: readonly string[]): string {
  const rest = names.length - SHOWN;
  return `${names.slice(0, SHOWN).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/**
 * Compares `i18n/en` with what the code says.
 * @param committed The folder as it is.
 * @param extracted A fresh extraction.
 */
export function compareEnglish(committed: MessageFiles, extracted: MessageFiles): Problem[] {
  const textsOf = (files: MessageFiles): Map<string, string> =>
    new Map(
      [...files].flatMap(([file, messages]) =>
        Object.entries(messages).map(([key, {message, description = ''}]): [string, string] => [
          file === 'code.json' ? key : `${file}: ${key}`,
          JSON.stringify([message, description]),
        ]),
      ),
    );
  const before = textsOf(committed);
  const after = textsOf(extracted);
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => before.get(key) !== after.get(key),
  );
  const text = `The extracted English texts are not those of the code: ${listNames(changed)}.`;
  const fix = 'run npm run translations and commit i18n/en.';
  return changed.length === 0 ? [] : [{file: 'i18n/en', text, fix}];
}

/** The texts of one source file, in `<Translate>` and `translate()`. */
export interface FileTexts {
  /** Path from the project's root, with forward slashes. */
  readonly file: string;
  readonly texts: Messages;
}

/**
 * Checks how the code names its texts: Docusaurus keeps one of two that share an id, silently. That
 * ids and messages are literals is a rule of the linter.
 * @param files Texts per source file.
 * @returns Texts without an id, ids that two texts share.
 */
export function checkUsages(files: readonly FileTexts[]): Problem[] {
  const first = new Map<string, {readonly file: string; readonly message: string}>();
  return files.flatMap(({file, texts}) =>
    Object.entries(texts).flatMap(([id, {message}]): Problem[] => {
      const known = first.get(id) ?? {file, message};
      first.set(id, known);
      if (id === message || /\s/.test(id)) {
        const text = `The text “${message}” has no id, so that rewording it would lose its translation.`;
        const fix =
          "give it one, page.section.element: translate({id: 'pricing.title', message: '…'}).";
        return [{file, text, fix}];
      }
      const text = `The id ${id} says “${message}” here and “${known.message}” in ${known.file}: only one of them would ship.`;
      const fix = 'give this text an id of its own.';
      return known.message === message ? [] : [{file, text, fix}];
    }),
  );
}
