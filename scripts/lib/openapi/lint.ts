import {
  BaseResolver,
  createConfig,
  getLineColLocation,
  lintDocument,
  makeDocumentFromString,
  type NormalizedProblem,
} from '@redocly/openapi-core';
import {Document, Spectral, type RulesetDefinition} from '@stoplight/spectral-core';
import {Yaml} from '@stoplight/spectral-parsers';
import {oas} from '@stoplight/spectral-rulesets';
import type {Problem} from '../../../checks/shared/problem';

/** A description or an overlay, as text. */
export interface Source {
  /** Path from the project's root, for the messages. */
  readonly name: string;
  readonly text: string;
}

function describe(problem: NormalizedProblem, name: string): Problem {
  const {message, ruleId, suggest, location} = problem;
  const [place] = location;
  const choices = suggest.length > 0 ? `did you mean ${suggest.join(' or ')}?` : undefined;
  return {
    file: name,
    ...(place && {line: getLineColLocation(place).start.line}),
    text: `Redocly: ${message}`,
    fix: choices ?? `see the rule ${ruleId}: https://redocly.com/docs/cli/rules/oas/${ruleId}`,
  };
}

/**
 * Checks an OpenAPI description or overlay by Redocly's recommended rules.
 * @returns Errors and warnings alike.
 */
export async function lintWithRedocly({name, text}: Source): Promise<Problem[]> {
  const problems = await lintDocument({
    document: makeDocumentFromString(text, name),
    config: await createConfig({extends: ['recommended']}),
    externalRefResolver: new BaseResolver(),
  });
  return problems.map((problem) => describe(problem, name));
}

/**
 * Checks an OpenAPI description by the recommended rules of Spectral's `spectral:oas`.
 * @returns Errors, warnings and hints alike.
 */
export async function lintWithSpectral({name, text}: Source): Promise<Problem[]> {
  const spectral = new Spectral();
  spectral.setRuleset({extends: [[oas as RulesetDefinition, 'recommended']]});
  const results = await spectral.run(new Document(text, Yaml, name));
  return results.map(({message, code, range, documentationUrl}) => ({
    file: name,
    line: range.start.line + 1,
    text: `Spectral: ${message}`,
    fix: `see the rule ${code}: ${documentationUrl ?? 'https://docs.stoplight.io/docs/spectral'}`,
  }));
}
