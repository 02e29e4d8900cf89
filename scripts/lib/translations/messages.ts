import fs from 'node:fs';
import path from 'node:path';
import {readJson} from './readJson';

/** One text as Docusaurus stores it. */
export interface Message {
  readonly message: string;
  readonly description?: string;
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
  if (!fs.existsSync(folder)) {
    return new Map();
  }
  const names = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.split(path.sep).join('/'))
    .toSorted();
  return new Map(
    names.map((name) => {
      const file = path.join(folder, name);
      return [name, readJson(file) as Messages];
    }),
  );
}

/**
 * @param source Text of a message file.
 * @param key Key of a message in it.
 * @returns The line on which the message of that key stands, from 1; undefined when it has none.
 */
export function lineOfKey(source: string, key: string): number | undefined {
  const lines = source.split('\n');
  const start = lines.findIndex((line) => line.trimStart().startsWith(`${JSON.stringify(key)}:`));
  if (start < 0) {
    return undefined;
  }
  const inside = lines.slice(start, start + 4).findIndex((line) => line.includes('"message":'));
  return start + 1 + Math.max(0, inside);
}

/** @returns The names of the placeholders of a message, such as `count` for `{count}`, sorted. */
export function placeholders(message: string): string[] {
  return [...new Set([...message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))].toSorted();
}

/**
 * Plural forms of a message for Docusaurus' `usePluralForm`, which splits at every `|`.
 * @returns Their number: 1 for a message without plurals.
 */
export function pluralForms(message: string): number {
  // A bar between spaces separates words, as in titles, and no code selects a form of those.
  return message.includes(' | ') ? 1 : message.split('|').length;
}
