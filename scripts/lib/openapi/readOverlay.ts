import {exec, type JsonValue} from 'jsonpath-rfc9535';
import {z} from 'zod';
import type {Finding} from './finding';
import {isObject, toJsonPath, type Path} from './path';

/** A French text and the place that an action of the overlay puts it to. */
export interface Entry {
  /** Place in the description. */
  readonly path: Path;
  /** Place in the overlay. */
  readonly overlayPath: Path;
  readonly french: string;
}

export interface Overlay {
  readonly entries: readonly Entry[];
  /** English texts whose French is the very same, by text, with the reason. */
  readonly sameText: Readonly<Record<string, string>>;
  readonly findings: readonly Finding[];
}

const SAME_TEXT = 'x-same-text';

const schema = z.object({
  overlay: z.literal('1.0.0', 'must be 1.0.0'),
  actions: z.array(z.looseObject({target: z.string(), update: z.unknown().optional()})),
  [SAME_TEXT]: z.record(z.string(), z.string().min(4, 'needs a reason, in a few words')).optional(),
});

interface Target {
  readonly path: Path;
  readonly value: unknown;
}

function select(description: unknown, target: string): Target[] | string {
  const targets: Target[] = [];
  try {
    exec(description as JsonValue, target, (value, path) => {
      targets.push({path: [...path], value});
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return targets;
}

function* leaves(
  update: unknown,
  at: Path,
): Generator<{readonly at: Path; readonly value: unknown}> {
  if (isObject(update)) {
    for (const [key, child] of Object.entries(update)) {
      yield* leaves(child, [...at, key]);
    }
  } else {
    yield {at, value: update};
  }
}

function readAction(
  description: unknown,
  action: {readonly [key: string]: unknown; readonly target: string; readonly update?: unknown},
  at: Path,
): {readonly entries: readonly Entry[]; readonly findings: readonly Finding[]} {
  const failed = (text: string, fix: string, path: Path = at) => ({
    entries: [],
    findings: [{document: 'overlay' as const, path, text, fix}],
  });
  const {target, update} = action;
  if (action.remove !== undefined || !isObject(update)) {
    return failed(
      `The action on ${target} does not only put texts in place.`,
      'give it an update that is an object, and nothing to remove.',
    );
  }
  const targets = select(description, target);
  if (typeof targets === 'string') {
    return failed(
      `${target} is no JSONPath: ${targets}`,
      "write it as RFC 9535 says, such as $.paths['/tests'].post.",
      [...at, 'target'],
    );
  }
  if (targets.length === 0) {
    return failed(
      `Orphaned: ${target} leads to nothing in the description.`,
      'remove the action, or lead it to where the text is now.',
      [...at, 'target'],
    );
  }
  if (targets.some(({value}) => !isObject(value))) {
    return failed(
      `${target} leads to something that is no object.`,
      'lead it to the object around it: Overlay 1.0 merges texts into objects only.',
      [...at, 'target'],
    );
  }
  const findings: Finding[] = [];
  const entries: Entry[] = [];
  for (const leaf of leaves(update, [])) {
    const overlayPath = [...at, 'update', ...leaf.at];
    if (typeof leaf.value === 'string') {
      const french = leaf.value;
      entries.push(
        ...targets.map(({path}) => ({path: [...path, ...leaf.at], overlayPath, french})),
      );
    } else {
      findings.push({
        document: 'overlay',
        path: overlayPath,
        text: `${toJsonPath(leaf.at).slice(2)} is no text.`,
        fix: 'remove it: the overlay holds French texts and nothing else.',
      });
    }
  }
  return {entries, findings};
}

/**
 * Reads which French texts an overlay puts where.
 * @param description The OpenAPI description, as parsed.
 * @param overlay The overlay, as parsed.
 * @returns Its texts by place, and what in it is more, or less, than a text at a place.
 */
export function readOverlay(description: unknown, overlay: unknown): Overlay {
  const result = schema.safeParse(overlay);
  if (!result.success) {
    return {
      entries: [],
      sameText: {},
      findings: result.error.issues.map((issue) => ({
        document: 'overlay',
        path: issue.path.map((part) => (typeof part === 'number' ? part : String(part))),
        text: `${issue.path.join(' → ')}: ${issue.message}`,
        fix: 'write it as the Overlay specification 1.0 says.',
      })),
    };
  }
  const {actions, [SAME_TEXT]: sameText = {}} = result.data;
  const read = actions.map((action, index) => readAction(description, action, ['actions', index]));
  return {
    entries: read.flatMap(({entries}) => entries),
    sameText,
    findings: read.flatMap(({findings}) => findings),
  };
}
