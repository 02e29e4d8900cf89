import {translate} from '@docusaurus/Translate';
import type {RegisterOptions} from 'react-hook-form';
import type {OperationParameter} from '@site/src/lib/apiOperation';
import type {TryItValues} from './values';

type Rules = RegisterOptions<TryItValues, `parameters.${string}`>;

function checkNumber(value: string, {minimum, maximum}: OperationParameter): true | string {
  const number = Number(value);
  if (!Number.isInteger(number)) {
    return translate({id: 'api.try.wrong.integer', message: 'Enter a whole number.'});
  }
  if (number < (minimum ?? number)) {
    return translate(
      {id: 'api.try.wrong.minimum', message: 'Enter {minimum} or more.'},
      {minimum: String(minimum)},
    );
  }
  if (number > (maximum ?? number)) {
    return translate(
      {id: 'api.try.wrong.maximum', message: 'Enter {maximum} or less.'},
      {maximum: String(maximum)},
    );
  }
  return true;
}

function checkText(value: string, parameter: OperationParameter): true | string {
  const {pattern, minLength = 0, maxLength = Infinity, example} = parameter;
  if (value.length < minLength) {
    return translate(
      {id: 'api.try.wrong.short', message: 'Enter {count} characters or more.'},
      {count: String(minLength)},
    );
  }
  if (value.length > maxLength) {
    return translate(
      {id: 'api.try.wrong.long', message: 'Enter {count} characters or fewer.'},
      {count: String(maxLength)},
    );
  }
  if (pattern !== undefined && !new RegExp(pattern).test(value)) {
    return example === undefined
      ? translate({id: 'api.try.wrong.pattern', message: 'The API takes no such value.'})
      : translate(
          {id: 'api.try.wrong.patternLike', message: 'Write it like {example}.'},
          {example},
        );
  }
  return true;
}

/**
 * The description's own limits, so that what cannot work is not sent.
 * @param parameter A parameter of the operation.
 */
export function rulesFor(parameter: OperationParameter): Rules {
  return {
    validate: (typed) => {
      const value = typeof typed === 'string' ? typed.trim() : '';
      if (value === '') {
        return (
          !parameter.required ||
          translate({id: 'api.try.wrong.missing', message: 'Fill this in: the API requires it.'})
        );
      }
      return parameter.type === 'integer'
        ? checkNumber(value, parameter)
        : checkText(value, parameter);
    },
  };
}
