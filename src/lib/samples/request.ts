import {BASE_VARIABLE, java, javascript, KEY_VARIABLE, literal, python, textOf} from './literal';
import type {Sample} from './sample';

/** A value that a request sends, by its name. */
export type Sent = readonly [name: string, value: string];

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
  /** Name of a header whose value has to be new for each request. */
  readonly fresh?: string | undefined;
  /** A body of JSON, as text. */
  readonly body?: string | undefined;
}

/** A text for a POSIX shell, which reads five signs in double quotes and none in single ones. */
const shell = (text: string) =>
  /["$`\\!]/.test(text) ? `'${text.replaceAll("'", String.raw`'\''`)}'` : `"${text}"`;

const queryOf = (query: readonly Sent[]) =>
  new URLSearchParams(query as [string, string][]).toString();

/** @returns A command that sends the request, for a POSIX shell. */
function curl(request: SampleRequest) {
  const {method, base = `$${BASE_VARIABLE}`, path, query, headers, fresh, body} = request;
  const isGet = method === 'GET' && query.length > 0;
  const isImplied = isGet || method === (body === undefined ? 'GET' : 'POST');
  const search = !isGet && query.length > 0 ? `?${queryOf(query)}` : '';
  return [
    `curl${isGet ? ' --get' : ''}${isImplied ? '' : ` --request ${method}`} "${base}${path}${search}"`,
    `--header "Authorization: Bearer $${KEY_VARIABLE}"`,
    ...headers.map((sent) => `--header ${shell(sent.join(': '))}`),
    ...(fresh ? [`--header "${fresh}: $(date +%s)-$RANDOM"`] : []),
    ...(isGet ? query.map((sent) => `--data-urlencode ${shell(sent.join('='))}`) : []),
    ...(body === undefined
      ? []
      : [`--json '${body.replaceAll("'", String.raw`'\''`).replaceAll('\n', '\n  ')}'`]),
  ].join(' \\\n  ');
}

function javascriptModule(request: SampleRequest) {
  const {method, base, path, query, headers, fresh, body} = request;
  const {scalar, key: name, variable} = javascript;
  const sent = [
    `Authorization: \`Bearer \${${variable(KEY_VARIABLE)}}\``,
    ...headers.map(([header, value]) => `${name(header)}: ${scalar(value)}`),
    ...(fresh ? [`${name(fresh)}: crypto.randomUUID()`] : []),
    ...(body === undefined ? [] : ["'Content-Type': 'application/json'"]),
  ];
  const hasQuery = query.length > 0;
  const url = `${base ?? `\${${variable(BASE_VARIABLE)}}`}${path}${hasQuery ? '?${query}' : ''}`;
  return textOf(
    hasQuery &&
      `const query = new URLSearchParams(${literal(Object.fromEntries(query), javascript, 0, true)});`,
    `const response = await fetch(\`${url}\`, {`,
    method !== 'GET' && `  method: '${method}',`,
    ['  headers: {', sent.map((line) => `    ${line},`), '  },'],
    body !== undefined && `  body: JSON.stringify(${literal(JSON.parse(body), javascript, 1)}),`,
    `});

const result = await response.text();
if (!response.ok) {
  throw new Error(\`\${response.status} \${result}\`);
}
console.log(JSON.parse(result));`,
  );
}

function pythonScript(request: SampleRequest) {
  const {method, base, path, query, headers, fresh, body} = request;
  const {scalar} = python;
  // Older versions take no quotes of the same kind in an f-string.
  const variable = (name: string) => `{os.environ['${name}']}`;
  const sent = [
    `"Authorization": f"Bearer ${variable(KEY_VARIABLE)}"`,
    ...headers.map(([header, value]) => `${scalar(header)}: ${scalar(value)}`),
    ...(fresh ? [`${scalar(fresh)}: str(uuid.uuid4())`] : []),
  ];
  return textOf(
    'import os',
    fresh && 'import uuid',
    '\nimport requests\n',
    `response = requests.${method.toLowerCase()}(`,
    `    ${base === undefined ? `f"${variable(BASE_VARIABLE)}${path}"` : scalar(base + path)},`,
    ['    headers={', sent.map((line) => `        ${line},`), '    },'],
    query.length > 0 && `    params=${literal(Object.fromEntries(query), python, 1, true)},`,
    body !== undefined && `    json=${literal(JSON.parse(body), python, 1)},`,
    '    timeout=30,\n)\nresponse.raise_for_status()\nprint(response.json())',
  );
}

/** A text block, whose margin is that of its closing quotes. */
const textBlock = (text: string) => `"""
${text
  .replaceAll('\\', String.raw`\\`)
  .replaceAll('"""', String.raw`\"""`)
  .replaceAll(/^/gm, ' '.repeat(12))}
            """`;

function javaClass(request: SampleRequest, name: string) {
  const {method, base, path, query, headers, fresh, body} = request;
  const {scalar, variable} = java;
  const header = (title: string, value: string) =>
    `            .header(${scalar(title)}, ${value})`;
  const publisher = body === undefined ? 'noBody()' : 'ofString(body)';
  return textOf(
    `import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;${fresh ? '\nimport java.util.UUID;' : ''}

public class ${name} {
    public static void main(String[] args) throws IOException, InterruptedException {
        String base = ${base === undefined ? variable(BASE_VARIABLE) : scalar(base)};`,
    body !== undefined && `        String body = ${textBlock(body)};`,
    '        HttpRequest request = HttpRequest.newBuilder()',
    query.length > 0
      ? `            .uri(URI.create(base + ${scalar(path)}\n                + "?${queryOf(query)}"))`
      : `            .uri(URI.create(base + ${scalar(path)}))`,
    header('Authorization', `"Bearer " + ${variable(KEY_VARIABLE)}`),
    headers.map(([title, value]) => header(title, scalar(value))),
    fresh && header(fresh, 'UUID.randomUUID().toString()'),
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
 * @returns curl alone for a body that is no JSON.
 */
export function requestSamples(request: SampleRequest): readonly Sample[] {
  const {id} = request;
  const command = {language: 'bash', title: 'Terminal', code: curl(request)};
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
    if (error instanceof SyntaxError) {
      return [command];
    }
    throw error;
  }
}
