import type {Operation} from '@site/src/lib/apiOperation';
import type {TryItValues} from './values';

/** A request as it goes out, without its key. */
export interface ApiRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/**
 * Builds the request of an operation.
 * @param baseUrl Base address of the API, without a slash at the end.
 * @param operation The operation.
 * @param values What was typed; empty values are left out.
 */
export function buildRequest(
  baseUrl: string,
  operation: Operation,
  values: TryItValues,
): ApiRequest {
  const given = operation.parameters.flatMap((parameter) => {
    const value = (values.parameters[parameter.name] ?? '').trim();
    return value === '' ? [] : [{...parameter, value}];
  });
  const path = given
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (template, {name, value}) => template.replace(`{${name}}`, () => encodeURIComponent(value)),
      operation.path,
    );
  const query = new URLSearchParams(
    given
      .filter((parameter) => parameter.in === 'query')
      .map(({name, value}): [string, string] => [name, value]),
  ).toString();
  const hasBody = operation.bodyExamples.length > 0;
  return {
    method: operation.method,
    url: `${baseUrl}${path}${query === '' ? '' : `?${query}`}`,
    headers: {
      ...Object.fromEntries(
        given
          .filter((parameter) => parameter.in === 'header')
          .map(({name, value}) => [name, value]),
      ),
      ...(hasBody ? {'Content-Type': 'application/json'} : {}),
    },
    body: hasBody ? values.body : undefined,
  };
}

/** Where every sample takes the key from. */
export const KEY_VARIABLE = 'FIREGRID_API_KEY';

const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * Writes a request as a command. The key is that of the environment, as in all samples: what is on
 * the screen or in the clipboard is no secret.
 * @param request The request.
 */
export function toCurl({url, method, headers, body}: ApiRequest): string {
  const lines = [
    `curl ${quote(url)}`,
    ...(method === 'GET' || body !== undefined ? [] : [`--request ${method}`]),
    `--header "Authorization: Bearer $${KEY_VARIABLE}"`,
    ...Object.entries(headers)
      // What --json says already.
      .filter(([name]) => name !== 'Content-Type')
      .map(([name, value]) => `--header ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--json ${quote(body)}`]),
  ];
  return lines.join(' \\\n  ');
}
