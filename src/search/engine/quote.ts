import type {Block} from '../types';

/** The most characters of a quote, of its table rows, and lines of its code. */
const LENGTH = 600;
const MAX_ROWS = 8;
const CODE_LINES = 12;

/** How much of a question a text holds; 0 for nothing. */
type Weigh = (text: string) => number;

/**
 * @param between What divides the cells of a table row.
 * @returns Blocks as plain text, with blank lines between them and one line for each table row.
 */
export function blocksText(blocks: readonly Block[], between = ' · '): string {
  return blocks
    .map((block) =>
      block.type === 'rows'
        ? [block.header, ...block.rows]
            .filter((cells) => cells.length > 0)
            .map((cells) => cells.join(between))
            .join('\n')
        : block.text,
    )
    .join('\n\n');
}

const lengthOf = (blocks: readonly Block[]): number => blocksText(blocks, '').length;

/** The text up to the last whole sentence, else to the last whole word, that there is room for. */
function cutText(text: string): string {
  if (text.length <= LENGTH) {
    return text;
  }
  const start = text.slice(0, LENGTH);
  const sentence = Math.max(...['. ', '! ', '? '].map((end) => start.lastIndexOf(end))) + 1;
  return sentence > 0 ? start.slice(0, sentence) : `${start.slice(0, start.lastIndexOf(' '))} …`;
}

/** The rows that hold most of the question, or the first ones where none holds any of it. */
function cutRows(block: Extract<Block, {type: 'rows'}>, weigh: Weigh): Block {
  const weights = block.rows.map((row) => weigh(row.join(' ')));
  const most = Math.max(...weights);
  const rows: (readonly string[])[] = [];
  for (const row of block.rows.filter((_row, place) => weights[place] === most)) {
    const next = [{...block, rows: [...rows, row]}];
    if (rows.length > 0 && (rows.length === MAX_ROWS || lengthOf(next) > LENGTH)) {
      break;
    }
    rows.push(row);
  }
  return {...block, rows};
}

function cutCode(text: string): string {
  const lines = text.split('\n');
  return lines.length > CODE_LINES ? [...lines.slice(0, CODE_LINES), '…'].join('\n') : text;
}

/**
 * Chooses the part of a section that fits a question best.
 * @param blocks Of the section.
 * @param weigh Tells how much of the question a text holds.
 * @returns Blocks that follow each other, as many as there is room for.
 */
export function quoteOf(blocks: readonly Block[], weigh: Weigh): readonly Block[] {
  const whole = blocks.map((block): Block => {
    switch (block.type) {
      case 'text':
        return {...block, text: cutText(block.text)};
      case 'code':
        return {...block, text: cutCode(block.text)};
      case 'rows':
        return cutRows(block, weigh);
    }
  });
  if (lengthOf(whole) <= LENGTH) {
    return whole;
  }
  const parts = whole.map((_block, start) => {
    let end = start + 1;
    while (end < whole.length && lengthOf(whole.slice(start, end + 1)) <= LENGTH) {
      end += 1;
    }
    return whole.slice(start, end);
  });
  // Of two that hold the same, the one that begins with it.
  const weights = parts.map(
    (part) => weigh(blocksText(part)) + weigh(blocksText(part.slice(0, 1))) / 100,
  );
  return parts[weights.indexOf(Math.max(...weights))] ?? [];
}

/** A fence of code that its text cannot close. */
const FENCE = '`````';

/** @returns Blocks as Markdown for an answer service: tables become lists, which every reader shows. */
export function blocksMarkdown(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.type === 'code') {
        return `${FENCE}\n${block.text}\n${FENCE}`;
      }
      if (block.type === 'text') {
        return block.text;
      }
      const [head, ...rows] = [block.header, ...block.rows].map((cells) => cells.join(' · '));
      const list = rows.map((row) => `- ${row}`).join('\n');
      return head ? `**${head}**\n\n${list}` : list;
    })
    .join('\n\n');
}
