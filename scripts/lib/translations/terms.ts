// Words that French pages say one way, and what they do not say. What a term means stands in the
// glossary of the documentation, docs/reference/glossary.mdx; its general words follow the Office
// québécois de la langue française.
import type {Rule} from './typography';

/** What not to write, and the site's word for it. */
const WORDS: readonly (readonly [avoid: RegExp, word: string])[] = [
  [/cha[iî]nes? d['’]intégration/giu, 'pipeline'],
  [/remis(?:e|es|er)? à neuf|remettre à neuf/giu, 'réinitialisation, réinitialiser'],
  [/sessions? en direct/giu, 'session à la main'],
  [/(?<![\p{L}-])e?-?mails?(?![\p{L}-])/giu, 'courriel'],
  [/(?<![\p{L}-])bugs?(?![\p{L}-])/giu, 'bogue'],
  [/(?<![\p{L}-])blogs?(?![\p{L}-])/giu, 'blogue'],
  [/(?<![\p{L}-])chats?(?![\p{L}-])/giu, 'clavardage'],
  [/(?<![\p{L}-])newsletters?(?![\p{L}-])/giu, 'infolettre'],
];

/** One rule for each of them, for findTypography(). */
export const TERMS: readonly Rule[] = WORDS.map(([pattern, word]) => ({
  pattern,
  text: `The site has another word for this: ${word}.`,
  fix: `write “${word}”, or list a better term in scripts/lib/translations/terms.ts.`,
}));
