import {BASE_VARIABLE, java, javascript, KEY_VARIABLE, literal, python, textOf} from './literal';
import type {Sample} from './sample';

/** A value that a request sends, by its name. */
export type Sent = readonly [name: string, value: string];

/** Where the key is sent: in a header after a word, or in the query. */
export interface KeyPlace {
  readonly name: string;
  readonly before: string;
  readonly isQuery: boolean;
}

export interface SampleRequest {
  /** Of the operation, for names of files and classes: `list-devices`. */
  readonly id: string;
  /** In capitals. */
  readonly method: string;
  /** Base URL; without it, that of the environment. */
  readonly base?: string | undefined;
  /** Path below the base URL, its parameters filled in and encoded. */
  readonly path: string;
  readonly query: readonly Sent[];
  /** Beside those of the key and of the body. */
  readonly headers: readonly Sent[];
  readonly key?: KeyPlace | undefined;
  /** A body of JSON, as text. */
  readonly body?: string | undefined;
  /** Content type of another body, and its fields where it is a form; files begin with `@`. */
  readonly form?: readonly [type: string, fields: readonly Sent[]] | undefined;
}

/** Whether a header makes a repetition safe. */
export const isIdempotencyKey = (name: string): boolean => name.toLowerCase() === 'idempotency-key';

/** With a fixed key, a sample would start a run once and never again: it makes one each time that it runs. */
const valueOf = (name: string, made: string, written: string): string =>
  isIdempotencyKey(name) ? made : written;

