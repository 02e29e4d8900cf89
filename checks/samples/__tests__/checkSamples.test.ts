import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {binScript, projectRoot} from '../../../scripts/lib/paths';

/** Compilers start for real. */
const LIMIT_MS = 180_000;

let folder = '';

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-'));
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true, force: true});
});

/** A sample of each language, right but for one line when it is broken on purpose. */
interface Case {
  readonly fence: string;
  readonly lines: readonly string[];
  /** Index of the line that is broken, and what it becomes. */
  readonly wrong: readonly [index: number, text: string];
}

const CASES: readonly Case[] = [
  {
    fence: 'js title="use.mjs"',
    lines: ["import {double} from './double.mjs';", '', 'console.log(double(2).toFixed(1));'],
    wrong: [2, "console.log(double('2'));"],
  },
  {
    fence: 'js title="double.mjs"',
    lines: ['/** @param {number} value */', 'export const double = (value) => 2 * value;'],
    wrong: [1, 'export const double = (value) => 2 * valeu;'],
  },
  {
    fence: 'js title="wdio.conf.mjs (part)"',
    lines: ["'firegrid:options': {", '  video: true,', '},'],
    wrong: [1, '  video: true;'],
  },
  {
    fence: 'js',
    lines: [
      "import {remote} from 'webdriverio';",
      'await remote({',
      "  capabilities: {platformName: 'iOS', 'firegrid:options': {video: true}},",
      '});',
    ],
    wrong: [2, "  capabilities: {platformName: 'iOS', 'firegrid:options': {vidoe: true}},"],
  },
  {
    fence: 'ts',
    lines: [
      "import {Client} from '@firegrid/sdk';",
      "const client = new Client({apiKey: 'key'});",
      'console.log((await client.devices.list({limit: 2})).nextCursor);',
    ],
    wrong: [2, 'console.log((await client.devices.list({size: 2})).nextCursor);'],
  },
  {
    fence: 'bash',
    lines: ['for name in a b; do', '  echo "$name"', 'done'],
    wrong: [2, 'fi'],
  },
  {
    fence: 'python',
    lines: ['def double(value):', '    return 2 * value'],
    wrong: [1, '    return 2 *'],
  },
  {
    fence: 'python title="a.py (part)"',
    lines: ['    double = 2 * value', '    return_value = 1', '    print(double)'],
    wrong: [1, '    return_value ='],
  },
  {
    fence: 'java',
    lines: ['class A {', '  int double2(int value) {', '    return 2 * value;', '  }', '}'],
    wrong: [2, '    return 2 * ;'],
  },
  {
    fence: 'groovy title="Jenkinsfile"',
    lines: [
      'pipeline {',
      '  agent any',
      '  stages {',
      "    stage('Test') { steps { sh 'a' } }",
      '  }',
      '}',
    ],
    wrong: [3, "    stage('Test') { steps { sh 'a } }"],
  },
  {
    fence: 'json',
    lines: ['{', '  "a": 1,', '  "b": 2', '}'],
    wrong: [2, '  "b": 02'],
  },
  {
    fence: 'yaml',
    lines: ['a: 1', 'b:', '  - c'],
    wrong: [2, '  - [c'],
  },
  {
    fence: 'yaml title=".github/workflows/a.yml"',
    lines: [
      'on: push',
      'jobs:',
      '  a:',
      '    runs-on: ubuntu-latest',
      '    steps:',
      '      - run: npm test',
    ],
    wrong: [5, '      - runs: npm test'],
  },
  {
    fence: 'yaml title=".github/workflows/a.yml (part)"',
    lines: ['- uses: actions/checkout@v6', '- run: echo ${{ github.sha }}'],
    wrong: [1, '- run: echo ${{ github.sha }'.replace('sha }', 'sha( }}')],
  },
  {
    fence: 'yaml title=".gitlab-ci.yml"',
    lines: ['devices:', '  script:', '    - npm test', '  parallel: 4'],
    wrong: [3, '  paralel: 4'],
  },
  {
    fence: 'yaml title=".gitlab-ci.yml (part)"',
    lines: ['script:', '  - npm test', 'timeout: 45 minutes'],
    wrong: [2, 'timeuot: 45 minutes'],
  },
  {
    fence: 'yaml title=".circleci/config.yml (part)"',
    lines: ['- checkout', '- run: npm test'],
    wrong: [1, '- runs: npm test'],
  },
  {
    fence: 'yaml title=".circleci/config.yml"',
    lines: [
      'version: 2.1',
      'jobs:',
      '  test:',
      '    docker:',
      '      - image: cimg/node:22.14',
      '    parallelism: 4',
      '    steps:',
      '      - checkout',
      'workflows:',
      '  main:',
      '    jobs:',
      '      - test',
    ],
    wrong: [4, '      - imag: cimg/node:22.14'],
  },
  {fence: 'xml', lines: ['<a>', '  <b/>', '</a>'], wrong: [1, '  <b c/>']},
  {fence: 'toml', lines: ['[a]', 'b = 1'], wrong: [1, 'b = ']},
  {
    fence: 'mermaid',
    lines: ['flowchart TD', '  accTitle: A', '  accDescr: B', '  a[One] --> b[Two]'],
    wrong: [3, '  a[One --> b[Two]'],
  },
  {fence: 'http', lines: ['HTTP/1.1 200 OK', 'Retry-After: 17'], wrong: [1, 'Retry after 17']},
  {fence: 'diff', lines: ['-a', '+b'], wrong: [1, 'b']},
  {fence: 'properties', lines: ['a=b'], wrong: [0, 'a']},
  {fence: 'ini', lines: ['[a]', 'b = c'], wrong: [0, '[a']},
  {fence: 'text', lines: ['84%'], wrong: [0, '84% ']},
];

