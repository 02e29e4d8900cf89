import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pageOf, readGolden} from '../readGolden';

const dir = mkdtempSync(path.join(os.tmpdir(), 'golden-'));

afterAll(() => {
  rmSync(dir, {recursive: true});
});

const query = {query: 'queue', expect: ['/documentation/#install'], kind: 'exact', set: 'tune'};
const questions = {
  answerable: [{question: 'How much?', expect: ['/#pricing'], kind: 'question', set: 'held-out'}],
  unanswerable: [{question: 'Hello?', kind: 'smalltalk', set: 'tune'}],
};

function write(search: unknown, rest: unknown = questions): void {
  writeFileSync(path.join(dir, 'search.en.json'), JSON.stringify(search));
  writeFileSync(path.join(dir, 'questions.en.json'), JSON.stringify(rest));
}

it('reads search queries and both kinds of questions', () => {
  write([query]);
  expect(readGolden('en', dir)).toEqual({search: [query], ...questions});
});

it.each([
  ['a kind that does not exist', {...query, kind: 'fuzzy'}, '0.kind'],
  ['an address without the slash at its end', {...query, expect: ['/blog']}, '0.expect.0'],
  ['an address with a language', {...query, expect: ['https://example.com/']}, '0.expect.0'],
  ['no right place', {...query, expect: []}, '0.expect'],
  ['a field that nothing reads', {...query, weight: 2}, 'weight'],
])('names the file and the entry that has %s', (_what, entry, place) => {
  write([entry]);
  expect(() => readGolden('en', dir)).toThrow(/search\.en\.json cannot be used/);
  expect(() => readGolden('en', dir)).toThrow(place);
});

it('refuses a question to decline that expects a page', () => {
  write([query], {...questions, unanswerable: [{...questions.unanswerable[0], expect: ['/']}]});
  expect(() => readGolden('en', dir)).toThrow(/questions\.en\.json/);
});

it('tells the page of a section', () => {
  expect(pageOf('/documentation/#install')).toBe('/documentation/');
  expect(pageOf('/blog/')).toBe('/blog/');
});
