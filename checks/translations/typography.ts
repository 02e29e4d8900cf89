// French typography as Québec writes it: the rules of the site's style, not those of France, which
// also sets a space before ; ! and ?. Source: « Espacement », Banque de dépannage linguistique,
// Office québécois de la langue française. With them, the site's words.

/** In place of what is not prose: code, a placeholder, a component. */
export const OPAQUE = '\uFFFC';

const NBSP = '\u00A0';
const SPACE = ' \t\\u00A0\\u2009\\u202F';

export interface TypographyFinding {
  /** Index in the text that was checked. */
  readonly offset: number;
  readonly text: string;
  readonly fix: string;
}

interface Rule {
  readonly pattern: RegExp;
  readonly text: string;
  readonly fix: string;
}

const NBSP_HINT = '(U+00A0; in MDX, &nbsp; works too)';

const RULES: readonly Rule[] = [
  {
    // A colon that ends a word group; not the one in 10:30 or in an address.
    pattern: new RegExp(`(?<!${NBSP}):(?=[\\s${OPAQUE}»)\\]"”]|$)`, 'gu'),
    text: 'A colon has no no-break space before it.',
    fix: `write a no-break space before the colon ${NBSP_HINT}.`,
  },
  {
    pattern: new RegExp(`(?<=\\S)[${SPACE}]+[;!?](?!=)`, 'gu'),
    text: 'There is a space before ; ! or ?.',
    fix: 'remove it: Québec writes none there.',
  },
  {
    pattern: new RegExp(`«(?!${NBSP})`, 'gu'),
    text: 'An opening « has no no-break space after it.',
    fix: `write a no-break space after « ${NBSP_HINT}.`,
  },
  {
    pattern: new RegExp(`(?<!${NBSP})»`, 'gu'),
    text: 'A closing » has no no-break space before it.',
    fix: `write a no-break space before » ${NBSP_HINT}.`,
  },
  {
    pattern: /(?<=\d)[ \u202F]?[$€%](?!\w)/gu,
    text: 'An amount or a percentage has no no-break space before its sign.',
    fix: `write it like 99${NBSP}$ and 50${NBSP}%, with a no-break space ${NBSP_HINT}.`,
  },
  {
    pattern: /[$€](?=\d)/gu,
    text: 'The sign of the currency is before the amount.',
    fix: `write it like 99${NBSP}$, with a no-break space ${NBSP_HINT}.`,
  },
  {
    pattern: /(?<![\d.,])\d{1,3}(?: \d{3})+(?!\d)/gu,
    text: 'A number is grouped with ordinary spaces and could break across lines.',
    fix: `write it like 1${NBSP}000, with a no-break space ${NBSP_HINT}.`,
  },
  {
    pattern: /(?<![\d.,])[1-9]\d{0,2}(?:,000|(?:,\d{3}){2,})(?!\d)/gu,
    text: 'A number is grouped with commas, which French reads as a decimal.',
    fix: `write it like 1${NBSP}000, with a no-break space ${NBSP_HINT}.`,
  },
];

/**
 * Words that French pages say one way, and what to write instead. docs/reference/glossary.mdx has the
 * meaning of each term; general words follow the Office québécois de la langue française.
 */
const WORDS: readonly (readonly [avoid: RegExp, word: string])[] = [
  [/cha[iî]nes? d['’]intégration/giu, 'pipeline'],
  [/remis(?:e|es|er)? à neuf|remettre à neuf/giu, 'réinitialisation, réinitialiser'],
  [/sessions? en direct/giu, 'session manuelle'],
  [/(?<![\p{L}-])e?-?mails?(?![\p{L}-])/giu, 'courriel'],
  [/(?<![\p{L}-])bugs?(?![\p{L}-])/giu, 'bogue'],
  [/(?<![\p{L}-])blogs?(?![\p{L}-])/giu, 'blogue'],
  [/(?<![\p{L}-])chats?(?![\p{L}-])/giu, 'clavardage'],
  [/(?<![\p{L}-])newsletters?(?![\p{L}-])/giu, 'infolettre'],
];

const TERMS: readonly Rule[] = WORDS.map(([pattern, word]) => ({
  pattern,
  text: `The site has another word for this: ${word}.`,
  fix: `write “${word}”, or list a better term in WORDS of checks/translations/typography.ts.`,
}));

/**
 * Looks for spacing mistakes in French prose, and for words that the site does not use.
 * @param prose Text without markup, with OPAQUE for what is not prose.
 * @returns Every mistake, in the order of the text.
 */
export function findTypography(prose: string): TypographyFinding[] {
  return [...RULES, ...TERMS]
    .flatMap(({pattern, text, fix}) =>
      [...prose.matchAll(pattern)].map((match) => ({
        offset: match.index,
        text: `${text} Here: ${excerpt(prose, match.index)}`,
        fix,
      })),
    )
    .toSorted((a, b) => a.offset - b.offset);
}

/** A few words around a place, on one line, so that it can be searched for. */
function excerpt(prose: string, offset: number): string {
  const start = Math.max(0, offset - 24);
  const end = Math.min(prose.length, offset + 16);
  const part = prose
    .slice(start, end)
    .replaceAll(OPAQUE, '…')
    .replaceAll(/[\n\t]+/g, ' ');
  return `“${start > 0 ? '…' : ''}${part}${end < prose.length ? '…' : ''}”`;
}

/**
 * Hides what a message holds besides prose: placeholders such as `{count}`, code and addresses.
 * @param message A message of code.json and the like, or a text of the API's description.
 * @returns The message with each of them as OPAQUE.
 */
export function proseOfMessage(message: string): string {
  return message.replaceAll(
    /\{\w+\}|`[^`]+`|(?<=\])\([^)]*\)|\bhttps?:\/\/[^\s»]+|\bmailto:\S+/g,
    OPAQUE,
  );
}
