import type {Exceptions} from './exceptions';
import type {Heading, Outline, Part} from './outline';

/** A difference between a page and its translation, told at the translation's line. */
export interface Difference {
  readonly line?: number;
  readonly text: string;
  readonly fix: string;
}

const names = (parts: readonly Part[]): Set<string> => new Set(parts.map(({name}) => name));

const LANGUAGE_MARK =
  /^(https?:\/\/)(en|fr)\.|\/(en|fr)(-[a-z]{2})?(?=\/|$)|[-_](en|fr)(?=\.\w+$)/gi;

/** A picture, whichever of its translations it is. */
const withoutLanguageOf = ({name, line}: Part): Part => ({
  name: name.replaceAll(LANGUAGE_MARK, '$1'),
  line,
});

/** The same page of a foreign site in either language: en.wikipedia.org and fr.wikipedia.org. */
function withoutLanguage(address: string): string {
  return /^https?:/.test(address) ? address.replaceAll(LANGUAGE_MARK, '$1') : address;
}

function compareParts(
  what: string,
  english: readonly Part[],
  french: readonly Part[],
  fix: string,
): Difference[] {
  const expected = names(english);
  const given = names(french);
  return [
    ...english
      .filter(
        ({name}, index) => !given.has(name) && english.findIndex((p) => p.name === name) === index,
      )
      .map(({name, line}) => ({
        text: `The ${what} ${name} of the English page (line ${line}) is missing.`,
        fix,
      })),
    ...french
      .filter(({name}) => !expected.has(name))
      .map(({name, line}) => ({line, text: `The English page has no ${what} ${name}.`, fix})),
  ];
}

const describe = (heading: Heading | undefined): string =>
  heading ? `${'#'.repeat(heading.depth)} {/* #${heading.id ?? '(no id)'} */}` : 'nothing';

function compareHeadings(english: readonly Heading[], french: readonly Heading[]): Difference[] {
  const length = Math.max(english.length, french.length);
  for (let index = 0; index < length; index += 1) {
    const expected = english[index];
    const given = french[index];
    if (expected?.depth !== given?.depth || expected?.id !== given?.id) {
      return [
        {
          ...(given ? {line: given.line} : {}),
          text: `The headings differ from here on: English has ${describe(expected)}${expected ? ` (line ${expected.line})` : ''}, French has ${describe(given)}.`,
          fix: 'keep the order, level and {/* #id */} of the English headings; ids are never translated.',
        },
      ];
    }
  }
  return [];
}

/** Compares what stands in the same order on both pages. */
function compareOrder(
  what: string,
  english: readonly Part[],
  french: readonly Part[],
  fix: string,
): Difference[] {
  const list = (parts: readonly Part[]): string => parts.map(({name}) => name).join(', ') || 'none';
  if (list(english) === list(french)) {
    return [];
  }
  const first = french.findIndex(({name}, index) => name !== english[index]?.name);
  const line = french[first]?.line;
  return [
    {
      ...(line === undefined ? {} : {line}),
      text: `The ${what} differ: English has ${list(english)}; French has ${list(french)}.`,
      fix,
    },
  ];
}

/** Compares how often each component stands on both pages: its place follows the sentence. */
function compareCounts(english: readonly Part[], french: readonly Part[]): Difference[] {
  const count = (parts: readonly Part[], wanted: string): number =>
    parts.filter(({name}) => name === wanted).length;
  return [...names(english)].flatMap((name) => {
    const expected = count(english, name);
    const given = count(french, name);
    const line = french.findLast((part) => part.name === name)?.line;
    return expected === given || given === 0
      ? []
      : [
          {
            ...(line === undefined ? {} : {line}),
            text: `The English page has ${expected} of the component ${name}, this one ${given}.`,
            fix: 'use the same components, as often as the English page does.',
          },
        ];
  });
}

function compareFrontMatter(english: Outline, french: Outline): Difference[] {
  const given = new Map(french.frontMatter.map((field) => [field.name, field]));
  const expected = new Set(english.frontMatter.map(({name}) => name));
  return [
    ...english.frontMatter.flatMap(({name, value, isTranslated}) => {
      const field = given.get(name);
      if (!field) {
        return [
          {
            line: 1,
            text: `The front matter lacks ${name}.`,
            fix: isTranslated ? `translate “${value}”.` : `copy it: ${name}: ${value}`,
          },
        ];
      }
      return isTranslated || field.value === value
        ? []
        : [
            {
              line: field.line,
              text: `The front matter's ${name} is “${field.value}”, in English “${value}”.`,
              fix: `copy it as it is: ${name} is for the site, not for readers.`,
            },
          ];
    }),
    ...french.frontMatter
      .filter(({name}) => !expected.has(name))
      .map(({name, line}) => ({
        line,
        text: `The front matter has ${name}, the English page does not.`,
        fix: `remove ${name} here, or add it to the English page.`,
      })),
  ];
}

function compareTruncation(english: Outline, french: Outline): Difference[] {
  return english.isTruncated === french.isTruncated
    ? []
    : [
        {
          text: `Only the ${english.isTruncated ? 'English' : 'French'} post has a {/* truncate */} line.`,
          fix: 'end the introduction at the same place in both languages.',
        },
      ];
}

/**
 * Compares a page with its translation.
 * @param english Outline of the source.
 * @param french Outline of the translation.
 * @param exceptions Links that may stand in one language alone.
 * @returns What the translation lacks, has too much, or changed and should not have.
 */
export function compareTwins(
  english: Outline,
  french: Outline,
  exceptions: Exceptions,
): Difference[] {
  const links = (outline: Outline): Part[] =>
    outline.links
      .filter(({name}) => !Object.hasOwn(exceptions.oneLanguageLinks, name))
      .map(({name, line}) => ({name: withoutLanguage(name), line}));
  return [
    ...compareFrontMatter(english, french),
    ...compareHeadings(english.headings, french.headings),
    ...compareParts(
      'link',
      links(english),
      links(french),
      'link to the same address, without /fr: the site adds it. A link that one language alone needs goes into oneLanguageLinks in i18n/exceptions.json, with a reason.',
    ),
    ...compareParts(
      'fact',
      english.facts,
      french.facts,
      'use the same <Fact id="…"/>; ids are never translated.',
    ),
    ...compareParts(
      'component',
      english.components,
      french.components,
      'use the same components in both languages.',
    ),
    ...compareCounts(english.components, french.components),
    ...compareParts(
      'picture',
      english.images.map(withoutLanguageOf),
      french.images.map(withoutLanguageOf),
      'show the same pictures in both languages; a translated one has -fr where the English has -en.',
    ),
    ...compareOrder(
      'tables',
      english.tables,
      french.tables,
      'give the table the rows and columns of the English one.',
    ),
    ...compareOrder(
      'code blocks',
      english.codeBlocks,
      french.codeBlocks,
      'copy the code from the English page; only comments and titles are translated.',
    ),
    ...compareTruncation(english, french),
  ];
}
