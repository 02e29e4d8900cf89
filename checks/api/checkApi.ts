import path from 'node:path';
import {
  BaseResolver,
  lintDocument,
  loadConfig,
  makeDocumentFromString,
  stringifyYaml,
  type Document,
} from '@redocly/openapi-core';
import {projectRoot} from '../../scripts/lib/paths';
import type {Problem} from '../shared/problem';
import {applyOverlay, readYaml, toProblems} from './description';
import {checkOverlay} from './overlay';

/**
 * Checks an OpenAPI description or overlay by the rules of redocly.yaml.
 * @param file Path from the project's root, for the messages.
 * @param document As it was read.
 * @returns Errors and warnings alike.
 */
async function lint(file: string, document: Document) {
  const config = await loadConfig({configPath: path.join(projectRoot, 'redocly.yaml')});
  const problems = await lintDocument({document, config, externalRefResolver: new BaseResolver()});
  return toProblems(problems, file);
}

/**
 * Checks the description of the API and a translation of it.
 *
 * The translation is linted too, since it has examples of its own; but only once the overlay is right,
 * as every mistake of the overlay would be reported a second time, at lines of no file.
 * @param language The locale of the overlay.
 * @param descriptionFile Path of the English OpenAPI description.
 * @param overlayFile Path of the overlay that translates it.
 * @param sameText English texts whose translation is the very same.
 * @throws Error when a file cannot be read.
 */
export async function checkApi(
  language: string,
  descriptionFile: string,
  overlayFile: string,
  sameText: Readonly<Record<string, string>>,
): Promise<readonly Problem[]> {
  const english = await readYaml(descriptionFile);
  const overlay = await readYaml(overlayFile);
  const applied = await applyOverlay(descriptionFile, overlayFile);
  const problems = [
    ...(await lint(english.name, english.document)),
    ...(await lint(overlay.name, overlay.document)),
    ...(applied.problems.length > 0
      ? applied.problems
      : checkOverlay({language, english, translated: applied.description, overlay}, sameText)),
  ];
  if (problems.length > 0) {
    return problems;
  }
  const name = `${overlay.name} applied`;
  return lint(name, makeDocumentFromString(stringifyYaml(applied.description), name));
}
