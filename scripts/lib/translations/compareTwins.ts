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

function compareCodeBlocks(english: Outline, french: Outline): Difference[] {
  const list = (parts: readonly Part[]): string => parts.map(({name}) => name).join(', ') || 'none';
  const expected = list(english.codeBlocks);
  const given = list(french.codeBlocks);
  return expected === given
    ? []
    : [
        {
          text: `The code blocks differ: English has ${expected}; French has ${given}.`,
          fix: 'copy the code from the English page; only comments and titles are translated.',
        },
      ];
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
    ...compareCodeBlocks(english, french),
    ...compareTruncation(english, french),
  ];
}
