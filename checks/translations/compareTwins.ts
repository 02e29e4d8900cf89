import type {Problem} from '../shared/problem';
import type {Outline, Part, PartKind} from './outline';

/** A difference between a page and its translation, at the translation's line. */
export type Difference = Omit<Problem, 'file'>;

/**
 * How each kind is compared: `order` wants the same sequence, `count` each name as often, `set` each
 * name at least once, since a sentence may say it twice in one language.
 */
const RULES: Readonly<Record<PartKind, readonly ['order' | 'count' | 'set', fix: string]>> = {
  field: [
    'set',
    'use the fields of the English file; those that readers see are translated, others copied as they are.',
  ],
  heading: [
    'order',
    'keep the order, level and {/* #id */} of the English headings; ids are never translated.',
  ],
  link: ['set', 'link to the same address, without /fr: the site adds it.'],
  fact: ['set', 'use the same <Fact id="…"/>; ids are never translated.'],
  component: ['count', 'use the same components, as often as the English page does.'],
  picture: [
    'set',
    'show the same pictures in both languages; a translated one has -fr where the English has -en.',
  ],
  table: ['order', 'give the table the rows and columns of the English one.'],
  'code block': [
    'order',
    'copy the code from the English page; only comments and titles are translated.',
  ],
  truncation: ['set', 'end the introduction at the same place in both languages.'],
};

const LANGUAGE_MARK =
  /^(https?:\/\/)(en|fr)\.|\/(en|fr)(-[a-z]{2})?(?=\/|$)|[-_](en|fr)(?=\.\w+$)/gi;

/** The same picture or page of a foreign site in either language: en.wikipedia.org, fr.wikipedia.org. */
function withoutLanguage(part: Part): Part {
  const isForeign = part.kind === 'link' && /^https?:/.test(part.name);
  return isForeign || part.kind === 'picture'
    ? {...part, name: part.name.replaceAll(LANGUAGE_MARK, '$1')}
    : part;
}

function compareOrder(
  english: readonly Part[],
  french: readonly Part[],
  fix: string,
): Difference[] {
  const index = Array.from({length: Math.max(english.length, french.length)}).findIndex(
    (_, at) => english[at]?.name !== french[at]?.name,
  );
  const [expected, given] = [english[index], french[index]];
  const part = expected ?? given;
  if (!part) {
    return [];
  }
  const text = `The ${part.kind}s differ from here on: English has ${expected ? `${expected.name} (line ${expected.line})` : 'nothing'}, French has ${given?.name ?? 'nothing'}.`;
  return [{line: given?.line, text, fix}];
}

function compareNames(
  [english, french]: readonly [readonly Part[], readonly Part[]],
  rule: 'count' | 'set',
  fix: string,
): Difference[] {
  const parts = [...english, ...french];
  const names = [...new Set(parts.map(({name}) => name))];
  return names.flatMap((name) => {
    const [ours, theirs] = [english, french].map((list) => list.filter((p) => p.name === name));
    const [expected, given] = [ours?.[0], theirs?.at(-1)];
    const part = expected ?? given;
    if (!part || (expected && given && (rule === 'set' || ours?.length === theirs?.length))) {
      return [];
    }
    const what = `${part.kind} ${name}`;
    const text = !given
      ? `The ${what} of the English page (line ${part.line}) is missing.`
      : !expected
        ? `The English page has no ${what}.`
        : `The English page has ${ours?.length} of the ${what}, this one ${theirs?.length}.`;
    return [{line: given?.line, text, fix}];
  });
}

/**
 * Compares a page with its translation.
 * @param english Outline of the source.
 * @param french Outline of the translation.
 * @returns What the translation lacks, has too much, or changed and should not have.
 */
export function compareTwins(english: Outline, french: Outline): Difference[] {
  const partsOf = (outline: Outline, kind: PartKind): Part[] =>
    outline.parts.filter((part) => part.kind === kind).map(withoutLanguage);
  const kinds = Object.entries(RULES) as [PartKind, (typeof RULES)[PartKind]][];
  return kinds.flatMap(([kind, [rule, fix]]): Difference[] => {
    const ours = partsOf(english, kind);
    const theirs = partsOf(french, kind);
    return rule === 'order'
      ? compareOrder(ours, theirs, fix)
      : compareNames([ours, theirs], rule, fix);
  });
}
