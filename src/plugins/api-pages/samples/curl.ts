import {json, literal} from '../../../lib/literal';
import {BASE_VARIABLE, KEY_VARIABLE, type SampleRequest} from './request';

/** In double quotes, in which the shell reads four signs of its own. */
const double = (text: string): string => `"${text.replaceAll(/["$`\\]/g, String.raw`\$&`)}"`;

/** In single quotes, in which the shell reads none. */
const single = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** @returns A command that sends the request, for a POSIX shell. */
export function curlSample({method, path, query, headers, body}: SampleRequest): string {
  const isGet = method === 'GET' && query.length > 0;
  const isImplied = isGet || method === (body === undefined ? 'GET' : 'POST');
  return [
    `curl${isGet ? ' --get' : ''}${isImplied ? '' : ` --request ${method}`} "$${BASE_VARIABLE}${path}"`,
    `--header "Authorization: Bearer $${KEY_VARIABLE}"`,
    ...headers.map(([name, value]) => `--header ${double(`${name}: ${value}`)}`),
    ...query.map(([name, value]) => `--data-urlencode ${double(`${name}=${value}`)}`),
    ...(body === undefined
      ? []
      : [`--json ${single(literal(body, json).replaceAll('\n', '\n  '))}`]),
  ].join(' \\\n  ');
}
