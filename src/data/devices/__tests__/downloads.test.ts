import {parse} from 'csv-parse/sync';
import {SaxesParser} from 'saxes';
import english from '@site/i18n/en/build.json';
import type {BuildTexts} from '@site/src/lib/buildTexts';
import {allDevices} from '../catalogue';
import {deviceDownloads} from '../downloads';
import {history} from '../history';

const texts = Object.fromEntries(
  Object.entries(english).map(([id, {message}]) => [id, message]),
) as BuildTexts;
const site = {home: 'https://a.example/fr/', language: 'fr-CA', name: 'A & B', texts};
const files = deviceDownloads({...site, isFirst: true});

it('lists all devices as JSON and as CSV, with the same values', () => {
  const {data} = JSON.parse(files['devices.json'] ?? '') as {
    readonly data: readonly Readonly<Record<string, string | number | null>>[];
  };
  expect(data.map(({id}) => id)).toEqual(allDevices().map(({id}) => id));
  const texts = data.map((record) =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => [name, `${value ?? ''}`])),
  );
  expect(parse(files['devices.csv'] ?? '', {columns: true})).toEqual(texts);
});

it('has the fields that the API has, by its names', () => {
  const {data} = JSON.parse(files['devices.json'] ?? '') as {readonly data: readonly object[]};
  expect(Object.keys(data[0] ?? {})).toEqual(
    expect.arrayContaining(['id', 'name', 'category', 'platform', 'osVersion', 'browserVersion']),
  );
});

it('are one for all languages, with a feed in each', () => {
  expect(Object.keys(deviceDownloads({...site, isFirst: false}))).toEqual(['devices.atom']);
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
  expect(files['devices.atom']).toContain('href="https://a.example/fr/devices/#galaxy-s26"');
  expect(files['devices.atom']).toContain('href="https://a.example/fr/devices/?system=ios-27"');
});
