import {
  BaseResolver,
  createConfig,
  getLineColLocation,
  lintDocument,
  makeDocumentFromString,
  stringifyYaml,
  type RawUniversalConfig,
} from '@redocly/openapi-core';
import {PAGE_RULES} from '../../src/plugins/api-pages/description';
import type {Problem} from '../shared/problem';
import {applyOverlay, readYaml} from './description';
import {checkOverlay} from './overlay';
import {collectTexts} from './texts';

export interface ApiResult {
  readonly problems: readonly Problem[];
  /** How many texts the description has for people. */
  readonly texts: number;
}

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
} as const satisfies Rules;

/**
 * Checks an OpenAPI description or overlay by Redocly's recommended rules.
 * @param name Path from the project's root, for the messages.
 * @param text The file's content.
 * @param rules Beside the recommended ones.
 * @returns Errors and warnings alike.
 */
async function lint(name: string, text: string, rules: Rules): Promise<Problem[]> {
  const problems = await lintDocument({
    document: makeDocumentFromString(text, name),
    config: await createConfig({extends: ['recommended'], rules}),
    externalRefResolver: new BaseResolver(),
  });
  return problems.map(({message, ruleId, suggest, location: [place]}) => ({
    file: name,
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
 * @throws Error when a file cannot be read.
 */
export async function checkApi(descriptionFile: string, overlayFile: string): Promise<ApiResult> {
  const english = await readYaml(descriptionFile);
  const overlay = await readYaml(overlayFile);
  const french = await applyOverlay(descriptionFile, overlayFile);
  const texts = collectTexts(english.document.parsed).filter(({isProse}) => isProse).length;

  const problems = [
    ...(await lint(english.name, english.document.source.body, DESCRIPTION_RULES)),
    ...(await lint(overlay.name, overlay.document.source.body, {})),
    ...(french.problems.length > 0
      ? french.problems
      : checkOverlay({english, french: french.description, overlay})),
  ];
  return {
    texts,
    problems:
      problems.length > 0
        ? problems
        : await lint(
            `${overlay.name} applied`,
            stringifyYaml(french.description),
            DESCRIPTION_RULES,
          ),
  };
}
