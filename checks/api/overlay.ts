import {paths} from 'jsonpath-rfc9535';
import {isOtherLanguage, splitSentences, type Detect} from '../language/judge';
import {findTypography, OPAQUE, proseOfMessage} from '../translations/typography';
import {OVERLAY_FILE, toJsonPath, type Path} from './description';
import {collectTexts, isNode} from './texts';

/** An OpenAPI Overlay, as far as the check reads it. */
export interface Overlay {
  readonly actions?: readonly {readonly target?: string}[];
  /** English texts whose French is the very same, by text, with the reason. */
  readonly 'x-same-text'?: Readonly<Record<string, string>>;
}

export interface Finding {
  readonly text: string;
  readonly fix: string;
  /** Where it is: a place of the description or of the overlay, or a French text, which is in the overlay. */
  readonly at: {readonly description: Path} | {readonly overlay: Path} | {readonly french: string};
}

interface Difference {
  readonly path: Path;
  readonly english: unknown;
  readonly french: unknown;
}

/** Lists the leaves of two trees, and where one of them has nothing. */
function* leaves(english: unknown, french: unknown, path: Path = []): Generator<Difference> {
  if (!isNode(english) || !isNode(french)) {
    yield {path, english, french};
    return;
  }
  for (const key of new Set([...Object.keys(english), ...Object.keys(french)])) {
    yield* leaves(
      (english as Readonly<Record<string, unknown>>)[key],
      (french as Readonly<Record<string, unknown>>)[key],
      [...path, Array.isArray(english) ? Number(key) : key],
    );
  }
}

const quote = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return `“${line.length > 60 ? `${line.slice(0, 60)}…` : line}”`;
};

/** How a translator would write a text into the overlay. */
function entryFor(path: Path): string {
  const index = path.findLastIndex((part) => typeof part === 'number');
  const depth = Math.min(Math.max(index + 1, 2), path.length - 1);
  return `target ${toJsonPath(path.slice(0, depth))}, update ${path.slice(depth).join(' → ')}`;
}

const CODE = /`[^`]+`/g;
const LINK_TARGET = /\]\([^)]*\)/g;

const markupOf = (text: string): string =>
  [...(text.match(CODE) ?? []), ...(text.match(LINK_TARGET) ?? [])].toSorted().join(' ');

const proseOf = (text: string): string =>
  proseOfMessage(text.replaceAll(CODE, OPAQUE).replaceAll(LINK_TARGET, `]${OPAQUE}`));

/** Checks a French text by itself and against its English. */
function judgeFrench(french: string, english: string, detect: Detect): Finding[] {
  const at = {french};
  if (french.trim() === '') {
    return [{at, text: 'Untranslated: the French is empty.', fix: 'translate it.'}];
  }
  const prose = proseOf(french);
  const foreign = splitSentences(prose.replaceAll(OPAQUE, ' ').replaceAll(/\s+/g, ' ')).find(
    (sentence) => isOtherLanguage(sentence, 'fr', detect),
  );
  if (foreign !== undefined) {
    const text = `Untranslated: there is English in the French: ${quote(foreign)}`;
    return [{at, text, fix: 'translate it.'}];
  }
  const [ours, theirs] = [markupOf(french), markupOf(english)];
  return [
    ...findTypography(prose).map(({text, fix}) => ({at, text, fix})),
    ...(ours === theirs
      ? []
      : [
          {
            at,
            text: `Code and links differ from the English: ${theirs || 'none'} there, ${ours || 'none'} here.`,
            fix: 'name the same codes in `…` and link to the same pages in both languages.',
          },
        ]),
  ];
}

function checkActions(description: unknown, {actions = []}: Overlay): Finding[] {
  const seen = new Set<string>();
  return actions.flatMap(({target = ''}, index): Finding[] => {
    const at = {overlay: ['actions', index, 'target']};
    const isRepeated = seen.has(target);
    seen.add(target);
    if (isRepeated) {
      const text = `${target} is the target of two actions.`;
      return [{at, text, fix: 'join them: what one says, the other could replace.'}];
    }
    return paths(description as Parameters<typeof paths>[0], target).length > 0
      ? []
      : [
          {
            at,
            text: `Orphaned: ${target} leads to nothing in the description.`,
            fix: 'remove the action, or lead it to where the text is now.',
          },
        ];
  });
}

function checkSameText(
  sameText: Readonly<Record<string, string>>,
  english: Set<string>,
): Finding[] {
  return Object.entries(sameText).flatMap(([text, reason]): Finding[] => {
    const at = {overlay: ['x-same-text', text]};
    if (!english.has(text)) {
      const message = `Orphaned: x-same-text lists ${quote(text)}, which the description says no more.`;
      return [{at, text: message, fix: 'remove the entry.'}];
    }
    return typeof reason === 'string' && reason.length > 3
      ? []
      : [
          {
            at,
            text: `x-same-text lists ${quote(text)} without a reason.`,
            fix: 'add one, in a few words.',
          },
        ];
  });
}

/**
 * Compares the description with its translation: all that people read is translated, and nothing
 * else differs, so that both languages describe the same API.
 * @param english The OpenAPI description, as parsed.
 * @param french The same with the overlay applied.
 * @param overlay The overlay, as parsed.
 * @param detect Judge of longer sentences.
 */
export function checkOverlay(
  english: unknown,
  french: unknown,
  overlay: Overlay,
  detect: Detect,
): Finding[] {
  const {'x-same-text': sameText = {}} = overlay;
  const texts = collectTexts(english);
  const byPlace = new Map(texts.map((text) => [toJsonPath(text.path), text]));

  const judge = ({path, english: before, french: after}: Difference): Finding[] => {
    const place = toJsonPath(path);
    const text = byPlace.get(place);
    if (before === after) {
      return !text?.isProse || Object.hasOwn(sameText, text.text.trim())
        ? []
        : [
            {
              at: {description: path},
              text: `Missing: ${place} has no French, or its French is the English: ${quote(text.text)}`,
              fix: `translate it in ${OVERLAY_FILE} (${entryFor(path)}); if French says it the same way, add it with a reason to x-same-text there.`,
            },
          ];
    }
    if (text && typeof after === 'string') {
      return judgeFrench(after, text.text, detect);
    }
    const at = typeof after === 'string' ? {french: after} : {overlay: ['actions']};
    return before === undefined
      ? [
          {
            at,
            text: `Orphaned: the description has nothing at ${place}.`,
            fix: 'remove it, or move it to where its English is now.',
          },
        ]
      : [
          {
            at,
            text: `${place} is no text that people read in French: it would change what the API does or answers.`,
            fix: 'remove it from the overlay: it changes texts only.',
          },
        ];
  };

  return [
    ...checkActions(english, overlay),
    ...checkSameText(sameText, new Set(texts.map(({text}) => text.trim()))),
    ...[...leaves(english, french)].flatMap(judge),
  ];
}
