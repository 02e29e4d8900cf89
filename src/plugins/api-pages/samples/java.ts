import {json, literal} from '../../../lib/literal';
import {BASE_VARIABLE, KEY_VARIABLE, type SampleRequest} from './request';

/** Name of the class: `ListDevices` for `list-devices`. */
export function javaClass(id: string): string {
  return id.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

const INDENT = ' '.repeat(12);

/** A text block of Java: its margin is that of the closing quotes. */
function textBlock(text: string): string {
  const escaped = text.replaceAll('\\', String.raw`\\`).replaceAll('"""', String.raw`\"""`);
  return ['"""', ...escaped.split('\n'), '""";'].join(`\n${INDENT}`);
}

/** @returns A class that sends the request with the client of the Java library, for Java 15 on. */
export function javaSample({id, method, path, query, headers, body}: SampleRequest): string {
  const search = new URLSearchParams(query.map(([name, value]) => [name, value])).toString();
  const isJson = body !== undefined;
  return [
    'import java.io.IOException;',
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    '',
    `public class ${javaClass(id)} {`,
    '    public static void main(String[] args) throws IOException, InterruptedException {',
    `        String base = System.getenv("${BASE_VARIABLE}");`,
    ...(isJson ? [`        String body = ${textBlock(literal(body, json))}`] : []),
    '        HttpRequest request = HttpRequest.newBuilder()',
    search
      ? `            .uri(URI.create(base + ${JSON.stringify(path)}\n                + ${JSON.stringify(`?${search}`)}))`
      : `            .uri(URI.create(base + ${JSON.stringify(path)}))`,
    `            .header("Authorization", "Bearer " + System.getenv("${KEY_VARIABLE}"))`,
    ...headers.map(
      ([name, value]) => `            .header(${JSON.stringify(name)}, ${JSON.stringify(value)})`,
    ),
    ...(isJson ? ['            .header("Content-Type", "application/json")'] : []),
    method === 'GET'
      ? '            .GET()'
      : `            .method("${method}", HttpRequest.BodyPublishers.${isJson ? 'ofString(body)' : 'noBody()'})`,
    '            .build();',
    '',
    '        HttpResponse<String> response = HttpClient.newHttpClient()',
    '            .send(request, HttpResponse.BodyHandlers.ofString());',
    '        if (response.statusCode() >= 400) {',
    '            throw new IOException(response.body());',
    '        }',
    '        System.out.println(response.body());',
    '    }',
    '}',
  ].join('\n');
}
