import type {Exceptions} from './exceptions';
import {
  placeholders,
  pluralForms,
  type Message,
  type MessageFiles,
  type Messages,
} from './messages';
import type {Problem} from './problem';
import {findTypography, proseOfMessage} from './typography';

export interface MessageCheck {
  /** `i18n/en`, as extracted. */
  readonly english: MessageFiles;
  /** `i18n/fr`, as the translator wrote it. */
  readonly french: MessageFiles;
  /** French that a page gets without the translator: the theme's own, and configured per locale. */
  readonly frenchDefaults: MessageFiles;
  readonly exceptions: Exceptions;
}

const FRENCH = 'i18n/fr';
const NO_MESSAGES: Messages = {};
const FRENCH_FORMS = new Intl.PluralRules('fr').resolvedOptions().pluralCategories.length;

/** A problem of one text, by whose key its line can be found. */
export type MessageProblem = Problem & {readonly key: string};

function problem(file: string, key: string, text: string, fix: string): MessageProblem {
  return {file: `${FRENCH}/${file}`, key, text: `${key}: ${text}`, fix};
}

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text.replaceAll(/\{\w+\}/g, ''));

function comparePlaceholders(english: string, french: string): [string, string] | null {
  const expected = placeholders(english);
  const given = placeholders(french);
  if (expected.join() === given.join()) {
    return null;
  }
  const list = (names: readonly string[]): string =>
    names.map((name) => `{${name}}`).join(', ') || 'none';
  return [
    `the placeholders differ: English has ${list(expected)}, French ${list(given)}.`,
    'use the English names as they are; they are filled in by the code and never translated.',
  ];
}

function comparePlurals(english: string, french: string): [string, string] | null {
  const expected = pluralForms(english);
  const given = pluralForms(french);
  if (expected === 1 && given > 1) {
    return [
      `it has ${given} forms separated by |, the English text has one.`,
      'remove the |: the code does not choose between forms here, visitors would read them all.',
    ];
  }
  if (expected > 1 && (given < 2 || given > FRENCH_FORMS)) {
    return [
      `it has ${given} plural form(s); French needs 2, and at most ${FRENCH_FORMS}.`,
      'write singular|plural, such as “{count} session|{count} sessions” (0 and 1 are singular).',
    ];
  }
  return null;
}

function checkPair(file: string, key: string, english: string, french: string): MessageProblem[] {
  const found = (result: [string, string] | null): MessageProblem[] =>
    result ? [problem(file, key, ...result)] : [];
  if (french.trim() === '') {
    return found(['the French text is empty.', `translate “${english}”.`]);
  }
  return [
    ...found(comparePlaceholders(english, french)),
    ...found(comparePlurals(english, french)),
    ...findTypography(proseOfMessage(french)).flatMap(({text, fix}) => found([text, fix])),
  ];
}

function checkSameText(
  file: string,
  key: string,
  english: string,
  exceptions: Exceptions,
): MessageProblem[] {
  if (!hasWords(english) || Object.hasOwn(exceptions.sameText, english)) {
    return [];
  }
  return [
    problem(
      file,
      key,
      `the French text is the English one: “${english}”.`,
      'translate it; if French says it the same way, add it with a reason to sameText in i18n/exceptions.json.',
    ),
  ];
}

function checkKey(
  file: string,
  key: string,
  english: Message,
  french: Message | undefined,
  fallback: Message | undefined,
  exceptions: Exceptions,
): MessageProblem[] {
  if (french) {
    return [
      ...checkPair(file, key, english.message, french.message),
      ...(french.message === english.message
        ? checkSameText(file, key, english.message, exceptions)
        : []),
    ];
  }
  const isTranslated = fallback !== undefined && fallback.message !== english.message;
  const isSame = !hasWords(english.message) || Object.hasOwn(exceptions.sameText, english.message);
  // The theme brings its French along; where it rightly equals the English, nothing is missing.
  if (isTranslated || (isSame && key.startsWith('theme.'))) {
    return [];
  }
  const entry = JSON.stringify({[key]: {message: '…'}}).slice(1, -1);
  return [
    problem(
      file,
      key,
      `French lacks the text “${english.message}”${english.description ? ` (${english.description})` : ''}.`,
      `add ${entry} to ${FRENCH}/${file}.`,
    ),
  ];
}

/**
 * Compares the UI texts of both languages.
 * @returns Texts that are missing, left over, English, or that break placeholders, plurals or
 *   typography; without lines, since those need the files' sources.
 */
export function checkMessages({
  english,
  french,
  frenchDefaults,
  exceptions,
}: MessageCheck): MessageProblem[] {
  const missingOrWrong = [...english].flatMap(([file, messages]) =>
    Object.entries(messages).flatMap(([key, message]) =>
      checkKey(
        file,
        key,
        message,
        french.get(file)?.[key],
        frenchDefaults.get(file)?.[key],
        exceptions,
      ),
    ),
  );
  const leftOver = [...french].flatMap(([file, messages]) => {
    const known = english.get(file) ?? NO_MESSAGES;
    return Object.keys(messages)
      .filter((key) => !Object.hasOwn(known, key))
      .map((key) =>
        problem(
          file,
          key,
          'no English text has this id any more.',
          'remove it, or give it the new id if the text was renamed (see i18n/en).',
        ),
      );
  });
  return [...missingOrWrong, ...leftOver];
}
