import {javascript, literal} from '../../../lib/literal';
import {BASE_VARIABLE, KEY_VARIABLE, type SampleRequest} from './request';

/** @returns A module for Node.js that sends the request with `fetch`. */
export function javascriptSample(request: SampleRequest): string {
  const {method, path, query, headers, body} = request;
  const {scalar, key} = javascript;
  const values = literal(Object.fromEntries(query), javascript, 0, true);
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${scalar(method)},`]),
    '  headers: {',
    `    Authorization: \`Bearer \${process.env.${KEY_VARIABLE}}\`,`,
    ...headers.map(([name, value]) => `    ${key(name)}: ${scalar(value)},`),
    ...(body === undefined ? [] : [`    'Content-Type': 'application/json',`]),
    '  },',
    ...(body === undefined ? [] : [`  body: JSON.stringify(${literal(body, javascript, 1)}),`]),
  ];
  return [
    ...(query.length > 0 ? [`const query = new URLSearchParams(${values});`] : []),
    `const response = await fetch(\`\${process.env.${BASE_VARIABLE}}${path}${query.length > 0 ? '?${query}' : ''}\`, {`,
    ...options,
    '});',
    '',
    'const answer = await response.json();',
    'if (!response.ok) {',
    '  throw new Error(`${answer.title}: ${answer.detail}`);',
    '}',
    'console.log(answer);',
  ].join('\n');
}
