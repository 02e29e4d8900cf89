import type {Block} from '../types';

/** Most blocks and table rows of an answer. */
const MAX_BLOCKS = 3;
const MAX_ROWS = 8;

/** A second block is quoted where it adds this share of the best one's weight. */
const WORTH_ADDING = 0.35;

/** Code is an answer only where the text says less. */
const CODE = 0.5;

/** Ends before something that belongs to it: a list, a table, code. */
const INTRODUCES = /[:：]\s*$/;

/** Which subjects of a question a text holds, with the weight of each. */
export type WeighTerms = (text: string) => ReadonlyMap<string, number>;

interface Rated {
  readonly block: Block;
  readonly place: number;
  readonly held: ReadonlyMap<string, number>;
  readonly weight: number;
}

const sum = (held: ReadonlyMap<string, number>): number =>
  [...held.values()].reduce((total, weight) => total + weight, 0);

/** The rows that answer, each with what it and the header hold. */
function rateRows(block: Extract<Block, {type: 'rows'}>, weigh: WeighTerms): Omit<Rated, 'place'> {
  const {header, rows} = block;
  const inHeader = weigh(header.join(' '));
  const rated = rows.map((row) => ({row, held: weigh(row.join(' '))}));
  const most = Math.max(...rated.map(({held}) => sum(held)));
  const best = rated.filter(({held}) => sum(held) === most);
  const held = new Map([...inHeader, ...best.flatMap((each) => [...each.held])]);
  return {
    block: {type: 'rows', header, rows: best.slice(0, MAX_ROWS).map(({row}) => row)},
    held,
    weight: sum(held),
  };
}

function rate(block: Block, place: number, weigh: WeighTerms): Rated {
  if (block.type === 'rows') {
    return {...rateRows(block, weigh), place};
  }
  const held = weigh(block.text);
  return {block, place, held, weight: sum(held) * (block.type === 'code' ? CODE : 1)};
}

/**
 * Chooses the paragraphs or table rows of a section that answer a question.
 * @param blocks Of the section.
 * @param weigh Tells which subjects of the question a text holds.
 * @returns One to three blocks in the order of the section; its beginning where no block holds
 * any subject, because the heading or a way of asking matched.
 */
export function answeringBlocks(blocks: readonly Block[], weigh: WeighTerms): readonly Block[] {
  const rated = blocks.map((block, place) => rate(block, place, weigh));
  const [best, ...others] = [...rated].sort((a, b) => b.weight - a.weight || a.place - b.place);
  if (!best) {
    return [];
  }
  const chosen = new Set([best.place]);
  const held = new Set(best.held.keys());
  for (const {place, held: own} of others) {
    const added = sum(new Map([...own].filter(([subject]) => !held.has(subject))));
    if (chosen.size < 2 && added > 0 && added >= WORTH_ADDING * best.weight) {
      chosen.add(place);
      [...own.keys()].forEach((subject) => held.add(subject));
    }
  }
  for (const place of [...chosen]) {
    const block = blocks[place];
    if (block?.type === 'text' && INTRODUCES.test(block.text) && chosen.size < MAX_BLOCKS) {
      chosen.add(place + 1);
    }
  }
  return rated.filter(({place}) => chosen.has(place)).map(({block}) => block);
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
