import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {tempFolder} from '../../../scripts/jest/tempFolder';

/** Compilers start for real. */
const LIMIT_MS = 180_000;

/** A sample of each language and kind, all of them right. */
const PAGE = fs.readFileSync(path.join(__dirname, 'samples.mdx'), 'utf8');

/** For each sample a line of it, and the same line with a mistake. */
const MISTAKES: readonly (readonly [right: string, wrong: string])[] = [
  ['console.log(double(2).toFixed(1));', "console.log(double('2'));"],
  ['export const double = (value) => 2 * value;', 'export const double = (value) => 2 * valeu;'],
  ['  video: true,', '  video: true;'],
  [
    "  capabilities: {platformName: 'iOS', 'firegrid:options': {video: true}},",
    "  capabilities: {platformName: 'iOS', 'firegrid:options': {vidoe: true}},",
  ],
  [
    'console.log((await client.devices.list({limit: 2})).nextCursor);',
    'console.log((await client.devices.list({size: 2})).nextCursor);',
  ],
  ['done', 'fi'],
  ['    return 2 * value', '    return 2 *'],
  ['    return_value = 1', '    return_value ='],
  ['    return 2 * value;', '    return 2 * ;'],
  ["    stage('Test') { steps { sh 'a' } }", "    stage('Test') { steps { sh 'a } }"],
  ['  "b": 2', '  "b": 02'],
  ['  - c', '  - [c'],
  ['      - run: npm test', '      - runs: npm test'],
  ['- run: echo ${{ github.sha }}', '- run: echo ${{ github.sha( }}'],
  ['  parallel: 4', '  paralel: 4'],
  ['- run: npm test', '- runs: npm test'],
  ['      - image: cimg/node:22.14', '      - imag: cimg/node:22.14'],
  ['  <b/>', '  <b c/>'],
  ['  a[One] --> b[Two]', '  a[One --> b[Two]'],
];

/** A sample that imports a file of another page. */
const IMPORT = "~~~js\nimport {double} from './double.mjs';\nconsole.log(double(1));\n~~~";

/** Code that nothing can check, and says so; a script that needs more than the API. */
const OTHER =
  '~~~cobol unchecked="nothing parses COBOL here"\na\n~~~\n\n~~~bash\ncurl "$FIREGRID_API_URL/nothing"; git push\n~~~';

const ASK = '--silent --header "Authorization: Bearer $FIREGRID_API_KEY"';

/** Samples that ask the API as they should; the second announces its error. */
const REQUESTS: readonly string[] = [
  `~~~bash\ncurl "$FIREGRID_API_URL/devices" ${ASK}\n~~~`,
  `~~~bash\ncurl "$FIREGRID_API_URL/devices?limit=0" ${ASK}\n~~~\n\n~~~json title="400 Bad Request"\n{}\n~~~`,
  `~~~bash exits="1"\ncurl "$FIREGRID_API_URL/devices" ${ASK} | jq -e '.data == []'\n~~~`,
];

/** A session that opens without a word when the hub fails. */
const SESSION = `await remote({
  ...{protocol: 'https', hostname: 'hub.firegrid.example', port: 443, path: '/wd/hub'},
  capabilities: {platformName: 'iOS'},
}).catch(console.error);`;

const HELPER = `/** @param {import('webdriverio').Browser} driver */
export async function tap(driver) {
  await driver.$('~a').click().catch(console.error);
}`;

const CONFIGURATION = `export const config = {
  ...{protocol: 'https', hostname: 'hub.firegrid.example', port: 443, path: '/wd/hub'},
  capabilities: [{platformName: 'iOS'}],
  after: () => globalThis.browser.execute('firegrid: setResult', {status: 'failed'}),
};`;

