import {translate} from '@docusaurus/Translate';
import type {Operation, OperationParameter, OperationValue} from '@site/src/lib/apiOperation';
import {findJsonFault} from '@site/src/lib/json';
import {readBody, type TryItValues} from './request';

/** A character that the API takes in no header; browsers refuse to send most of them. */
const NOT_FOR_HEADERS = /[^\x20-\x7e]/u;

/** Entries of a list, which are typed one on each line. */
export const listOf = (typed: string): readonly string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/**
 * Judges a value by the description's own limits, so that what cannot work is not sent.
 * @returns What to change; nothing where it can be sent.
 */
export function checkValue(
  description: OperationValue & Partial<OperationParameter>,
  typed: string,
): string | undefined {
  const {required, type, pattern = '', example = pattern, in: place} = description;
  const {minimum = -Infinity, maximum = Infinity, maxItems = Infinity} = description;
  const {minLength = 0, maxLength = Infinity} = description;
  const value = typed.trim();
  if (value === '') {
    return required
      ? translate({id: 'api.try.wrong.missing', message: 'Fill this in: the API requires it.'})
      : undefined;
  }
  if (type === 'list') {
    const entries = listOf(value);
    return entries.length > maxItems
      ? translate(
          {id: 'api.try.wrong.entries', message: 'Enter {count} entries or fewer.'},
          {count: maxItems},
        )
      : entries.map((entry) => checkValue({...description, type: 'string'}, entry)).find(Boolean);
  }
  const number = type === 'integer' ? Number(value) : undefined;
  if (number !== undefined && !Number.isInteger(number)) {
    return translate({id: 'api.try.wrong.integer', message: 'Enter a whole number.'});
  }
  if (number !== undefined && number < minimum) {
    return translate({id: 'api.try.wrong.minimum', message: 'Enter {minimum} or more.'}, {minimum});
  }
  if (number !== undefined && number > maximum) {
    return translate({id: 'api.try.wrong.maximum', message: 'Enter {maximum} or less.'}, {maximum});
  }
  if (value.length < minLength) {
    return translate(
      {id: 'api.try.wrong.short', message: 'Enter {count} characters or more.'},
      {count: minLength},
    );
  }
  if (value.length > maxLength) {
    return translate(
      {id: 'api.try.wrong.long', message: 'Enter {count} characters or fewer.'},
      {count: maxLength},
    );
  }
  if (!new RegExp(pattern).test(value)) {
    return translate(
      {id: 'api.try.wrong.patternLike', message: 'Write it like {example}.'},
      {example},
    );
  }
  return place === 'header' && NOT_FOR_HEADERS.test(value)
    ? translate({
        id: 'api.try.wrong.characters',
        message: 'Use unaccented letters, digits and punctuation only.',
      })
    : undefined;
}

/** Names a character that no key has, with its code: some cannot be seen, and the key is hidden. */
function checkKey(key: string) {
  if (key === '') {
    return translate({
      id: 'api.try.key.missing',
      message: 'Enter an API key. Create one in the portal, under Settings, then API keys.',
    });
  }
  const [character] = NOT_FOR_HEADERS.exec(key) ?? [];
  const code = character?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return character === undefined
    ? undefined
    : translate(
        {
          id: 'api.try.key.character',
          message:
            'No API key contains “{character}” ({code}). Copy the key again from the portal.',
          description: 'The code is that of Unicode, as U+200B',
        },
        {character, code: `U+${code}`},
      );
}

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** @returns A value of the body as it is typed into its field, which has no text for nested ones. */
export function typedText(value: unknown): string {
  const entries: unknown[] = Array.isArray(value) ? value : [value];
  return entries.every(isScalar) ? entries.map(String).join('\n') : '';
}

/** The errors of the body, those of its fields by name. */
function checkBody({bodyExamples, bodyFields}: Operation, text: string) {
  const fault = bodyExamples.length > 0 ? findJsonFault(text) : null;
  if (fault) {
    return translate(
      {
        id: 'api.try.body.fault',
        message: "This isn't valid JSON. See line {line}, column {column}.",
      },
      {line: String(fault.line), column: String(fault.column)},
    );
  }
  const body = readBody(text);
  const faults = bodyFields.flatMap((field) => {
    const wrong = body && checkValue(field, typedText(body[field.name]));
    return wrong
      ? translate(
          {
            id: 'api.try.body.field',
            message: '{field}: {fault}',
            description: 'Name of a field, and what to change in it',
          },
          {field: field.name, fault: wrong},
        )
      : [];
  });
  return faults.join(' ') || undefined;
}

/** @returns Changes without which the request cannot work, those of parameters by name; nothing where it can be sent. */
export function findFaults(operation: Operation, values: TryItValues) {
  const key = checkKey(values.key.trim());
  const body = checkBody(operation, values.body);
  const parameters = Object.fromEntries(
    operation.parameters.map((each) => [
      each.name,
      checkValue(each, values.parameters[each.name] ?? ''),
    ]),
  );
  return [key, body, ...Object.values(parameters)].some(Boolean)
    ? {key, body, parameters}
    : undefined;
}
