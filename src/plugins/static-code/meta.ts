/** The options after a fence's language. */
export interface FenceMeta {
  readonly title: string | null;
  /** Numbers of the lines to mark, counted from 1 without magic comments. */
  readonly marked: ReadonlySet<number>;
  /** Number of the first line; null for no line numbers. */
  readonly firstNumber: number | null;
}

const TITLE = /\btitle=(?:"([^"]*)"|'([^']*)')/;
const RANGES = /\{([\d,\s-]+)\}/;
const NUMBERS = /\bshowLineNumbers(?:=(\d+))?(?=\s|$)/;

function toNumbers(ranges: string): readonly number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = NaN, last = first] = range.split('-').map((part) => Number.parseInt(part, 10));
    return Array.from({length: Math.max(0, last - first + 1) || 0}, (_, index) => first + index);
  });
}

/**
 * Reads a fence's meta string, written as for Docusaurus' own code blocks:
 * `title="app.mjs" {1,3-5} showLineNumbers=10`. Words that it does not know are others' business.
 * @param meta Text after the language, if any.
 */
export function parseMeta(meta: string | null | undefined): FenceMeta {
  const text = meta ?? '';
  const title = TITLE.exec(text);
  const rest = text.replace(TITLE, '');
  const numbers = NUMBERS.exec(rest);
  return {
    title: title?.[1] ?? title?.[2] ?? null,
    marked: new Set(toNumbers(RANGES.exec(rest)?.[1] ?? '')),
    firstNumber: numbers ? Number(numbers[1] ?? 1) : null,
  };
}
