import {literal, python} from '../../../lib/literal';
import {BASE_VARIABLE, KEY_VARIABLE, type SampleRequest} from './request';

/** @returns A script that sends the request with the Requests library. */
export function pythonSample({method, path, query, headers, body}: SampleRequest): string {
  const {scalar} = python;
  return [
    'import os',
    '',
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    `    f"{os.environ['${BASE_VARIABLE}']}${path}",`,
    '    headers={',
    `        "Authorization": f"Bearer {os.environ['${KEY_VARIABLE}']}",`,
    ...headers.map(([name, value]) => `        ${scalar(name)}: ${scalar(value)},`),
    '    },',
    ...(query.length > 0
      ? [`    params=${literal(Object.fromEntries(query), python, 1, true)},`]
      : []),
    ...(body === undefined ? [] : [`    json=${literal(body, python, 1)},`]),
    '    timeout=30,',
    ')',
    'response.raise_for_status()',
    'print(response.json())',
  ].join('\n');
}
