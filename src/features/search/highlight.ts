/** Name of the highlight in the style sheet. */
const NAME = 'search-words';

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** A page that repeats a word more often is not read by its marks. */
const MAX_RANGES = 500;

const SKIPPED = 'nav, script, style, [aria-hidden="true"]';

function rangesIn(root: Element, words: ReadonlySet<string>): readonly Range[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = walker.nextNode(); node && ranges.length < MAX_RANGES; node = walker.nextNode()) {
    if (!node.parentElement?.closest(SKIPPED)) {
      for (const {0: word, index} of (node.nodeValue ?? '').matchAll(WORD)) {
        if (words.has(word.toLowerCase())) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          ranges.push(range);
        }
      }
    }
  }
  return ranges;
}

/** Takes the marks away. */
export function clearHighlight(): void {
  if ('highlights' in CSS) {
    CSS.highlights.delete(NAME);
  }
}

/**
 * Marks words on the page without touching its elements, which belong to React.
 * @param words As they stand in the text, in any case.
 * @returns How many were marked; 0 where the browser cannot.
 */
export function highlightWords(words: readonly string[]): number {
  const main = document.querySelector('main');
  if (!main || !('highlights' in CSS)) {
    return 0;
  }
  const ranges = rangesIn(main, new Set(words.map((word) => word.toLowerCase())));
  if (ranges.length > 0) {
    CSS.highlights.set(NAME, new Highlight(...ranges));
  }
  return ranges.length;
}
