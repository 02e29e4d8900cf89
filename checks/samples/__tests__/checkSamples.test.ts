import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {binScript, projectRoot} from '../../../scripts/lib/paths';

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
  ['timeout: 45 minutes', 'timeuot: 45 minutes'],
  ['- run: npm test', '- runs: npm test'],
  ['      - image: cimg/node:22.14', '      - imag: cimg/node:22.14'],
  ['  <b/>', '  <b c/>'],
  ['b = 1', 'b = '],
  ['  a[One] --> b[Two]', '  a[One --> b[Two]'],
  ['Retry-After: 17', 'Retry after 17'],
  ['+b', 'b'],
  ['a=b', 'a'],
  ['[c]', '[c'],
  ['84%', '84% '],
];

/** A sample that imports a file of the first page. */
const IMPORT = "~~~js\nimport {double} from './double.mjs';\nconsole.log(double(1));\n~~~";

const ASK = '--silent --header "Authorization: Bearer $FIREGRID_API_KEY"';
const HTTP = 'Host: api.firegrid.example\nAuthorization: Bearer fg_5f0c1f6e6a43';

/** Samples that ask the API as they should; the second announces its error. */
const REQUESTS: readonly string[] = [
  `~~~bash\ncurl "$FIREGRID_API_URL/devices" ${ASK}\n~~~`,
  `~~~bash\ncurl "$FIREGRID_API_URL/devices?limit=0" ${ASK}\n~~~\n\n~~~json title="400 Bad Request"\n{}\n~~~`,
  `~~~bash exits="1"\ncurl "$FIREGRID_API_URL/devices" ${ASK} | jq -e '.data == []'\n~~~`,
  `~~~http\nGET /v1/results?testId=tst_01JQ8Z5K3M HTTP/1.1\n${HTTP}\n~~~`,
];

/** What is wrong with a page in one block or more, and what the check says about it. */
const PROBLEMS: readonly (readonly [page: string, says: string])[] = [
  [
    `~~~bash\ncurl "https://api.firegrid.example/v1/devices?platform=symbian" \\\n  ${ASK}\n~~~`,
    '2\n  The API answers GET /devices with 400',
  ],
  [
    '~~~bash\ncurl --silent "$FIREGRID_API_URL/devices"\n~~~',
    '2\n  The API answers GET /devices with 401',
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
    `~~~http\nGET /v1/results?testId=tst_01JQ8Z5K3N HTTP/1.1\n${HTTP}\n~~~`,
    '2\n  The API answers GET /results with 404',
  ],
  ['~~~\na\n~~~', '1\n  The block does not name its language.'],
  ['\n~~~cobol\nb\n~~~', '2\n  Nothing checks samples in cobol.'],
  ['~~~cobol unchecked="no"\nc\n~~~', '1\n  The block does not say why nothing checks it.'],
  [
    '~~~cobol unchecked="nothing parses COBOL here"\nd\n~~~',
    // Told of the first of them.
    '',
  ],
];

let folder = '';

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-'));
  fs.mkdirSync(path.join(folder, 'docs'));
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true, force: true});
});

/** Runs the command as `npm run` does, over some pages. */
function check(pages: readonly string[]) {
  pages.forEach((text, index) => {
    fs.writeFileSync(path.join(folder, 'docs', `${index}.mdx`), `${text}\n`);
  });
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [binScript('tsx'), path.join(projectRoot, 'checks', 'samples', 'index.ts'), '--dir', folder],
    {encoding: 'utf8', cwd: projectRoot},
  );
  return {status, output: stdout + stderr};
}

it(
  'passes samples that are right, and runs those that ask the API',
  () => {
    // A page with the line ends of Windows is read alike.
    const [first = '', ...others] = REQUESTS;
    const {status, output} = check([PAGE, IMPORT, first.replaceAll('\n', '\r\n'), ...others]);
    expect(output).toContain('samples: 32 blocks, 4 run, 0 unchecked');
    expect(status).toBe(0);
  },
  LIMIT_MS,
);

it(
  'names page and line of each mistake, and says what is wrong with the rest',
  () => {
    const broken = MISTAKES.reduce(
      (page, [right, wrong]) => page.replace(right, () => wrong),
      PAGE,
    );
    const {status, output} = check([broken, ...PROBLEMS.map(([page]) => page)]);
    const lines = PAGE.split('\n');
    const expected = [
      ...MISTAKES.map(([right]) => `docs/0.mdx:${lines.indexOf(right) + 1}\n`),
      ...PROBLEMS.map(([, says], index) => (says ? `docs/${index + 1}.mdx:${says}` : '')),
      'blocks are unchecked, more than the 1 that may be.',
      'Fix: correct the sample',
    ];
    const missing = expected.filter((text) => !output.includes(text));
    expect({missing, output: missing.length > 0 ? output : ''}).toEqual({missing: [], output: ''});
    expect(status).toBe(1);
  },
  LIMIT_MS,
);
