import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {englishOf} from '../../src/lib/pageAddress';
import {readJsonAs, type Problem} from '../shared/problem';

/** The last day on which the translation of a page may be missing or behind, by its English file. */
type Pending = Readonly<Record<string, string>>;

/** English pages that landed before their translation. */
export const PENDING_FILE = 'i18n/pending.json';

/** Days that `npm run translations -- --later` gives. */
const DAYS = 14;

/** @returns A day as in 2026-05-12. */
const dayAfter = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const day = z.iso
  .date('is no day: write it like 2026-05-12')
  .refine((last) => last <= dayAfter(30), 'is more than 30 days from now: write an earlier day');

const schema = z.record(z.string(), day);

/**
 * Reads the list of pages whose translation comes later.
 * @param root The project's root; without the file, all pages are translated.
 * @throws Error naming the file and each entry that cannot be used.
 */
export function readPending(root: string): Pending {
  const file = path.join(root, PENDING_FILE);
  return fs.existsSync(file) ? readJsonAs(file, schema) : {};
}

/** Writes the list in the order of the pages. */
export function writePending(root: string, pending: Pending): void {
  const sorted = Object.fromEntries(Object.entries(pending).toSorted());
  fs.writeFileSync(path.join(root, PENDING_FILE), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Adds pages, for as long as is usual. */
export const postpone = (pending: Pending, pages: readonly string[]): Pending => ({
  ...pending,
  ...Object.fromEntries(pages.map((page) => [page, dayAfter(DAYS)])),
});

/** @returns Whether a page may lack its translation today. */
export const isPending = (pending: Pending, english: string): boolean =>
  (pending[english] ?? '') >= dayAfter(0);

/**
 * Tells what may still be from what has to be fixed now.
 * @param pending The list.
 * @param found What is wrong with translations of pages.
 * @returns Problems by whether they may still be, and entries that let nothing pass any more.
 */
export function judge(pending: Pending, found: readonly Problem[]) {
  const pageOf = ({file}: Problem) => englishOf(file) ?? file;
  const isLater = (problem: Problem) => isPending(pending, pageOf(problem));
  const behind = new Set(found.map(pageOf));
  const done = Object.keys(pending).filter((page) => !behind.has(page));
  return {
    warnings: found.filter(isLater).map((problem) => ({
      ...problem,
      text: `May be until ${pending[pageOf(problem)]}: ${problem.text}`,
    })),
    problems: [
      ...found.filter((problem) => !isLater(problem)),
      ...done.map((page) => ({
        file: PENDING_FILE,
        text: `It lists ${page}, which is translated or no page any more.`,
        fix: 'run npm run translations, which removes the entry.',
      })),
    ],
    done,
  };
}