/** A text for a POSIX shell, which reads five signs in double quotes and none in single ones. */
const shell = (text: string): string =>
  /["$`\\!]/.test(text) ? `'${text.replaceAll("'", String.raw`'\''`)}'` : `"${text}"`;

const queryOf = (query: readonly Sent[]): string =>
  new URLSearchParams(query as [string, string][]).toString();

function curlBody({body, form: [type = '', fields] = ['', []]}: SampleRequest): readonly string[] {
  if (body !== undefined) {
    return [`--json '${body.replaceAll("'", String.raw`'\''`).replaceAll('\n', '\n  ')}'`];
  }
  const isParts = type.startsWith('multipart/');
  if (isParts || type.endsWith('urlencoded')) {
    const option = isParts ? '--form' : '--data-urlencode';
    return fields.map((sent) => `${option} ${shell(sent.join('='))}`);
  }
  return type === '' ? [] : [`--header "Content-Type: ${type}"`, '--data-binary "@body"'];
}

/** @returns A command that sends the request, for a POSIX shell. */
export function curl(request: SampleRequest): string {
  const {method, base = `$${BASE_VARIABLE}`, path, query, headers, key} = request;
  const body = curlBody(request);
  const isGet = method === 'GET' && query.length > 0 && body.length === 0;
  const isImplied = isGet || method === (body.length > 0 ? 'POST' : 'GET');
  const search = [isGet ? '' : queryOf(query), key?.isQuery ? `${key.name}=$${KEY_VARIABLE}` : '']
    .filter(Boolean)
    .join('&');
  const address = base + path + (search && `?${search}`);
  return [
    `curl${isGet ? ' --get' : ''}${isImplied ? '' : ` --request ${method}`} "${address}"`,
    ...(key && !key.isQuery ? [`--header "${key.name}: ${key.before}$${KEY_VARIABLE}"`] : []),
    ...headers.map(
      ([name, value]) =>
        `--header ${valueOf(name, `"${name}: run-$(date +%s)-$RANDOM"`, shell(`${name}: ${value}`))}`,
    ),
    ...(isGet ? query.map((sent) => `--data-urlencode ${shell(sent.join('='))}`) : []),
    ...body,
  ].join(' \\\n  ');
}

function javascriptModule({method, base, path, query, headers, key, body}: SampleRequest): string {
  const {scalar, key: name, variable} = javascript;
  const sent = [
    ...(key ? [`${name(key.name)}: \`${key.before}\${${variable(KEY_VARIABLE)}}\``] : []),
    ...headers.map(
      ([header, value]) =>
        `${name(header)}: ${valueOf(header, 'crypto.randomUUID()', scalar(value))}`,
    ),
    ...(body === undefined ? [] : ["'Content-Type': 'application/json'"]),
  ];
  const hasQuery = query.length > 0;
  const url = `${base ?? `\${${variable(BASE_VARIABLE)}}`}${path}${hasQuery ? '?${query}' : ''}`;
  return textOf(
    hasQuery &&
      `const query = new URLSearchParams(${literal(Object.fromEntries(query), javascript, 0, true)});`,
    `const response = await fetch(\`${url}\`, {`,
    method !== 'GET' && `  method: '${method}',`,
    sent.length > 0 && ['  headers: {', sent.map((line) => `    ${line},`), '  },'],
    body !== undefined && `  body: JSON.stringify(${literal(JSON.parse(body), javascript, 1)}),`,
    `});

const result = await response.json();
if (!response.ok) {
  throw new Error(\`\${result.title}: \${result.detail}\`);
}
console.log(result);`,
  );
}

function pythonScript({method, base, path, query, headers, key, body}: SampleRequest): string {
  const {scalar} = python;
  // Older versions take no quotes of the same kind in an f-string.
  const variable = (name: string): string => `{os.environ['${name}']}`;
  const sent = [
    ...(key ? [`${scalar(key.name)}: f"${key.before}${variable(KEY_VARIABLE)}"`] : []),
    ...headers.map(
      ([header, value]) =>
        `${scalar(header)}: ${valueOf(header, 'str(uuid.uuid4())', scalar(value))}`,
    ),
  ];
  return textOf(
    'import os',
    sent.some((line) => line.includes(' str(uuid')) && 'import uuid',
    '\nimport requests\n',
    `response = requests.${method.toLowerCase()}(`,
    `    ${base === undefined ? `f"${variable(BASE_VARIABLE)}${path}"` : scalar(base + path)},`,
    sent.length > 0 && ['    headers={', sent.map((line) => `        ${line},`), '    },'],
    query.length > 0 && `    params=${literal(Object.fromEntries(query), python, 1, true)},`,
    body !== undefined && `    json=${literal(JSON.parse(body), python, 1)},`,
    '    timeout=30,\n)\nresponse.raise_for_status()\nprint(response.json())',
  );
}

/** A text block, whose margin is that of its closing quotes. */
const textBlock = (text: string): string => `"""
${text
  .replaceAll('\\', String.raw`\\`)
  .replaceAll('"""', String.raw`\"""`)
  .replaceAll(/^/gm, ' '.repeat(12))}
            """`;

function javaClass(request: SampleRequest, name: string): string {
  const {method, base, path, query, headers, key, body} = request;
  const {scalar, variable} = java;
  const header = (title: string, value: string): string =>
    `            .header(${scalar(title)}, ${value})`;
  const publisher = body === undefined ? 'noBody()' : 'ofString(body)';
  return textOf(
    `import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;`,
    headers.some(([header]) => isIdempotencyKey(header)) && 'import java.util.UUID;',
    `
public class ${name} {
    public static void main(String[] args) throws IOException, InterruptedException {
        String base = ${base === undefined ? variable(BASE_VARIABLE) : scalar(base)};`,
    body !== undefined && `        String body = ${textBlock(body)};`,
    '        HttpRequest request = HttpRequest.newBuilder()',
    query.length > 0
      ? `            .uri(URI.create(base + ${scalar(path)}\n                + "?${queryOf(query)}"))`
      : `            .uri(URI.create(base + ${scalar(path)}))`,
    key && header(key.name, `${key.before && `${scalar(key.before)} + `}${variable(KEY_VARIABLE)}`),
    headers.map(([title, value]) =>
      header(title, valueOf(title, 'UUID.randomUUID().toString()', scalar(value))),
    ),
    body !== undefined && header('Content-Type', scalar('application/json')),
    method === 'GET'
      ? '            .GET()'
      : `            .method("${method}", HttpRequest.BodyPublishers.${publisher})`,
    `            .build();

        HttpResponse<String> response = HttpClient.newHttpClient()
            .send(request, HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() >= 400) {
            throw new IOException(response.body());
        }
        System.out.println(response.body());
    }
}`,
  );
}

/**
 * Writes a request in four languages. The code is our own: the libraries that write snippets from requests put the key
 * into the code, check no status, and give Java without a class and JavaScript without a place for its response, so that
 * none of it runs as it is.
 * @param request The request.
 * @param isAnswerJson Whether its response is JSON.
 * @returns curl alone for a request that the others have no words for: a form, a key in the URL, another method,
 *   a response or a body that is no JSON, or a body nested too deep to be laid out.
 */
export function requestSamples(request: SampleRequest, isAnswerJson = true): readonly Sample[] {
  const {id, method, key, form} = request;
  const command = {language: 'bash', title: 'Terminal', code: curl(request)};
  if (!isAnswerJson || form || key?.isQuery || method === 'TRACE') {
    return [command];
  }
  // `ListDevices` for `list-devices`.
  const name = id.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
  try {
    return [
      command,
      {language: 'javascript', title: `${id}.mjs`, code: javascriptModule(request)},
      {language: 'python', title: `${id.replaceAll('-', '_')}.py`, code: pythonScript(request)},
      {language: 'java', title: `${name}.java`, code: javaClass(request, name)},
    ];
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) {
      return [command];
    }
    throw error;
  }
}
