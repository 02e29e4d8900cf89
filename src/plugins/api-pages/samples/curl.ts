import {json, literal} from '../../../lib/literal';
import {BASE_VARIABLE, KEY_VARIABLE, type SampleRequest} from './request';

/** In double quotes, in which the shell reads four signs of its own. */
const double = (text: string): string => `"${text.replaceAll(/["$`\\]/g, String.raw`\$&`)}"`;

/** In single quotes, in which the shell reads none. */
const single = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function bodyOptions({body, form}: SampleRequest): string[] {
  if (body !== undefined) {
    return [`--json ${single(literal(body, json).replaceAll('\n', '\n  '))}`];
  }
  const [type = '', fields = []] = form ?? [];
  if (type.startsWith('multipart/')) {
    return fields.map(([name, value]) => `--form ${double(`${name}=${value}`)}`);
  }
  if (type.endsWith('urlencoded')) {
    return fields.map(([name, value]) => `--data-urlencode ${double(`${name}=${value}`)}`);
  }
  return type === '' ? [] : [`--header "Content-Type: ${type}"`, '--data-binary "@body"'];
}

/** @returns A command that sends the request, for a POSIX shell. */
export function curlSample(request: SampleRequest): string {
  const {method, base, path, query, headers, key} = request;
  const options = bodyOptions(request);
  const isGet = method === 'GET' && query.length > 0 && options.length === 0;
  const isImplied = isGet || method === (options.length > 0 ? 'POST' : 'GET');
  const search = [
    ...(isGet || query.length === 0 ? [] : [new URLSearchParams(query as [string, string][])]),
    ...(key?.isQuery ? [`${key.name}=$${KEY_VARIABLE}`] : []),
  ].join('&');
  return [
    `curl${isGet ? ' --get' : ''}${isImplied ? '' : ` --request ${method}`} "${base ?? `$${BASE_VARIABLE}`}${path}${search && `?${search}`}"`,
    ...(key && !key.isQuery ? [`--header "${key.name}: ${key.before}$${KEY_VARIABLE}"`] : []),
    ...headers.map(([name, value]) => `--header ${double(`${name}: ${value}`)}`),
    ...(isGet
      ? query.map(([name, value]) => `--data-urlencode ${double(`${name}=${value}`)}`)
      : []),
    ...options,
  ].join(' \\\n  ');
}
