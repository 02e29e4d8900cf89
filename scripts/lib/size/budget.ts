import {z} from 'zod';

/** Sizes are told in KB of 1000 bytes: the stricter reading of a limit. */
const BYTES_PER_KB = 1000;

const KINDS = ['html', 'js', 'css'] as const;
export type Kind = (typeof KINDS)[number];

const kilobytes = z.number().positive();
const limits = z.strictObject({html: kilobytes, js: kilobytes, css: kilobytes});

export const budgetSchema = z.strictObject({
  about: z.string().optional(),
  /** By path, the most that a page may load, in KB on the wire. */
  pages: z.record(z.string().startsWith('/').endsWith('/'), limits),
});

/** The page itself, or a script or style sheet that came while it loaded. */
export interface LoadedFile {
  /** Path of its address. */
  readonly path: string;
  readonly kind: Kind;
  /** Bytes of the compressed body. */
  readonly bytes: number;
  /** Fetched for a later page and not run on this one. */
  readonly isPrefetch: boolean;
}

const bytesOf = (files: readonly LoadedFile[]) => files.reduce((sum, {bytes}) => sum + bytes, 0);

/** @returns The bytes of a kind that count against the budget. */
export const sumOf = (files: readonly LoadedFile[], kind: Kind): number =>
  bytesOf(files.filter((file) => file.kind === kind && !file.isPrefetch));

/** @returns Bytes as KB with one decimal. */
const toKb = (bytes: number) => (bytes / BYTES_PER_KB).toFixed(1);

/**
 * Compares what a page loaded with what it may load.
 * @param page Path of the page.
 * @param files What it loaded.
 * @param limit Its entry of the budget.
 * @returns A table for the terminal, and sentences for what is too heavy, with what to do.
 */
export function checkPage(
  page: string,
  files: readonly LoadedFile[],
  limit: z.infer<typeof limits>,
): {readonly table: string; readonly problems: readonly string[]} {
  const row = (bytes: number, what: string) => `  ${toKb(bytes).padStart(7)}  ${what}`;
  const counted = files.filter(({isPrefetch}) => !isPrefetch);
  const ahead = files.filter(({isPrefetch}) => isPrefetch);
  const rows = counted
    .toSorted((a, b) => b.bytes - a.bytes)
    .map((file) => row(file.bytes, file.path));
  const problems: string[] = [];
  for (const kind of KINDS) {
    const sum = sumOf(files, kind);
    rows.push(row(sum, `KB of ${kind} together; at most ${limit[kind]} KB`));
    if (sum > limit[kind] * BYTES_PER_KB) {
      problems.push(
        `${page} loads ${toKb(sum)} KB of ${kind}, ${toKb(sum - limit[kind] * BYTES_PER_KB)} KB more than its ${limit[kind]} KB. Load the new part on first use (lazy() or import()), or take it out; size-budget.json is raised for a reason that the commit names.`,
      );
    }
  }
  rows.push(
    row(bytesOf(ahead), `KB prefetched for later pages, not counted (${ahead.length} files)`),
  );
  return {table: [page, ...rows].join('\n'), problems};
}
