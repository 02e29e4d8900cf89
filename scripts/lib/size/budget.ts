import {z} from 'zod';

/** Sizes are told in KB of 1000 bytes: the stricter reading of a limit. */
const BYTES_PER_KB = 1000;

const KINDS = ['html', 'js', 'css'] as const;
export type Kind = (typeof KINDS)[number];

const kilobytes = z.number().positive();

const schema = z.strictObject({
  about: z.string().optional(),
  /** By path, the most that a page may load, in KB on the wire. */
  pages: z.record(
    z.string().startsWith('/').endsWith('/'),
    z.strictObject({html: kilobytes, js: kilobytes, css: kilobytes}),
  ),
});

export type Budget = z.infer<typeof schema>['pages'];
export type Limits = Budget[string];

/** The page itself, or a script or style sheet that came while it loaded. */
export interface LoadedFile {
  /** Path of its address. */
  readonly path: string;
  readonly kind: Kind;
  /** Bytes of the compressed body. */
  readonly bytes: number;
  /** How it was compressed, `br` for brotli; empty for not at all. */
  readonly encoding: string;
  /** Fetched for a later page and not run on this one. */
  readonly isPrefetch: boolean;
}

/**
 * Reads size-budget.json.
 * @param value Its parsed content.
 * @throws Error naming the entry that cannot be used.
 */
export function parseBudget(value: unknown): Budget {
  const {data, error} = schema.safeParse(value);
  if (!data) {
    throw new Error(
      `size-budget.json cannot be used. An entry looks like "/": {"html": 13, "js": 118, "css": 15}, in KB.\n${z.prettifyError(error)}`,
    );
  }
  return data.pages;
}

const bytesOf = (files: readonly LoadedFile[]): number =>
  files.reduce((sum, {bytes}) => sum + bytes, 0);

/** @returns The bytes of a kind that count against the budget. */
export function sumOf(files: readonly LoadedFile[], kind: Kind): number {
  return bytesOf(files.filter((file) => file.kind === kind && !file.isPrefetch));
}

/** @returns Bytes as KB with one decimal. */
export function toKb(bytes: number): string {
  return (bytes / BYTES_PER_KB).toFixed(1);
}

/**
 * Compares what a page loaded with what it may load.
 * @param page Path of the page.
 * @param files What it loaded.
 * @param limits Its entry of the budget.
 * @returns Sentences for what is too heavy, with what to do.
 */
export function checkBudget(page: string, files: readonly LoadedFile[], limits: Limits): string[] {
  const tooHeavy = KINDS.map((kind) => ({kind, sum: sumOf(files, kind)})).filter(
    ({kind, sum}) => sum > limits[kind] * BYTES_PER_KB,
  );
  const uncompressed = files.filter(
    ({encoding, bytes, isPrefetch}) => encoding !== 'br' && bytes > BYTES_PER_KB && !isPrefetch,
  );
  return [
    ...tooHeavy.map(
      ({kind, sum}) =>
        `${page} loads ${toKb(sum)} KB of ${kind}, ${toKb(sum - limits[kind] * BYTES_PER_KB)} KB more than its ${limits[kind]} KB. Load the new part on first use (lazy() or import()), or take it out; size-budget.json is raised for a reason that the commit names.`,
    ),
    ...uncompressed.map(
      ({path}) =>
        `${page} received ${path} without brotli, so that its size says nothing. Measure with a server that compresses, as npm run preview does.`,
    ),
  ];
}

/**
 * Writes what a page loaded as a table.
 * @param page Path of the page.
 * @param files What it loaded.
 * @param limits Its entry of the budget.
 */
export function formatPage(page: string, files: readonly LoadedFile[], limits: Limits): string {
  const row = (bytes: number, what: string): string => `  ${toKb(bytes).padStart(7)}  ${what}`;
  const ahead = files.filter(({isPrefetch}) => isPrefetch);
  return [
    page,
    ...files
      .filter(({isPrefetch}) => !isPrefetch)
      .toSorted((a, b) => b.bytes - a.bytes)
      .map(({path, bytes}) => row(bytes, path)),
    ...KINDS.map((kind) =>
      row(sumOf(files, kind), `KB of ${kind} together; at most ${limits[kind]} KB`),
    ),
    row(bytesOf(ahead), `KB prefetched for later pages, not counted (${ahead.length} files)`),
  ].join('\n');
}
