import {catalogue, devicesOf} from '@site/src/data/devices/catalogue';
import {sessionSamples} from '@site/src/lib/samples/session';
import {TOOLS} from '@site/src/lib/samples/session/session';
import {
  drives,
  placeOf,
  readChoice,
  retarget,
  subjects,
  versionOf,
  writeChoice,
  type Choice,
} from '../choice';
import {findSubjects} from '../find';
import {sessionOf} from '../session';
import {codeTexts} from '../texts';

const codeOf = (choice: Choice) =>
  sessionSamples(sessionOf(choice, {hub: 'https://hub.example/wd/hub', texts: codeTexts}))
    .map(({code}) => code)
    .join('\n');
const subject = (id: string) => subjects.find((each) => each.id === id)!;

it('reads from the URL what it wrote into it', () => {
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
    expect(drives(tool, choice.subject)).toBe(true);
  }
  for (const one of subjects) {
    expect(readChoice(`?model=${one.id}`)).toMatchObject({choice: {subject: one}, refused: []});
  }
});

it.each([
  // The framework does not drive the device, and neither was chosen by the visitor.
  ['', {tool: 'selenium-java'}, 'chrome', 'any'],
  ['?tool=selenium-java', {tool: 'appium-java'}, 'any-android', readChoice('').choice.version],
  ['?model=pixel-8&version=14', {subject: subject('galaxy-s24')}, 'galaxy-s24', '14'],
  ['?model=pixel-8&version=any', {subject: subject('galaxy-s24')}, 'galaxy-s24', 'any'],
] as const)('takes after %s for %j %s with the version %s', (search, change, id, version) => {
  expect(retarget(readChoice(search).choice, change)).toMatchObject({
    subject: subject(id),
    version,
  });
});

it.each([
  ['pixel 8', 'pixel-8'],
  ['iphone15', 'iphone-15'],
  ['Ipad AIR', 'ipad-air'],
  ['any mac', 'any-mac'],
  ['galaxy s24+', 'galaxy-s24-plus'],
])('finds for %s first of all %s', (text, id) => {
  const [first = []] = findSubjects('json', text).values();
  expect(first[0]?.id).toMatch(new RegExp(`^${id}`));
});

it('groups what it finds by maker, and knows what a framework does not drive', () => {
  expect([...findSubjects('appium-java', '')].length).toBeGreaterThan(3);
  expect(findSubjects('katalon', 'pixel').size).toBe(0);
  expect(findSubjects('katalon', '').get('Browsers')).toHaveLength(5);
});

it('names in the code the device that was chosen, for all of the catalogue', () => {
  for (const device of catalogue.flatMap(devicesOf)) {
    const {model, version, release} = device;
    const tools = TOOLS.filter((tool) =>
      subjects.some((s) => s.id === model.slug && drives(tool, s)),
    );
    for (const tool of tools) {
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
  expect(code.indexOf('setSimulatedLocation')).toBeLessThan(code.indexOf('launchApp'));
  expect(code).not.toContain('activateApp');
});

it('reads a place as maps copy it, and nothing else', () => {
  expect(placeOf(' 45.5019, -73.5674')).toEqual({latitude: 45.5019, longitude: -73.5674});
  expect(['45,5019', '91,0', '0,181', 'Montréal'].filter(placeOf)).toEqual([]);
});
