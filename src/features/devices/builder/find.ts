import type {Tool} from '@site/src/lib/samples/session/session';
import {drives, subjects, type Subject} from './choice';
import {groupText, subjectText} from './texts';

/** A text without accents, signs and spaces: `iphone15`. */
const squash = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]/gu, '');

/**
 * Finds the devices that a tool drives and whose name has all words of a text.
 * @param text As it is typed: `pixel 8`, `iphone15`.
 * @returns They, by what they have in common, such as their maker; the group of the name that ends like the text, and
 *   the name itself, first.
 */
export function findSubjects(tool: Tool, text: string): ReadonlyMap<string, readonly Subject[]> {
  const words = text.split(/[\s-]/).map(squash);
  const groups = new Map<string, Subject[]>();
  subjects
    .filter((subject) => drives(tool, subject))
    .map((subject) => ({subject, name: squash(subjectText(subject))}))
    .filter(({name}) => words.every((word) => name.includes(word)))
    .toSorted(
      (one, other) =>
        Number(other.name.endsWith(words.join(''))) - Number(one.name.endsWith(words.join(''))),
    )
    .forEach(({subject}) => {
      const group = groupText(subject);
      groups.set(group, [...(groups.get(group) ?? []), subject]);
    });
  return groups;
}
