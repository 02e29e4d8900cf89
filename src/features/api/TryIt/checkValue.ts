import {translate} from '@docusaurus/Translate';
import type {OperationParameter, OperationValue} from '@site/src/lib/apiOperation';

/** A character that the API takes in no header; browsers refuse to send most of them. */
export const NOT_FOR_HEADERS = /[^\x20-\x7e]/u;

/** Entries of a list, which are typed one on each line. */
export const listOf = (typed: string): readonly string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Judges a value by the description's own limits, so that what cannot work is not sent. */
export function checkValue(
  description: OperationValue & Partial<OperationParameter>,
  typed: string,
): true | string {
  const {required, type, pattern = '', example = pattern, in: place} = description;
  const {minimum = -Infinity, maximum = Infinity, maxItems = Infinity} = description;
  const {minLength = 0, maxLength = Infinity} = description;
  const value = typed.trim();
  if (value === '' && !required) {
    return true;
  }
  if (type === 'list' && value !== '') {
    const entries = listOf(value);
    const verdicts = entries.map((entry) => checkValue({...description, type: 'string'}, entry));
    return entries.length > maxItems
      ? translate(
          {id: 'api.try.wrong.entries', message: 'Enter {count} entries or fewer.'},
          {count: maxItems},
        )
      : (verdicts.find((verdict) => verdict !== true) ?? true);
  }
  const number = type === 'integer' ? Number(value) : Number.NaN;
  const faults: readonly (readonly [isWrong: boolean, message: string])[] = [
    [
      value === '',
      translate({id: 'api.try.wrong.missing', message: 'Fill this in: the API requires it.'}),
    ],
    [
      type === 'integer' && !Number.isInteger(number),
      translate({id: 'api.try.wrong.integer', message: 'Enter a whole number.'}),
    ],
    [
      number < minimum,
      translate({id: 'api.try.wrong.minimum', message: 'Enter {minimum} or more.'}, {minimum}),
    ],
    [
      number > maximum,
      translate({id: 'api.try.wrong.maximum', message: 'Enter {maximum} or less.'}, {maximum}),
    ],
    [
      value.length < minLength,
      translate(
        {id: 'api.try.wrong.short', message: 'Enter {count} characters or more.'},
        {count: minLength},
      ),
    ],
    [
      value.length > maxLength,
      translate(
        {id: 'api.try.wrong.long', message: 'Enter {count} characters or fewer.'},
        {count: maxLength},
      ),
    ],
    [
      !new RegExp(pattern).test(value),
      translate({id: 'api.try.wrong.patternLike', message: 'Write it like {example}.'}, {example}),
    ],
    [
      place === 'header' && NOT_FOR_HEADERS.test(value),
      translate({
        id: 'api.try.wrong.characters',
        message: 'Use unaccented letters, digits and punctuation only.',
      }),
    ],
  ];
  return faults.find(([isWrong]) => isWrong)?.[1] ?? true;
}
