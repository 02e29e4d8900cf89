import {catalogue, neighboursOf} from '@site/src/data/devices/catalogue';
import {
  entriesOf,
  FACETS,
  find,
  MOST_COMPARED,
  NO_QUERY,
  readQuery,
  sorted,
  SORTS,
  writeQuery,
  type DeviceQuery,
} from '../query';

const entries = entriesOf(catalogue);
const slugsOf = (query: Partial<DeviceQuery>) => [...find(entries, {...NO_QUERY, ...query}).slugs];

it('finds models by the beginnings of words, and systems by name and version', () => {
  expect(slugsOf({text: 'PIXEL 8'})).toEqual(expect.arrayContaining(['pixel-8', 'pixel-8-pro']));
  expect(slugsOf({text: 'pixel 8'})).not.toContain('pixel-7');
  expect(slugsOf({text: 'ixel'})).toEqual([]);
  // A version of iOS is none of the model's numbers.
  expect(slugsOf({text: 'iphone 17'}).every((slug) => slug.startsWith('iphone-17'))).toBe(true);
  expect(slugsOf({text: 'samsung android 13'})).toEqual(
    slugsOf({text: 'galaxy', chosen: {system: ['android-13'], maker: ['Samsung']}}),
  );
  expect(slugsOf({})).toHaveLength(catalogue.length);
});

it('counts for each value what it would leave', () => {
  const chosen = {kind: ['tablet'], maker: ['Google', 'Samsung']};
  const {slugs, counts} = find(entries, {...NO_QUERY, chosen});
  for (const facet of FACETS) {
    for (const [value, count] of counts[facet]) {
      expect([value, slugsOf({chosen: {...chosen, [facet]: [value]}}).length]).toEqual([
        value,
        count,
      ]);
    }
  }
  expect(slugs.size).toBe((counts.maker.get('Google') ?? 0) + (counts.maker.get('Samsung') ?? 0));
});

it('writes into the URL what it reads from it', () => {
  const query: DeviceQuery = {
    text: 'galaxy tab',
    sort: 'screen',
    chosen: {system: ['android-14', 'android-15'], year: ['2023']},
    compared: ['pixel-8', 'safari'],
  };
  expect(writeQuery(query)).toBe(
    '?q=galaxy+tab&system=android-14,android-15&year=2023&sort=screen&compare=pixel-8,safari',
  );
  expect(readQuery(writeQuery(query), entries)).toEqual(query);
  expect(writeQuery(NO_QUERY)).toBe('');
});

it('ignores in a URL what nobody could have chosen', () => {
  const hostile = `?kind=%3Cscript%3E,phone&system=android-99&sort=__proto__&compare=nope,nope&year=,&x=1`;
  expect(readQuery(hostile, entries)).toEqual(NO_QUERY);
  expect(readQuery(`?q=${'a'.repeat(5000)}`, entries).text).toHaveLength(60);
  const many = catalogue.slice(0, 9).map(({slug}) => slug);
  expect(readQuery(`?compare=${many.join()}`, entries).compared).toEqual(
    many.slice(0, MOST_COMPARED),
  );
});

it('sorts by maker, year, name and screen', () => {
  const modelsBy = (sort: (typeof SORTS)[number]) => sorted(entries, sort).map(({model}) => model);
  for (const sort of SORTS) {
    expect(new Set(modelsBy(sort)).size).toBe(catalogue.length);
  }
  const groups = sorted(entries, 'maker').map(({group}) => group);
  const changes = groups.filter((group, at) => group !== groups[at - 1]);
  expect(changes).toEqual([...new Set(groups)]);
  expect(changes.at(-1)).toBe('');
  const years = modelsBy('newest').map(({year = 0}) => year);
  expect(years).toEqual(years.toSorted((one, other) => other - one));
  const names = modelsBy('name').map(({slug}) => slug);
  expect(names.indexOf('iphone-8')).toBeLessThan(names.indexOf('iphone-11'));
});

it('has a way on from each model, to another of its kind', () => {
  for (const model of catalogue) {
    const kinds = neighboursOf(model).map(({kind}) => kind);
    expect(new Set(kinds)).toEqual(new Set([model.kind]));
  }
});
