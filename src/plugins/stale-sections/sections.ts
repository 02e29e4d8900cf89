import {createHash} from 'node:crypto';

/** Hashes of English texts by name: sections of a page, or keys of a message file. */
export type Hashes = Readonly<Record<string, string>>;

/** By translated file: its English when someone last translated or confirmed it. */
export type Sources = Readonly<Record<string, Hashes>>;

/** The record of what each translation was made from, which `npm run translations` writes. */
export const SOURCES_FILE = 'i18n/sources.json';

/** A stretch of a page that is translated in one go. */
export interface Section {
  /** `(opening)`, or the id of its heading after `#`. */
  readonly name: string;
  readonly text: string;
}

export const OPENING = '(opening)';

/**
 * A short name for a text, the same for every line ending and indentation.
 * @returns Eight hexadecimal digits: two texts share them once in four billion.
 */
function hashText(text: string) {
  const normal = text.trim().replaceAll(/\s+/g, ' ');
  return createHash('sha256').update(normal).digest('hex').slice(0, 8);
}

/** @returns A hash per section, by its name. */
export function hashSections(sections: readonly Section[]): Hashes {
  return Object.fromEntries(sections.map(({name, text}) => [name, hashText(text)]));
}

const FRONT_MATTER = /^---\r?\n[\s\S]*?\r?\n---(?=\r?\n|$)/;

/** A fence of code with its content, or a heading of the second level or below, with its id. */
const FENCE_OR_HEADING =
  /^[ \t]*(`{3,}|~{3,}).*\n(?:.*\n)*?[ \t]*\1[`~]*[ \t]*$|^#{2,6}[ \t].*?(?:\{\/\*[ \t]*#([\w-]+)[ \t]*\*\/\}[ \t]*)?$/gm;

/**
 * Divides a page at its headings. Lines are enough for that: the pages' MDX has headings at the start of a
 * line alone, and code in fences.
 * @param source MDX with or without front matter.
 */
export function splitSections(source: string): readonly Section[] {
  const body = source.replaceAll('\r\n', '\n').replace(FRONT_MATTER, '');
  const headings = [...body.matchAll(FENCE_OR_HEADING)].filter(([, fence]) => !fence);
  const starts = headings.map(({index}) => index);
  return [
    {name: OPENING, text: body.slice(0, starts[0])},
    ...headings.map(([, , id], index) => ({
      name: `#${id ?? `heading ${index + 1}`}`,
      text: body.slice(starts[index], starts[index + 1]),
    })),
  ].filter(({text}) => text.trim() !== '');
}
