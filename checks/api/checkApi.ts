import {
  BaseResolver,
  createConfig,
  getLineColLocation,
  lintDocument,
  makeDocumentFromString,
  stringifyYaml,
  type Document,
  type RawUniversalConfig,
} from '@redocly/openapi-core';
import {PAGE_RULES} from '../../src/plugins/api-pages/description';
import type {Problem} from '../shared/problem';
import {applyOverlay, readYaml} from './description';
import {checkOverlay} from './overlay';

type Rules = NonNullable<RawUniversalConfig['rules']>;

const defined = (type: string, property: string) => ({
  subject: {type, property},
  assertions: {defined: true, nonEmpty: true},
  message: `The ${type.toLowerCase()} has no ${property}.`,
});

/** Rules for a description, beside the recommended ones, two of which those of pages replace. */
const DESCRIPTION_RULES = {
  ...PAGE_RULES,
  'operation-operationId': 'off',
  'operation-summary': 'off',
  'info-contact': 'error',
  'operation-description': 'error',
  'operation-tag-defined': 'error',
  'parameter-description': 'error',
  'rule/info-description': defined('Info', 'description'),
  'rule/operation-tags': defined('Operation', 'tags'),
  'rule/examples': {
    ...defined('MediaType', 'examples'),
    message: 'The body has no example, which pages and the mock show.',
  },
} as const satisfies Rules;

/**
 * Checks an OpenAPI description or overlay by Redocly's recommended rules.
 * @param file Path from the project's root, for the messages.
 * @param document As it was read.
 * @param rules Beside the recommended ones.
 * @returns Errors and warnings alike.
 */
async function lint(file: string, document: Document, rules: Rules): Promise<Problem[]> {
  const config = await createConfig({extends: ['recommended'], rules});
  const externalRefResolver = new BaseResolver();
  const problems = await lintDocument({document, config, externalRefResolver});
  return problems.map(({message, ruleId, suggest, location: [place]}) => ({
    file,
    ...(place && {line: getLineColLocation(place).start.line}),
    text: `Redocly: ${message}`,
    fix:
      suggest.length > 0
        ? `did you mean ${suggest.join(' or ')}?`
        : `see the rule ${ruleId}: https://redocly.com/docs/cli/rules/oas/${ruleId}`,
  }));
}

/**
 * Checks the description of the API and its French.
 *
 * The French is linted too, since it has examples of its own; but only once the overlay is right,
 * as every mistake of the overlay would be reported a second time, at lines of no file.
 * @param descriptionFile Path of the English OpenAPI description.
 * @param overlayFile Path of the French overlay.
 * @param sameText English texts whose French is the very same.
 * @throws Error when a file cannot be read.
 */
export async function checkApi(
  descriptionFile: string,
  overlayFile: string,
  sameText: Readonly<Record<string, string>>,
): Promise<readonly Problem[]> {
  const english = await readYaml(descriptionFile);
  const overlay = await readYaml(overlayFile);
  const french = await applyOverlay(descriptionFile, overlayFile);
  const problems = [
    ...(await lint(english.name, english.document, DESCRIPTION_RULES)),
    ...(await lint(overlay.name, overlay.document, {})),
    ...(french.problems.length > 0
      ? french.problems
      : checkOverlay({english, french: french.description, overlay}, sameText)),
  ];
  if (problems.length > 0) {
    return problems;
  }
  const name = `${overlay.name} applied`;
  const applied = makeDocumentFromString(stringifyYaml(french.description), name);
  return lint(name, applied, DESCRIPTION_RULES);
}
