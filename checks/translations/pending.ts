import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {englishOf} from '../../src/lib/pageAddress';
import {readJson, type Problem} from '../shared/problem';

/** The last day on which the translation of a page may be missing or behind, by its English file. */
export type Pending = Readonly<Record<string, string>>;

/** English pages that landed before their translation. */
export const PENDING_FILE = 'i18n/pending.json';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days that `npm run translations -- --later` gives, and that an entry may have at most. */
const DAYS = {given: 14, most: 30};

const schema = z.record(z.string(), z.iso.date('is no day: write it like 2026-05-12'));

/** @returns A day as in 2026-05-12. */
export const dayAfter = (days: number, from = new Date()): string =>
  new Date(from.getTime() + days * DAY_MS).toISOString().slice(0, 10);

/**
 * Reads the list of pages whose translation comes later.
 * @param root The project's root; without the file, all pages are translated.
 * @throws Error naming the file and each entry that cannot be used.
 */
export function readPending(root: string): Pending {
  const file = path.join(root, PENDING_FILE);
  const {data, error} = schema.safeParse(fs.existsSync(file) ? readJson(file) : {});
  if (!data) {
    throw new Error(`${PENDING_FILE} cannot be used:\n${z.prettifyError(error)}`);
  }
  return data;
}

/** Writes the list in the order of the pages. */
export function writePending(root: string, pending: Pending): void {
  const sorted = Object.entries(pending).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify(Object.fromEntries(sorted), null, 2);
  fs.writeFileSync(path.join(root, PENDING_FILE), `${text}\n`);
}

/** Adds pages, for as long as is usual. */
export const postpone = (pending: Pending, pages: readonly string[]): Pending => ({
  ...pending,
  ...Object.fromEntries(pages.map((page) => [page, dayAfter(DAYS.given)])),
});

/** @returns Whether a page may lack its translation today. */
export const isPending = (pending: Pending, english: string, today = dayAfter(0)): boolean =>
  (pending[english] ?? '') >= today;

/** Problems of translations, by whether they may still be. */
export interface Judgement {
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
  /** Entries that let nothing pass any more. */
  readonly done: readonly string[];
}

/**
 * Tells what may still be from what has to be fixed now.
 * @param pending The list.
 * @param found What is wrong with translations of pages.
 * @param pages English files of the pages that were checked, if not all were.
 * @param today As in 2026-05-12.
 */
export function judge(
  pending: Pending,
  found: readonly Problem[],
  pages?: ReadonlySet<string>,
  today = dayAfter(0),
): Judgement {
  const pageOf = ({file}: Problem): string => englishOf(file) ?? file;
  const behind = new Set(found.map(pageOf));
  const most = dayAfter(DAYS.most, new Date(today));
  const done = Object.keys(pending).filter(
    (page) => (pages?.has(page) ?? true) && !behind.has(page),
  );
  const late = Object.entries(pending).filter(([, day]) => day > most);
  return {
    warnings: found
      .filter((problem) => isPending(pending, pageOf(problem), today))
      .map((problem) => ({
        ...problem,
        text: `May be until ${pending[pageOf(problem)]}: ${problem.text}`,
      })),
    problems: [
      ...found
        .filter((problem) => !isPending(pending, pageOf(problem), today))
        .map((problem) => {
          const day = pending[pageOf(problem)];
          return day ? {...problem, text: `${problem.text} It could be until ${day}.`} : problem;
        }),
      ...done.map((page) => ({
        file: PENDING_FILE,
        text: `It lists ${page}, which is translated or no page any more.`,
        fix: 'run npm run translations, which removes the entry.',
      })),
      ...late.map(([page, day]) => ({
        file: PENDING_FILE,
        text: `${page} may wait until ${day}, which is more than ${DAYS.most} days from now.`,
        fix: `write ${most} or an earlier day.`,
      })),
    ],
    done,
  };
}
