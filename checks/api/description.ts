import path from 'node:path';
import {
  BaseResolver,
  bundle,
  createConfig,
  getLineColLocation,
  type Document,
  type NormalizedProblem,
} from '@redocly/openapi-core';
import {projectRoot} from '../../scripts/lib/paths';
import type {Problem} from '../shared/problem';

/** The description of the API, from the project's root. */
export const DESCRIPTION_FILE = 'openapi/firegrid.yaml';

/** @returns Its translation into a language. */
export const overlayFile = (language: string): string =>
  `openapi/firegrid.${language}.overlay.yaml`;

/** Place of a value in a document: names of members and indexes of lists, from the root. */
export type Path = readonly (number | string)[];

/** @returns The place as a JSONPath (RFC 9535), such as `$.paths['/tests'].post`. */
export function toJsonPath(place: Path): string {
  const parts = place.map((part) => {
    if (typeof part === 'number') {
      return `[${part}]`;
    }
    return /^[A-Za-z_]\w*$/.test(part)
      ? `.${part}`
      : `['${part.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}']`;
  });
  return `$${parts.join('')}`;
}

export interface YamlFile {
  /** Path from the project's root where it is below it, with forward slashes. */
  readonly name: string;
  readonly document: Document;
}

const nameOf = (file: string) => path.relative(projectRoot, file).split(path.sep).join('/');

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
  return {name: nameOf(file), document};
}

/**
 * @param found What Redocly found.
 * @param file The file in which it looked.
 */
export const toProblems = (found: readonly NormalizedProblem[], file: string): Problem[] =>
  found.map(({message, ruleId, suggest, location: [place]}) => ({
    file,
    ...(place && {line: getLineColLocation(place).start.line}),
    text: `Redocly: ${message}`,
    fix:
      suggest.length > 0
        ? `did you mean ${suggest.join(' or ')}?`
        : `see the rule ${ruleId}: https://redocly.com/docs/cli/rules/oas/${ruleId}; for an overlay, https://spec.openapis.org/overlay/v1.0.0.html`,
  }));

/**
 * Applies an OpenAPI Overlay with Redocly's implementation.
 * @param description Path of the description.
 * @param overlay Path of the overlay.
 * @returns A new description, and what could not be applied; neither file is changed.
 */
export async function applyOverlay(
  description: string,
  overlay: string,
): Promise<{readonly description: unknown; readonly problems: readonly Problem[]}> {
  const result = await bundle({
    ref: path.resolve(description),
    overlays: [path.resolve(overlay)],
    config: await createConfig({}),
  });
  const problems = toProblems(result.problems, nameOf(overlay));
  return {description: result.bundle.parsed, problems};
}
