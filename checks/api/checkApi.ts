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
import type {Problem} from '../shared/problem';
import {applyOverlay, readYaml} from './description';
import {checkOverlay} from './overlay';

type Rules = NonNullable<RawUniversalConfig['rules']>;

const defined = (type: string, property: string) => ({
  subject: {type, property},
  assertions: {defined: true, nonEmpty: true},
  message: `The ${type.toLowerCase()} has no ${property}.`,
});

/** Rules for a description, beside the recommended ones, two of which those of pages' names and titles replace. */
const DESCRIPTION_RULES = {
  'operation-operationId-unique': 'error',
  'rule/page-name': {
    subject: {type: 'Operation', property: 'operationId'},
    assertions: {defined: true, casing: 'camelCase'},
    message:
      'The operation has no operationId in camelCase, which its page is named after. Give it one, such as operationId: listDevices, and never change it again.',
  },
  'rule/page-title': {
    subject: {type: 'Operation', property: 'summary'},
    assertions: {defined: true, nonEmpty: true},
    message:
      'The operation has no summary, the title of its page. Add one, such as summary: List devices.',
  },
  'operation-operationId': 'off',
  'operation-summary': 'off',
  'info-contact': 'error',
  'operation-description': 'error',
  'operation-tag-defined': 'error',
  'parameter-description': 'error',
  'rule/info-description': defined('Info', 'description'),
  'rule/operation-tags': defined('Operation', 'tags'),
  'rule/parameter-example': {
    ...defined('Parameter', 'example'),
    message: 'The parameter has no example, which the code samples and the form send.',
  },
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
    ...(await lint(english.name, english.document, DESCRIPTION_RULES)),
    ...(await lint(overlay.name, overlay.document, {})),
    ...(applied.problems.length > 0
      ? applied.problems
      : checkOverlay({language, english, translated: applied.description, overlay}, sameText)),
  ];
  if (problems.length > 0) {
    return problems;
  }
  const name = `${overlay.name} applied`;
  const document = makeDocumentFromString(stringifyYaml(applied.description), name);
  return lint(name, document, DESCRIPTION_RULES);
}