/** Mistakes in the code of a page, and the problem that the check reports. */
const PROBLEMS: readonly (readonly [page: string, says: string])[] = [
  ['Text.\n\n<Card>', '3\n  The page is not valid MDX'],
  [
    `~~~bash\ncurl "https://api.firegrid.example/v1/devices?platform=symbian" \\\n  ${ASK}\n~~~`,
    '2\n  The API answers GET /devices with 400',
  ],
  [
    '~~~bash\ncurl --silent "$FIREGRID_API_URL/devices"\n~~~',
    '2\n  The API answers GET /devices with 401',
  ],
  [
    `~~~bash\ncurl "$FIREGRID_API_URL/devicse" ${ASK}\n~~~`,
    '2\n  It sends no request that the API knows.',
  ],
  [
    '~~~bash\ncurl --no-such-option "$FIREGRID_API_URL/devices"\n~~~',
    '2\n  The sample ended with exit code 2',
  ],
  [
    '~~~bash\necho "$FIREGRID_API_URL"; curl https://example.com/\n~~~',
    '2\n  The sample ended with exit code 97: not the API: https://example.com/',
  ],
  [
    `~~~bash exits="2"\ncurl "$FIREGRID_API_URL/devices" ${ASK} | jq -e '.data == []'\n~~~`,
    '2\n  The sample ended with exit code 1',
  ],
  [
    `~~~js title="open.mjs"\nimport {remote} from 'webdriverio';\n${SESSION}\n~~~`,
    '2\n  When the hub refuses the session, the sample passes.',
  ],
  [
    `~~~js title="tap.mjs"\n${HELPER}\n~~~`,
    '2\n  When the hub ends the session, the sample passes.',
  ],
  [
    `~~~js title="wdio.ios.mjs"\n${CONFIGURATION}\n~~~`,
    '2\n  When the hub refuses the session, the sample adds “globalThis.browser.execute is not a function”.',
  ],
  [
    '~~~bash\ncurl "https://hub.firegrid.example/wd/hub/session" --silent --data "{}"\n~~~',
    '2\n  When the hub refuses the session, the sample passes.',
  ],
  ['~~~\na\n~~~', '1\n  Nothing checks samples in no language.'],
  ['\n~~~cobol\nb\n~~~', '2\n  Nothing checks samples in cobol.'],
  ['~~~cobol unchecked="no"\nc\n~~~', '1\n  Nothing checks samples in cobol.'],
];

const {folder, write} = tempFolder();

it(
  'names page and line of each mistake, says what is wrong with the rest, and passes what is right',
  () => {
    const broken = MISTAKES.reduce(
      (page, [right, wrong]) => page.replace(right, () => wrong),
      PAGE,
    );
    const faults = [
      ...MISTAKES.map(([right]) => `docs/0.mdx:${PAGE.split('\n').indexOf(right) + 1}\n`),
      ...PROBLEMS.map(([, says], index) => `docs/${index + 1}.mdx:${says}`),
      'Fix: correct the sample',
    ];
    const [first = '', ...others] = REQUESTS;
    const wrong = [broken, ...PROBLEMS.map(([page]) => page)];
    // A page with the line ends of Windows is read alike.
    const right = [PAGE, IMPORT, OTHER, first.replaceAll('\n', '\r\n'), ...others];
    [...wrong, ...right].forEach((text, index) => write(`docs/${index}.mdx`, `${text}\n`));
    // As `npm run` does.
    const {status, stdout, stderr} = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'checks/samples/index.ts', '--dir', folder],
      {encoding: 'utf8'},
    );
    const output = stdout + stderr;
    const missing = faults.filter((text) => !output.includes(text));
    const unjust = right.flatMap((_, index) => {
      const page = `docs/${wrong.length + index}.mdx`;
      return output.includes(page) ? page : [];
    });
    expect({missing, unjust, output: missing.length + unjust.length > 0 ? output : ''}).toEqual({
      missing: [],
      unjust: [],
      output: '',
    });
    expect(status).toBe(1);
  },
  LIMIT_MS,
);
