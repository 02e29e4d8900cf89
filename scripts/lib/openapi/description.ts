import path from 'node:path';
import {
  BaseResolver,
  bundle,
  createConfig,
  getLineColLocation,
  type Document,
} from '@redocly/openapi-core';
import {projectRoot} from '../paths';
import type {Problem} from '../../../checks/shared/problem';
import {toPointer, valueAt, type Path} from './path';

/** A YAML file, parsed, with the lines of what it holds. */
export interface YamlFile {
  /** Path from the project's root where it is below it, with forward slashes. */
  readonly name: string;
  readonly document: Document;
  /** @returns Line of a place, from 1; of the nearest one around it where there is no such place. */
  readonly lineOf: (place: Path) => number;
}

/** Name of a file as problems show it. */
export function nameOf(file: string): string {
  return path.relative(projectRoot, file).split(path.sep).join('/');
}

/**
 * @param file Path of a YAML file.
 * @throws Error when it cannot be read or is not valid YAML, with the place.
 */
export async function readYaml(file: string): Promise<YamlFile> {
  const document = await new BaseResolver()
    .resolveDocument(null, path.resolve(file), true)
    .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
  if (document instanceof Error) {
    throw new Error(`${nameOf(file)} cannot be used: ${document.message}`, {cause: document});
  }
  return {
    name: nameOf(file),
    document,
    lineOf: (place) => {
      let known = place;
      while (known.length > 0 && valueAt(document.parsed, known) === undefined) {
        known = known.slice(0, -1);
      }
      const pointer = toPointer(known);
      return getLineColLocation({source: document.source, pointer, reportOnKey: true}).start.line;
    },
  };
}

/** A description with an overlay applied, and what could not be applied. */
export interface Overlaid {
  readonly description: unknown;
  readonly problems: readonly Problem[];
}

/**
 * Applies an OpenAPI Overlay with Redocly's implementation.
 * @param description Path of the description.
 * @param overlay Path of the overlay.
 * @returns A new description; neither file is changed.
 */
export async function applyOverlay(description: string, overlay: string): Promise<Overlaid> {
  const result = await bundle({
    ref: path.resolve(description),
    overlays: [path.resolve(overlay)],
    config: await createConfig({}),
  });
  return {
    description: result.bundle.parsed,
    problems: result.problems.map(({message, location: [place]}) => ({
      file: nameOf(place?.source.absoluteRef ?? overlay),
      ...(place && {line: getLineColLocation(place).start.line}),
      text: message,
      fix: 'write the overlay as the Overlay specification 1.0 says.',
    })),
  };
}
