/**
 * Classes of Prism's token types. Several types share a class, which is coloured by the token
 * `--code-<class>` of src/css/tokens.css. Punctuation and operators keep the colour of the text:
 * an element around each bracket would double the weight of a block.
 */
const GROUPS = {
  comment: ['comment', 'prolog', 'cdata', 'doctype', 'coord'],
  string: ['string', 'char', 'attr-value', 'url', 'regex', 'template-string', 'scalar'],
  keyword: ['keyword', 'atrule', 'selector', 'tag', 'important', 'shebang'],
  function: ['function', 'class-name', 'builtin', 'property', 'attr-name', 'key', 'title'],
  number: ['number', 'boolean', 'constant', 'symbol', 'variable', 'annotation', 'null'],
} as const;

export type TokenClass = keyof typeof GROUPS;

/** Parts of a coloured token that are code again: `${name}` within a template string. */
const PLAIN: readonly string[] = ['interpolation', 'plain-text', 'punctuation', 'operator'];

const classes = new Map<string, TokenClass>(
  (Object.entries(GROUPS) as [TokenClass, readonly string[]][]).flatMap(([name, types]) =>
    types.map((type) => [type, name] as const),
  ),
);

/**
 * @param types Type of a token and its aliases, the more telling one last.
 * @param inherited Class of the token around it, null for none.
 * @returns Class of its text; null for the colour of plain text.
 */
export function tokenClass(
  types: readonly string[],
  inherited: TokenClass | null,
): TokenClass | null {
  const ownClass = types.map((type) => classes.get(type)).findLast((name) => name !== undefined);
  if (ownClass) {
    return ownClass;
  }
  return types.some((type) => PLAIN.includes(type)) ? null : inherited;
}
