import {mkdtempSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {reportHtml, type HtmlMessage} from '../report';

const error = (message: string, page = 'a'): HtmlMessage => ({
  type: 'error',
  message,
  url: `file:/site/build/${page}.html`,
  lastLine: 3,
  extract: '<p>\n  <div>',
});

it('names an error once, with its first pages, the line and the markup', () => {
  const pages = ['a', 'b', 'c', 'd', 'e'].map((name) => error('Bad value', name));
  expect(reportHtml(pages, '/site')).toEqual([
    'Bad value\n    in build/a.html:3, build/b.html:3, build/c.html:3 and 2 more\n    near <p> <div>',
  ]);
});

it('lets infos pass, but no page that could not be read', () => {
  const messages: HtmlMessage[] = [
    {...error('Hm'), type: 'info'},
    {type: 'non-document-error', message: 'I/O error'},
  ];
  expect(reportHtml(messages, '/site')).toEqual([expect.stringContaining('I/O error')]);
});

it('leaves the rules of style elements to ESLint, but not those of attributes', () => {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'html-')), 'a.html');
  const text = '<style>a{rx:1px}</style><p style="rx:1px">';
  writeFileSync(file, text);
  const at = (place: number): HtmlMessage => ({
    ...error('CSS: “rx”: no such property'),
    url: pathToFileURL(file).href,
    lastLine: 1,
    lastColumn: place,
  });
  expect(reportHtml([at(text.indexOf('px'))], '/')).toEqual([]);
  expect(reportHtml([at(text.lastIndexOf('px'))], '/')).toHaveLength(1);
});
