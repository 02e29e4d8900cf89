/** Fields that readers see, so that they are translated; all others are copied as they are. */
const TRANSLATED_FIELDS: ReadonlySet<string> = new Set([
  'description',
  'image_alt',
  'keywords',
  'pagination_label',
  'sidebar_label',
  'title',
  'title_meta',
]);

export interface FrontMatterField {
  readonly name: string;
  /** Value as written, without the quotation marks around it. */
  readonly value: string;
  /** Line in the file, from 1. */
  readonly line: number;
  readonly isTranslated: boolean;
}

/**
 * Lists the top-level fields of a front matter block.
 * @param block The YAML between the two `---` lines.
 * @returns Fields in their order; nested and multi-line values are kept as one text.
 */
export function readFrontMatter(block: string): FrontMatterField[] {
  const fields: {name: string; line: number; lines: string[]}[] = [];
  for (const [index, text] of block.split('\n').entries()) {
    const match = /^([\w-]+):\s*(.*)$/.exec(text);
    const [, name, value = ''] = match ?? [];
    if (name !== undefined) {
      // The block's first line is the file's second, after `---`.
      fields.push({name, line: index + 2, lines: [value]});
    } else {
      fields.at(-1)?.lines.push(text);
    }
  }
  return fields.map(({name, line, lines}) => ({
    name,
    line,
    value: lines
      .join('\n')
      .trim()
      .replace(/^(['"])(.*)\1$/s, '$2'),
    isTranslated: TRANSLATED_FIELDS.has(name),
  }));
}
