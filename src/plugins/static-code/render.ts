import {escapeHtml} from '../../lib/escapeHtml';
import {highlight} from './highlight';

/** One line of a block before it is coloured. */
export interface Line {
  readonly text: string;
  /** Where the block shows a change. */
  readonly mark?: 'added' | 'removed' | undefined;
}

const MAGIC_COMMENT =
  /^\s*(?:\/\/|#|--|\/\*|<!--|\{\s*\/\*)\s*(add|remove)-(next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/;

/** Splits a block into lines; magic comments (`// remove-next-line`, `# add-start` … `# add-end`) leave the code. */
export function toLines(code: string): readonly Line[] {
  let open: Line['mark'];
  let next: Line['mark'];
  return code.split('\n').flatMap((text): Line[] => {
    const [, word, place] = MAGIC_COMMENT.exec(text) ?? [];
    if (word === undefined) {
      const mark = next ?? open;
      next = undefined;
      return [{text, mark}];
    }
    const mark = word === 'add' ? 'added' : 'removed';
    if (place === 'next-line') {
      next = mark;
    } else {
      open = place === 'start' ? mark : undefined;
    }
    return [];
  });
}

/**
 * Writes the content of a block's `<code>`. It has only phrasing content, and its text is the code.
 * @param lines The block's lines.
 * @param language One of `languageName()`'s names.
 * @returns HTML.
 * @throws When Prism does not know the language.
 */
export function renderCode(lines: readonly Line[], language: string): string {
  const coloured = highlight(lines.map(({text}) => text).join('\n'), language);
  return lines
    .map(({mark}, index) => {
      const text = (coloured[index] ?? [])
        .map((run) =>
          run.name
            ? `<span class="tok-${run.name}">${escapeHtml(run.text)}</span>`
            : escapeHtml(run.text),
        )
        .join('');
      const line = mark ? `<span class="line ${mark}">${text}</span>` : text;
      const content = line + (index < lines.length - 1 ? '\n' : '');
      return mark === 'removed' ? `<span data-no-copy>${content}</span>` : content;
    })
    .join('');
}
