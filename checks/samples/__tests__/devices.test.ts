import {allDevices, catalogue} from '../../../src/data/devices/catalogue';
import type {Block} from '../blocks';
import {checkApiDevices, checkDevices, checkNamed} from '../devices';

const [device] = allDevices().filter(({model}) => model.platform === 'android');
const [browser] = catalogue.filter(({releases}) => releases);
if (!device || !browser) {
  throw new Error('The catalogue has no Android device, or no browser.');
}
const {id, model, version} = device;
const short = model.name.replace(`${model.maker} `, '');
const [several = short] = catalogue.flatMap(({name}) => /.*\d.*(?= \()/.exec(name)?.[0] ?? []);

/** Says what is wrong with a sample: line and text of each problem. */
const faultsOf = (code: string): readonly string[] =>
  checkDevices({file: 'a.mdx', line: 10, code} as Block).map(
    ({file, line, text}) => `${file}:${line} ${text}`,
  );

const RIGHT: readonly string[] = [
  `{"platformName": "Android", "appium:deviceName": "${model.name}",\n "appium:platformVersion": "${version}"}`,
  `options = UiAutomator2Options()\noptions.platform_version = "${version}"`,
  `new UiAutomator2Options().setPlatformVersion("${version}").setDeviceName("${model.name}");`,
  `new Capabilities({browserName: '${browser.slug}', browserVersion: 'stable'})`,
  "const caps = {browserName: process.env.BROWSER, 'appium:platformVersion': version};",
];

const WRONG: readonly (readonly [code: string, says: string])[] = [
  [
    `{\n  "appium:deviceName": "${model.name}x"\n}`,
    `a.mdx:11 The catalogue has no ${model.name}x here. Did you mean ${model.name}?`,
  ],
  ['options.setPlatformVersion("9");', 'a.mdx:10 The catalogue has no 9 here.'],
  // The system is there, but not on this model.
  [
    `{"platformName": "iOS", "appium:deviceName": "${model.name}", "appium:platformVersion": "${version}"}`,
    `a.mdx:10 The catalogue has no ${version} here.`,
  ],
  [
    'options.set_capability("browserName", "chrom")',
    'a.mdx:10 The catalogue has no chrom here. Did you mean chrome?',
  ],
  ["{browserVersion: 'stabel'}", 'a.mdx:10 The catalogue has no stabel here. Did you mean stable?'],
];

it('takes what the catalogue has, and texts that come from elsewhere', () => {
  expect(RIGHT.flatMap(faultsOf)).toEqual([]);
});

it.each(WRONG)('names line and nearest match of %s', (code, says) => {
  expect(faultsOf(code).join('\n')).toContain(says);
});

it.each([
  ['an id, but not in an answer about it', id, id.replace(/-\d+$/, '-99'), 'There is no device '],
  [
    'a name with a number, but not one that several begin with',
    short,
    short.replace(/\d+/, '99'),
    `${several}: `,
  ],
])('finds in whole pages %s', (_kind, right, wrong, before) => {
  const text = `Run it on ${right}. ${before}${before.startsWith('There') ? wrong : ''}\nOr on ${wrong}.`;
  expect(checkNamed('a.mdx', text)).toMatchObject([
    {file: 'a.mdx', line: 2, text: expect.stringContaining(`no ${wrong} here`) as string},
  ]);
});

it('compares the examples of the API with the catalogue', () => {
  const example = `a:\n  id: ${id}\n  name: ${model.name}\n  osVersion: '${version + 1}'\n`;
  expect(checkApiDevices('a.yaml', example)).toMatchObject([{file: 'a.yaml', line: 4}]);
  expect(checkApiDevices('a.yaml', example.replace(`'${version + 1}'`, `'${version}'`))).toEqual(
    [],
  );
});
