import {catalogue, devicesOf} from '@site/src/data/devices/catalogue';
import {
  drives,
  placeOf,
  readChoice,
  retarget,
  subjects,
  TOOLS,
  versionOf,
  writeChoice,
  type Choice,
} from '../choice';
import {snippetsOf} from '../snippets';

const texts = {
  opens: 'Opens.',
  waits: 'Waits.',
  key: 'The key',
  terminal: 'Terminal',
  capabilities: 'JSON',
};
const codeOf = (choice: Choice): string =>
  snippetsOf(choice, {hub: 'https://hub.example/wd/hub', texts})
    .map(({code}) => code)
    .join('\n');

it('reads from the address what it wrote into it', () => {
  const search =
    '?tool=appium-python&model=pixel-8&version=14&test=web&build=b+1&name=It%27s&sessions=4&video=off&location=45.5%2C-73.5';
  const {choice, refused} = readChoice(search);
  expect(refused).toEqual([]);
  expect(writeChoice(choice)).toBe(search);
  expect(writeChoice(readChoice('').choice)).toBe('');
});

it.each([
  ['?model=pixel-99', ['pixel-99']],
  ['?model=pixel-8&version=99', ['99']],
  // Katalon is for desktop browsers.
  ['?tool=katalon&model=pixel-8', ['katalon']],
  [
    '?tool=__proto__&sessions=0&video=yes&test=&location=91,0',
    ['__proto__', '0', '', 'yes', '91,0'],
  ],
])('names what it cannot take of %s', (search, bad) => {
  const {choice, refused} = readChoice(search);
  expect(refused.toSorted()).toEqual(bad.toSorted());
  // The rest of it is a choice of the form.
  expect(readChoice(writeChoice(choice))).toEqual({choice, refused: []});
});

it('gives each tool a first device, and each device a tool', () => {
  for (const tool of TOOLS) {
    const {choice, refused} = readChoice(`?tool=${tool}`);
    expect({refused, tool: choice.tool}).toEqual({refused: [], tool});
    expect(subjects.some((one) => one.id === choice.model && drives(tool, one))).toBe(true);
  }
  for (const {id} of subjects) {
    expect(readChoice(`?model=${id}`)).toMatchObject({choice: {model: id}, refused: []});
  }
});

it.each([
  // Neither is chosen by the visitor.
  [
    '?tool=selenium-java',
    {tool: 'appium-java', model: 'any-android'},
    readChoice('').choice.version,
  ],
  ['?model=pixel-4', {tool: 'webdriverio', model: 'chrome'}, 'any'],
  ['?model=pixel-8&version=14', {tool: 'appium-java', model: 'galaxy-s24'}, '14'],
  ['?model=pixel-8&version=any', {tool: 'appium-java', model: 'galaxy-s24'}, 'any'],
] as const)('keeps of %s for %j the version %s', (search, next, version) => {
  expect(retarget(readChoice(search).choice, next)).toEqual({...next, version});
});

it('names in the code the device that was chosen, for all of the catalogue', () => {
  for (const device of catalogue.flatMap(devicesOf)) {
    const {model, version, release} = device;
    const own = TOOLS.filter((tool) =>
      subjects.some((s) => s.id === model.slug && drives(tool, s)),
    );
    for (const tool of own) {
      const search = `?tool=${tool}&model=${model.slug}&version=${versionOf(device)}`;
      const code = codeOf(readChoice(search).choice);
      const values = release ? [release] : [model.name, String(version)];
      expect([search, values.every((value) => code.includes(value))]).toEqual([search, true]);
    }
  }
});

it('moves a device before its app starts', () => {
  const code = codeOf(readChoice('?model=iphone-15&location=45.5,-73.5').choice);
  expect(code).toContain("'appium:autoLaunch': false");
  expect(code.indexOf('setSimulatedLocation')).toBeLessThan(code.indexOf('activateApp'));
});

it.each([
  ['45.5019, -73.5674', {latitude: 45.5019, longitude: -73.5674}],
  ['45,5019', undefined],
  ['91,0', undefined],
  ['0,181', undefined],
  ['Montréal', undefined],
])('reads the place %s', (text, place) => {
  expect(placeOf(text)).toEqual(place);
});
