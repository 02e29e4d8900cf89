import {isOtherLanguage, splitSentences, type Detect} from '../../../checks/language/judge';
import {findTypography, OPAQUE, proseOfMessage} from '../translations/typography';
import {OVERLAY_FILE} from './files';
import type {Finding} from './finding';
import {toJsonPath, valueAt, type Path} from './path';
import {readOverlay, type Entry} from './readOverlay';
import {collectTexts, isInProblem, type Text} from './texts';

const CODE = /`[^`]+`/g;
const LINK_TARGET = /\]\([^)]*\)/g;

const quote = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return `“${line.length > 60 ? `${line.slice(0, 60)}…` : line}”`;
};

/** How a translator would write a text into the overlay. */
function entryFor(path: Path): string {
  const index = path.findLastIndex((part) => typeof part === 'number');
  const depth = Math.min(Math.max(index + 1, 2), path.length - 1);
  const members = path.slice(depth).join(' → ');
  return `target ${toJsonPath(path.slice(0, depth))}, update ${members}`;
}

function findMissing(texts: readonly Text[], entries: ReadonlySet<string>): Finding[] {
  return texts
    .filter(({path, isProse}) => isProse && !entries.has(toJsonPath(path)))
    .map(({path, text}) => ({
      document: 'description',
      path,
      text: `Missing: ${toJsonPath(path)} has no French: ${quote(text)}`,
      fix: `translate it in ${OVERLAY_FILE} (${entryFor(path)}); if French says it the same way, add it with a reason to x-same-text there.`,
    }));
}

function findMisplaced(
  description: unknown,
  {path, overlayPath}: Entry,
  isProblem: boolean,
): Finding {
  const place = toJsonPath(path);
  const common = {document: 'overlay', path: overlayPath} as const;
  if (valueAt(description, path) === undefined) {
    return {
      ...common,
      text: `Orphaned: the description has nothing at ${place}.`,
      fix: 'remove the text, or move it to where its English is now.',
    };
  }
  return isProblem
    ? {
        ...common,
        text: `${place} is part of a problem, which the API writes in English.`,
        fix: 'remove the text.',
      }
    : {
        ...common,
        text: `${place} is no text that people read: French would change what the API does.`,
        fix: 'remove it from the overlay.',
      };
}

const markupOf = (text: string): string =>
  [...(text.match(CODE) ?? []), ...(text.match(LINK_TARGET) ?? [])].toSorted().join(' ');

const proseOf = (text: string): string =>
  proseOfMessage(text.replaceAll(CODE, OPAQUE).replaceAll(LINK_TARGET, `]${OPAQUE}`));

function judgeFrench({overlayPath, french}: Entry, english: string, detect: Detect): Finding[] {
  const common = {document: 'overlay', path: overlayPath} as const;
  if (french.trim() === english.trim()) {
    return [
      {
        ...common,
        text: `Untranslated: the French is the English: ${quote(french)}`,
        fix: 'translate it; if French says it the same way, remove it here and add the text with a reason to x-same-text.',
      },
    ];
  }
  const foreign =
    french.trim() === ''
      ? ''
      : splitSentences(proseOf(french).replaceAll(OPAQUE, ' ').replaceAll(/\s+/g, ' ')).find(
          (sentence) => isOtherLanguage(sentence, 'fr', detect),
        );
  if (foreign !== undefined) {
    return [
      {
        ...common,
        text: `Untranslated: ${foreign === '' ? 'the French is empty.' : `there is English in the French: ${quote(foreign)}`}`,
        fix: 'translate it.',
      },
    ];
  }
  const findings: Finding[] = findTypography(proseOf(french)).map(({text, fix}) => ({
    ...common,
    text,
    fix,
  }));
  if (markupOf(french) !== markupOf(english)) {
    findings.push({
      ...common,
      text: `Code and links differ from the English: ${markupOf(english) || 'none'} there, ${markupOf(french) || 'none'} here.`,
      fix: 'name the same codes in `…` and link to the same pages in both languages.',
    });
  }
  return findings;
}

function findRepeated(entries: readonly Entry[]): Finding[] {
  const seen = new Set<string>();
  return entries.flatMap(({path, overlayPath}) => {
    const place = toJsonPath(path);
    const isRepeated = seen.has(place);
    seen.add(place);
    return isRepeated
      ? [
          {
            document: 'overlay' as const,
            path: overlayPath,
            text: `${place} is translated twice.`,
            fix: 'keep one of the two texts.',
          },
        ]
      : [];
  });
}

/**
 * Holds an overlay against the description that it translates.
 * @param description The English OpenAPI description, as parsed.
 * @param overlay The French overlay, as parsed.
 * @param detect Judge of longer sentences.
 * @returns What is missing, orphaned, untranslated, mistyped, or no text at all; and how many texts
 * the description has for people.
 */
export function checkOverlay(
  description: unknown,
  overlay: unknown,
  detect: Detect,
): {readonly findings: readonly Finding[]; readonly texts: number} {
  const {texts, problems} = collectTexts(description);
  const {entries, sameText, findings} = readOverlay(description, overlay);
  const byPlace = new Map(texts.map((text) => [toJsonPath(text.path), text]));
  const wanted = texts.filter(({text}) => !Object.hasOwn(sameText, text.trim()));
  const spoken = new Set(texts.map(({text}) => text.trim()));
  return {
    texts: texts.filter(({isProse}) => isProse).length,
    findings: [
      ...findings,
      ...findMissing(wanted, new Set(entries.map(({path}) => toJsonPath(path)))),
      ...findRepeated(entries),
      ...entries.flatMap((entry) => {
        const text = byPlace.get(toJsonPath(entry.path));
        return text
          ? judgeFrench(entry, text.text, detect)
          : [findMisplaced(description, entry, isInProblem(entry.path, problems))];
      }),
      ...Object.keys(sameText)
        .filter((text) => !spoken.has(text))
        .map((text) => ({
          document: 'overlay' as const,
          path: ['x-same-text', text],
          text: `Orphaned: x-same-text lists ${quote(text)}, which the description says no more.`,
          fix: 'remove the entry.',
        })),
    ],
  };
}