const pageOf = (sample: Case, isBroken: boolean): string => {
  const lines = sample.lines.map((line, index) =>
    isBroken && index === sample.wrong[0] ? sample.wrong[1] : line,
  );
  return ['---', 'title: A page', '---', '', `\`\`\`${sample.fence}`, ...lines, '```', ''].join(
    '\n',
  );
};

/** The line of the page that the code begins at. */
const FIRST_LINE = 6;

const nameOf = (index: number): string => `docs/page-${index}.mdx`;

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  fs.writeFileSync(path.join(folder, file), text);
}

/** Runs the command as `npm run` does. */
function check() {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [binScript('tsx'), path.join(projectRoot, 'checks', 'samples', 'index.ts'), '--dir', folder],
    {encoding: 'utf8', cwd: projectRoot},
  );
  return {status, output: stdout + stderr};
}

it(
  'passes samples that are right',
  () => {
    CASES.forEach((sample, index) => {
      write(nameOf(index), pageOf(sample, false));
    });
    const {status, output} = check();
    expect(output).toContain(`samples: ${CASES.length} blocks`);
    expect(output).toMatch(/5 type-checked/);
    expect(status).toBe(0);
  },
  LIMIT_MS,
);

it(
  'names page and line of each sample that is broken on purpose',
  () => {
    CASES.forEach((sample, index) => {
      write(nameOf(index), pageOf(sample, true));
    });
    const {status, output} = check();
    const missing = CASES.flatMap(({fence, wrong}, index) => {
      const place = `${nameOf(index)}:${FIRST_LINE + wrong[0]}\n`;
      return output.includes(place) ? [] : [`${fence}: ${place.trim()}`];
    });
    expect({missing, output: missing.length > 0 ? output : ''}).toEqual({missing: [], output: ''});
    expect(output).toContain('Fix: correct the sample');
    expect(status).toBe(1);
  },
  LIMIT_MS,
);

it(
  'wants a language, a reason for what it cannot check, and few of those',
  () => {
    write('docs/a.mdx', '```\na\n```\n\n```cobol\nb\n```\n\n```cobol unchecked="no"\nc\n```\n');
    write('docs/b.mdx', '```cobol unchecked="nothing parses COBOL here"\nd\n```\n');
    const {status, output} = check();
    expect(output).toContain('docs/a.mdx:1\n  The block does not name its language.');
    expect(output).toContain('docs/a.mdx:5\n  Nothing checks samples in cobol.');
    expect(output).toContain('docs/a.mdx:9\n  The block does not say why nothing checks it.');
    expect(output).toContain('2 of 4 blocks are unchecked, more than the 0 that may be.');
    expect(status).toBe(1);
  },
  LIMIT_MS,
);

/** Samples that ask the API, and what the check says about them. */
const RUNS: readonly (readonly [fence: string, code: string, says: string])[] = [
  [
    'bash',
    'curl --fail "$FIREGRID_API_URL/devices" --header "Authorization: Bearer $FIREGRID_API_KEY"',
    '',
  ],
  [
    'bash',
    'curl "https://api.firegrid.example/v1/devices?platform=symbian" \\\n  --header "Authorization: Bearer $FIREGRID_API_KEY"',
    'answers GET /devices with 400',
  ],
  ['bash', 'curl --silent "$FIREGRID_API_URL/devices"', 'answers GET /devices with 401'],
  [
    'bash',
    'curl --no-such-option "$FIREGRID_API_URL/devices"',
    'The sample ended with exit code 2',
  ],
  [
    'bash',
    'echo "$FIREGRID_API_URL"; curl https://example.com/',
    'not the API: https://example.com/',
  ],
  [
    'http',
    'GET /v1/results?testId=tst_01JQ8Z5K3M HTTP/1.1\nHost: api.firegrid.example\nAuthorization: Bearer fg_5f0c1f6e6a43',
    '',
  ],
  [
    'http',
    'GET /v1/results?testId=tst_01JQ8Z5K3N HTTP/1.1\nHost: api.firegrid.example\nAuthorization: Bearer fg_5f0c1f6e6a43',
    'answers GET /results with 404',
  ],
];

it(
  'runs what asks the API, and says what came of it',
  () => {
    RUNS.forEach(([fence, code], index) => {
      write(nameOf(index), `\`\`\`${fence}\n${code}\n\`\`\`\n`);
    });
    const {status, output} = check();
    RUNS.forEach(([, , says], index) => {
      const about = output
        .split('\n\n')
        .filter((part) => part.includes(`${nameOf(index)}:2`))
        .join('\n');
      expect(says === '' ? about : about.includes(says) || about).toBe(says === '' ? '' : true);
    });
    expect(status).toBe(1);
  },
  LIMIT_MS,
);

it(
  'counts what ran, and takes an announced answer for right',
  () => {
    const ask = (path: string): string =>
      `\`\`\`bash\ncurl --silent "$FIREGRID_API_URL${path}" --header "Authorization: Bearer $FIREGRID_API_KEY"\n\`\`\`\n`;
    write('docs/a.mdx', ask('/devices'));
    write(
      'docs/b.mdx',
      `${ask('/devices?limit=0')}\n\`\`\`json title="400 Bad Request"\n{}\n\`\`\`\n`,
    );
    write(
      'docs/c.mdx',
      '```bash exits="1"\ncurl --silent "$FIREGRID_API_URL/devices" --header "Authorization: Bearer $FIREGRID_API_KEY" | jq --exit-status \'.data == []\'\n```\n',
    );
    const {status, output} = check();
    expect(output).toMatch(/samples: 4 blocks, .*\b3 run\b/);
    expect(status).toBe(0);
  },
  LIMIT_MS,
);
