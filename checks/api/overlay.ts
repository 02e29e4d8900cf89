import {paths} from 'jsonpath-rfc9535';
import {LineCounter, parseDocument, visit} from 'yaml';
import type {Problem} from '../shared/problem';
import {compareMessages, type Messages} from '../translations/messages';
import {toJsonPath, type Path, type YamlFile} from './description';
import {collectTexts, isNode, membersOf} from './texts';

/** The description in both languages, and the overlay between them. */
interface Translation {
  readonly language: string;
  readonly english: YamlFile;
  /** The description with the overlay applied. */
  readonly translated: unknown;
  readonly overlay: YamlFile;
}

/** The line of each value in a YAML file; of one that it has twice, the last. */
function readLines({document}: YamlFile): ReadonlyMap<unknown, number> {
  const lineCounter = new LineCounter();
  const lines = new Map<unknown, number>();
  visit(parseDocument(document.source.body, {lineCounter}), {
    Scalar: (_key, {value, range}) => {
      lines.set(value, lineCounter.linePos(range?.[0] ?? 0).line);
    },
  });
  return lines;
}

/** Targets that lead nowhere, which Redocly passes over. */
function checkTargets(
  {english, overlay}: Translation,
  lines: ReadonlyMap<unknown, number>,
): Problem[] {
  const {actions = []} = overlay.document.parsed as {
    readonly actions?: readonly {readonly target?: string}[];
  };
  return actions.flatMap(({target = ''}) =>
    paths(english.document.parsed as Parameters<typeof paths>[0], target).length > 0
      ? []
      : [
          {
            file: overlay.name,
            line: lines.get(target),
            text: `Orphaned: ${target} leads to nothing in the description.`,
            fix: 'remove the action, or point it to where the text is now.',
          },
        ],
  );
}

/** Every value of a description that is neither an object nor a list, by its JSONPath. */
function* leaves(node: unknown, path: Path = []): Generator<readonly [string, unknown]> {
  if (!isNode(node)) {
    yield [toJsonPath(path), node];
    return;
  }
  for (const [key, child] of membersOf(node)) {
    yield* leaves(child, [...path, key]);
  }
}

/**
 * Compares the description with its translation: all that people read is translated, and nothing
 * else differs, so that both languages describe the same API.
 * @param translation What it is from, and what it says.
 * @param sameText English texts whose translation is the very same.
 */
export function checkOverlay(
  translation: Translation,
  sameText: Readonly<Record<string, string>>,
): Problem[] {
  const {language, english, translated, overlay} = translation;
  const {name: file} = overlay;
  const lines = readLines(overlay);
  const before = new Map(leaves(english.document.parsed));
  const after = new Map(leaves(translated));
  const texts = collectTexts(english.document.parsed);
  const names = new Set(texts.map(({name}) => name));
  const others = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name) && !(names.has(name) && after.has(name)),
  );
  const messagesOf = (values: ReadonlyMap<string, unknown>): Messages =>
    Object.fromEntries(
      texts
        .filter(({name, text, isProse}) => (isProse ? after.has(name) : after.get(name) !== text))
        .map(({name}) => {
          const message = values.get(name);
          return [name, {message: String(message).trim(), line: lines.get(message)}];
        }),
    );
  return [
    ...checkTargets(translation, lines),
    ...others.map((name) => ({
      file,
      line: lines.get(after.get(name)),
      text: before.has(name)
        ? `${name} is no text that people read: it would change what the API does or answers.`
        : `Orphaned: the description has nothing at ${name}.`,
      fix: 'remove it from the overlay, or move it to where its English is now.',
    })),
    ...compareMessages(language, file, messagesOf(before), messagesOf(after), {sameText}),
  ];
}
