import {SaxesParser} from 'saxes';
import english from '@site/i18n/en/build.json';
import type {BuildTexts} from '@site/src/lib/buildTexts';
import {allDevices} from '../catalogue';
import {deviceFiles} from '../downloads';
import {history} from '../history';

const texts = Object.fromEntries(
  Object.entries(english).map(([id, {message}]) => [id, message]),
) as BuildTexts;
const files = deviceFiles({home: 'https://a.example/fr/', language: 'fr-CA', name: 'A & B', texts});

/** Cells of a line, as RFC 4180 quotes them. */
const cellsOf = (line: string): readonly string[] =>
  [...`${line},`.matchAll(/("(?:[^"]|"")*"|[^,]*),/g)].map(([, cell = '']) =>
    cell.replace(/^"|"$/g, '').replaceAll('""', '"'),
  );

it('lists all devices as JSON and as CSV, with the same values', () => {
  const {data} = JSON.parse(files['devices.json'] ?? '') as {
    readonly data: readonly Readonly<Record<string, string | number | null>>[];
  };
  expect(data.map(({id}) => id)).toEqual(allDevices().map(({id}) => id));
  const [names, ...rows] = (files['devices.csv'] ?? '').trimEnd().split('\r\n').map(cellsOf);
  expect(names).toEqual(Object.keys(data[0] ?? {}));
  expect(rows).toEqual(
    data.map((record) => Object.values(record).map((value) => (value === null ? '' : `${value}`))),
  );
});

it('has the fields that the API has, by its names', () => {
  const {data} = JSON.parse(files['devices.json'] ?? '') as {readonly data: readonly object[]};
  expect(Object.keys(data[0] ?? {})).toEqual(
    expect.arrayContaining(['id', 'name', 'category', 'platform', 'osVersion', 'browserVersion']),
  );
});

it('tells in a feed what came and what goes', () => {
  const tags: Record<string, string[]> = {};
  const parser = new SaxesParser();
  let text = '';
  parser.on('opentag', () => (text = ''));
  parser.on('text', (part) => (text += part));
  parser.on('closetag', ({name}) => (tags[name] ??= []).push(text));
  parser.write(files['devices.atom'] ?? '').close();
  expect(tags.entry).toHaveLength(history.length);
  expect(new Set(tags.id).size).toBe(history.length + 1);
  expect(tags.title?.join('\n')).not.toMatch(/[{}]|undefined/);
  expect(tags.name).toEqual(['A & B']);
});
