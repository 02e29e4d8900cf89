import {stringifyYaml} from '@redocly/openapi-core';
import type {Detect} from '../../../checks/language/judge';
import type {Problem} from '../translations/problem';
import {checkOverlay} from './checkOverlay';
import {compareStructure} from './compareStructure';
import {applyOverlay, readYaml, type YamlFile} from './description';
import type {Finding} from './finding';
import {lintWithRedocly, lintWithSpectral, type Source} from './lint';
import {collectTexts} from './texts';

export interface ApiResult {
  readonly problems: readonly Problem[];
  /** How many texts the description has for people. */
  readonly texts: number;
}

const sourceOf = ({name, document}: YamlFile): Source => ({name, text: document.source.body});

/**
 * Checks the description of the API and its French.
 *
 * The French is linted too, since it holds examples of its own; but only once the overlay is right,
 * as every mistake of the overlay would be reported a second time, at lines of no file.
 * @param descriptionFile Path of the English OpenAPI description.
 * @param overlayFile Path of the French overlay.
 * @param detect Judge of longer sentences.
 * @throws Error when a file cannot be read.
 */
export async function checkApi(
  descriptionFile: string,
  overlayFile: string,
  detect: Detect,
): Promise<ApiResult> {
  const description = await readYaml(descriptionFile);
  const overlay = await readYaml(overlayFile);
  const files = {description, overlay};
  const withLine = ({document, path, text, fix}: Finding): Problem => ({
    file: files[document].name,
    line: files[document].lineOf(path),
    text,
    fix,
  });

  const {findings, texts} = checkOverlay(
    description.document.parsed,
    overlay.document.parsed,
    detect,
  );
  const problems = [
    ...(await lintWithRedocly(sourceOf(description))),
    ...(await lintWithSpectral(sourceOf(description))),
    ...(await lintWithRedocly(sourceOf(overlay))),
    ...findings.map(withLine),
  ];
  if (problems.length > 0) {
    return {problems, texts};
  }

  const french = await applyOverlay(descriptionFile, overlayFile);
  const places = collectTexts(description.document.parsed).texts.map(({path}) => path);
  const generated = {
    name: `${overlay.name} applied`,
    text: stringifyYaml(french.description),
  };
  return {
    texts,
    problems: [
      ...french.problems,
      ...compareStructure(description.document.parsed, french.description, places).map(withLine),
      ...(await lintWithRedocly(generated)),
      ...(await lintWithSpectral(generated)),
    ],
  };
}
