import fs from 'node:fs';
import path from 'node:path';
import mustache from 'mustache';
import {javascript, json, literal, python} from '../../../lib/literal';
import {element, fence} from '../mdx';
import {curlSample} from './curl';
import {BASE_VARIABLE, KEY_VARIABLE, type SampleRequest} from './request';

const quote = (text: string): string => JSON.stringify(text);

/** A text as each language writes it. */
const inEach = (text: string) => ({
  javascript: javascript.scalar(text),
  python: python.scalar(text),
  java: quote(text),
});

/** The name of a header; names that need no quotes in an object of JavaScript have none there. */
const nameInEach = (name: string) => ({...inEach(name), javascript: javascript.key(name)});

/** Lines of a text block of Java, whose margin is that of its closing quotes. */
const textBlock = (text: string): string =>
  text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('"""', String.raw`\"""`)
    .replaceAll(/^/gm, ' '.repeat(12));

/** The values for the templates beside this file. */
function view(request: SampleRequest, className: string) {
  const {method, path: place, query, headers, key, body} = request;
  const values = Object.fromEntries(query);
  return {
    className,
    method,
    pythonMethod: method.toLowerCase(),
    isGet: method === 'GET',
    base: BASE_VARIABLE,
    variable: KEY_VARIABLE,
    path: place,
    pathText: quote(place),
    query: query.length > 0 && {
      javascript: literal(values, javascript, 0, true),
      python: literal(values, python, 1, true),
      search: new URLSearchParams(values).toString(),
    },
    hasHeaders: key !== undefined || headers.length > 0 || body !== undefined,
    key: key && {...key, name: nameInEach(key.name)},
    headers: headers.map(([name, value]) => ({name: nameInEach(name), value: inEach(value)})),
    body: body !== undefined && {
      javascript: literal(body, javascript, 1),
      python: literal(body, python, 1),
      java: textBlock(literal(body, json)),
    },
  };
}

/**
 * The request in four languages, as tabs; one that the templates have no words for (a form, a key in
 * the address, another server, a response that is no JSON) with curl alone. The templates are our own: the libraries
 * that write snippets from requests put the key into the code, check no status, and give Java without a
 * class and JavaScript without a place for its answer, so that none of it runs as it is.
 */
export function codeSamples(request: SampleRequest): string {
  const {id} = request;
  const curl = fence('bash', curlSample(request), 'Terminal');
  if (!request.isPlain) {
    return curl;
  }
  // Name of the class: `ListDevices` for `list-devices`.
  const className = id.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
  const values = view(request, className);
  const filled = (name: string): string => {
    const template = fs.readFileSync(path.join(__dirname, `${name}.mustache`), 'utf8');
    return mustache.render(template, values).trimEnd();
  };
  return element('CodeTabs', [
    curl,
    fence('js', filled('javascript'), `${id}.mjs`),
    fence('python', filled('python'), `${id.replaceAll('-', '_')}.py`),
    fence('java', filled('java'), `${className}.java`),
  ]);
}
