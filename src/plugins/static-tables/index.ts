import type {Nodes, Root, Table, TableRow} from 'mdast';
import {visit} from 'unist-util-visit';

/** Characters that a line of the narrowest phone (320 px) has room for, in columns. */
const LINE = 31;

/** The space between two columns, in characters. */
const GAP = 3;

/** Cells of so few characters are values that are compared across a row: the columns stay. */
const VALUE = 12;

/** Characters that the name of a column may have beside its value in a card; a longer one is above it. */
const NAME = 24;

/** Texts of the cells, row by row, with the names of the columns first. */
type Texts = readonly (readonly string[])[];

/**
 * How a table is read where there is no room for its columns.
 * @param texts The text of its cells, row by row; the first one names the columns.
 * @returns `fits`: any width has room for it. `scrolls`: its first column stays in view. `cards`: rows are stacked.
 */
export function kindOf(texts: Texts) {
  const columns = texts[0]?.map((_name, index) =>
    Math.max(...texts.map((row) => row[index]?.length ?? 0)),
  );
  const [first = 0, ...others] = columns ?? [];
  const width = others.reduce((sum, column) => sum + GAP + column, first);
  if (width <= LINE) {
    return 'fits';
  }
  // With two columns there is nothing to compare but the two.
  return others.length > 1 && others.every((column) => column <= VALUE) ? 'scrolls' : 'cards';
}

/** Components, such as numbers from src/data, are not known yet, and short. */
const textOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

const textsOf = ({children}: TableRow): readonly string[] => children.map(textOf);

/** Names of the columns for the style sheet. Two columns need none: a card is its title and its text. */
function labels(names: readonly string[]): string | undefined {
  return names.length > 2
    ? names
        .slice(1)
        .map((name, index) => `--c${index + 2}:${JSON.stringify(name)}`)
        .join(';')
    : undefined;
}

function markTable(table: Table): void {
  const texts = table.children.map(textsOf);
  const kind = kindOf(texts);
  const [names = []] = texts;
  table.data = {
    ...table.data,
    hProperties: {
      dataKind: kind,
      ...(kind === 'cards' && {
        style: labels(names),
        dataNames: names.slice(1).some(({length}) => length > NAME) ? 'above' : undefined,
      }),
    },
  };
}

/**
 * Remark plugin: chooses how tables are shown on phones, for src/components/mdx/Table. Tables whose
 * rows become cards get the names of their columns.
 * @returns The transformer.
 */
export default function staticTables(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'table', markTable);
  };
}
