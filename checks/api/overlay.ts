import {paths} from 'jsonpath-rfc9535';
import {isScalar, LineCounter, parseDocument, visit} from 'yaml';
import {findTypography, OPAQUE, proseOfMessage} from '../translations/typography';
import type {Problem} from '../shared/problem';
import {OVERLAY_FILE, toJsonPath, type Path, type YamlFile} from './description';
import {collectTexts, isNode} from './texts';

/** An OpenAPI Overlay, as far as the check reads it. */
interface Overlay {
  readonly actions?: readonly {readonly target?: string}[];
  /** English texts whose French is the very same, by text, with the reason. */
  readonly 'x-same-text'?: Readonly<Record<string, string>>;
}

/** What is compared. */
export interface Translation {
  readonly english: YamlFile;
  /** The description with the overlay applied. */
  readonly french: unknown;
  readonly overlay: YamlFile;
}

type Place = Pick<Problem, 'file' | 'line'>;

const placeIn = ({name, lineOf}: YamlFile, path: Path): Place => ({file: name, line: lineOf(path)});

/** The first place in a YAML file that has a text. */
function placeOfText({name, document}: YamlFile, text: string): Place {
  const lines = new LineCounter();
  let line: number | undefined;
  visit(parseDocument(document.source.body, {lineCounter: lines}), (_key, node) => {
    if (isScalar(node) && node.value === text) {
      line = lines.linePos(node.range?.[0] ?? 0).line;
      return visit.BREAK;
    }
    return undefined;
  });
  return line === undefined ? {file: name} : {file: name, line};
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

/** Checks a French text by itself and against its English. check:language judges whether it is French. */
function judgeFrench(french: string, english: string): Omit<Problem, 'file'>[] {
  if (french.trim() === '') {
    return [{text: 'Untranslated: the French is empty.', fix: 'translate it.'}];
  }
  const typography = findTypography(proseOf(french)).map(({text, fix}) => ({text, fix}));
  const [ours, theirs] = [markupOf(french), markupOf(english)];
  if (ours === theirs) {
    return typography;
  }
  const text = `Code and links differ from the English: ${theirs || 'none'} there, ${ours || 'none'} here.`;
  const fix = 'name the same codes in `…` and link to the same pages in both languages.';
  return [...typography, {text, fix}];
}

/** Targets that lead nowhere, which Redocly passes over. */
function checkTargets({english, overlay}: Translation): Problem[] {
  const {actions = []} = overlay.document.parsed as Overlay;
  return actions.flatMap(({target = ''}, index) =>
    paths(english.document.parsed as Parameters<typeof paths>[0], target).length > 0
      ? []
      : [
          {
            ...placeIn(overlay, ['actions', index, 'target']),
            text: `Orphaned: ${target} leads to nothing in the description.`,
            fix: 'remove the action, or lead it to where the text is now.',
          },
        ],
  );
}

function checkSameText({overlay}: Translation, english: Set<string>): Problem[] {
  const {'x-same-text': sameText = {}} = overlay.document.parsed as Overlay;
  return Object.entries(sameText).flatMap(([text, reason]) => {
    const place = placeIn(overlay, ['x-same-text', text]);
    if (!english.has(text)) {
      const message = `Orphaned: x-same-text lists ${quote(text)}, which the description says no more.`;
      return [{...place, text: message, fix: 'remove the entry.'}];
    }
    return reason
      ? []
      : [{...place, text: `x-same-text lists ${quote(text)} without a reason.`, fix: 'add one.'}];
  });
}

/**
 * Compares the description with its translation: all that people read is translated, and nothing
 * else differs, so that both languages describe the same API.
 * @param translation Both languages.
 */
export function checkOverlay(translation: Translation): Problem[] {
  const {english, french, overlay} = translation;
  const {'x-same-text': sameText = {}} = overlay.document.parsed as Overlay;
  const texts = collectTexts(english.document.parsed);
  const byPlace = new Map(texts.map((text) => [toJsonPath(text.path), text]));

  const judge = ({path, english: before, french: after}: Difference): Problem[] => {
    const name = toJsonPath(path);
    const text = byPlace.get(name);
    if (before === after) {
      return !text?.isProse || Object.hasOwn(sameText, text.text.trim())
        ? []
        : [
            {
              ...placeIn(english, path),
              text: `Missing: ${name} has no French, or its French is the English: ${quote(text.text)}`,
              fix: `translate it in ${OVERLAY_FILE} (${entryFor(path)}); if French says it the same way, add it with a reason to x-same-text there.`,
            },
          ];
    }
    const place =
      typeof after === 'string' ? placeOfText(overlay, after) : placeIn(overlay, ['actions']);
    if (text && typeof after === 'string') {
      return judgeFrench(after, text.text).map((found) => ({...place, ...found}));
    }
    return before === undefined
      ? [
          {
            ...place,
            text: `Orphaned: the description has nothing at ${name}.`,
            fix: 'remove it, or move it to where its English is now.',
          },
        ]
      : [
          {
            ...place,
            text: `${name} is no text that people read in French: it would change what the API does or answers.`,
            fix: 'remove it from the overlay: it changes texts only.',
          },
        ];
  };

  return [
    ...checkTargets(translation),
    ...checkSameText(translation, new Set(texts.map(({text}) => text.trim()))),
    ...[...leaves(english.document.parsed, french)].flatMap(judge),
  ];
}
