import {z} from 'zod';

/** Sizes are told in KB of 1000 bytes: the stricter reading of a limit. */
export const BYTES_PER_KB = 1000;

const kilobytes = z.number().positive();

const schema = z.strictObject({
  about: z.string().optional(),
  pages: z.record(
    z.string().startsWith('/').endsWith('/'),
    z.strictObject({js: kilobytes, css: kilobytes, diagram: z.literal(true).optional()}),
  ),
});

export type Kind = 'js' | 'css';

/** The most that a page may load, in KB on the wire. */
export interface Limits extends Readonly<Record<Kind, number>> {
  /** Whether the page is scrolled to its first diagram, and counted when that is drawn. */
  readonly diagram?: true | undefined;
}

/** Limits of the pages, by their paths. */
export type Budget = Readonly<Record<string, Limits>>;

/** One answer that the browser received while a page loaded. */
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
  /** Loaded for a diagram, when the page without it was there already. */
  readonly isForDiagram: boolean;
}

/**
 * Reads size-budget.json.
 * @param value Its parsed content.
 * @throws Error naming the entry that cannot be used.
 */
export function parseBudget(value: unknown): Budget {
  const result = schema.safeParse(value);
  if (!result.success) {
    const issues = result.error.issues.map(
      (issue) => `${issue.path.join(' → ')}: ${issue.message}`,
    );
    throw new Error(
      `size-budget.json cannot be used. An entry looks like "/": {"js": 118, "css": 15}, in KB.\n  ${issues.join('\n  ')}`,
    );
  }
  return result.data.pages;
}

/** @returns The bytes of a kind that count against the budget. */
export function sumOf(files: readonly LoadedFile[], kind: Kind): number {
  return files
    .filter((file) => file.kind === kind && !file.isPrefetch)
    .reduce((sum, {bytes}) => sum + bytes, 0);
}

/**
 * Compares what a page loaded with what it may load.
 * @param page Path of the page.
 * @param files What it loaded.
 * @param limits Its entry of the budget.
 * @returns Sentences for what is too heavy, with what to do.
 */
export function checkBudget(page: string, files: readonly LoadedFile[], limits: Limits): string[] {
  const tooHeavy = (['js', 'css'] as const).flatMap((kind) => {
    const over = sumOf(files, kind) - limits[kind] * BYTES_PER_KB;
    return over <= 0
      ? []
      : [
          `${page} loads ${kilo(sumOf(files, kind))} KB of ${kind}, ${kilo(over)} KB more than its ${limits[kind]} KB. Load the new part on first use (lazy() or import()), or take it out; size-budget.json is raised for a reason that the commit names.`,
        ];
  });
  const uncompressed = files.filter(
    ({encoding, bytes, isPrefetch}) => encoding !== 'br' && bytes > BYTES_PER_KB && !isPrefetch,
  );
  return [
    ...tooHeavy,
    ...uncompressed.map(
      ({path}) =>
        `${page} received ${path} without brotli, so that its size says nothing. Measure with a server that compresses, as npm run preview does.`,
    ),
  ];
}

/**
 * Finds what only diagrams need on pages that have none in sight.
 * @param pages What each page loaded, by its path.
 * @returns Sentences, with what to do.
 */
export function checkDiagramParts(
  pages: Readonly<Record<string, readonly LoadedFile[]>>,
): string[] {
  const all = Object.values(pages).flat();
  const parts = new Set(all.filter(({isForDiagram}) => isForDiagram).map(({path}) => path));
  return Object.entries(pages).flatMap(([page, files]) => {
    const found = files.find((file) => parts.has(file.path) && !file.isForDiagram);
    return found && !found.isPrefetch
      ? [
          `${page} loads ${found.path}, which only diagrams need. See src/plugins/page-weight/README.md, and import Mermaid where a diagram is drawn alone.`,
        ]
      : [];
  });
}

/** @returns Bytes as KB with one decimal. */
export function kilo(bytes: number): string {
  return (bytes / BYTES_PER_KB).toFixed(1);
}

/**
 * Writes what a page loaded as a table.
 * @param page Path of the page.
 * @param files What it loaded.
 * @param limits Its entry of the budget.
 */
export function formatPage(page: string, files: readonly LoadedFile[], limits: Limits): string {
  const row = (size: string, what: string): string => `  ${size.padStart(7)}  ${what}`;
  const prefetched = files.filter(({isPrefetch}) => isPrefetch);
  return [
    page,
    ...files
      .filter(({isPrefetch}) => !isPrefetch)
      .toSorted((a, b) => b.bytes - a.bytes)
      .map(({path, bytes, isForDiagram}) =>
        row(kilo(bytes), isForDiagram ? `${path} for the diagram` : path),
      ),
    ...(['js', 'css'] as const).map((kind) =>
      row(kilo(sumOf(files, kind)), `KB of ${kind} together; at most ${limits[kind]} KB`),
    ),
    ...(prefetched.length > 0
      ? [
          row(
            kilo(prefetched.reduce((sum, {bytes}) => sum + bytes, 0)),
            `KB prefetched for later pages, not counted (${prefetched.length} files)`,
          ),
        ]
      : []),
  ].join('\n');
}
