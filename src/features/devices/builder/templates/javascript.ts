import {javascript, literal} from '@site/src/lib/literal';
import {CLIENT_SECONDS, type Session} from '../session';
import {withVariables, type Snippet, type Surroundings} from './template';

const values = withVariables(javascript, (name) => `process.env.${name}`);

const AUTHORIZATION = '{Authorization: `Bearer ${process.env.FIREGRID_API_KEY}`}';

/** The parts of the hub's address, as WebdriverIO takes them, and how long it waits. */
function connection({hub, texts}: Surroundings): readonly string[] {
  const {hostname, pathname} = new URL(hub);
  return [
    "protocol: 'https',",
    `hostname: '${hostname}',`,
    'port: 443,',
    `path: '${pathname}',`,
    `headers: ${AUTHORIZATION},`,
    `// ${texts.waits}`,
    `connectionRetryTimeout: ${CLIENT_SECONDS}_000,`,
    'connectionRetryCount: 0,',
  ];
}

const commandLines = ({commands}: Session, driver: string): readonly string[] =>
  commands.map(
    ([name, value]) =>
      `await ${driver}.execute(${values.scalar(name)}, ${literal(value, values, 1, true)});`,
  );

const indent = (lines: readonly string[], depth: number): readonly string[] =>
  lines.map((line) => (line === '' ? '' : '  '.repeat(depth) + line));

/** WebdriverIO as a library, for any test runner. */
function appium(session: Session, surroundings: Surroundings): readonly string[] {
  const commands = commandLines(session, 'driver');
  return [
    "import {remote} from 'webdriverio';",
    '',
    `/** ${surroundings.texts.opens} */`,
    `export ${commands.length > 0 ? 'async ' : ''}function openSession() {`,
    `  ${commands.length > 0 ? 'const driver = await' : 'return'} remote({`,
    ...indent(connection(surroundings), 2),
    `    capabilities: ${literal(session.capabilities, values, 2)},`,
    '  });',
    ...indent(commands, 1),
    ...(commands.length > 0 ? ['  return driver;'] : []),
    '}',
  ];
}

/** Selenium's client has no option for headers. */
const selenium = ({capabilities}: Session, {hub, texts}: Surroundings): readonly string[] => [
  "import {Capabilities, WebDriver} from 'selenium-webdriver';",
  "import {Executor, HttpClient} from 'selenium-webdriver/http/index.js';",
  '',
  'class HubClient extends HttpClient {',
  "  /** @param {import('selenium-webdriver/http/index.js').Request} request */",
  '  send(request) {',
  "    request.headers.set('Authorization', `Bearer ${process.env.FIREGRID_API_KEY}`);",
  '    return super.send(request);',
  '  }',
  '}',
  '',
  `/** ${texts.opens} */`,
  'export function openSession() {',
  '  return WebDriver.createSession(',
  `    new Executor(new HubClient(${javascript.scalar(hub)})),`,
  `    new Capabilities(${literal(capabilities, values, 2)}),`,
  '  );',
  '}',
];

/** @returns A module that opens a session, with Appium or Selenium. */
export const javascriptSnippet = (session: Session, surroundings: Surroundings): Snippet => ({
  title: 'session.mjs',
  language: 'javascript',
  code: (session.choice.tool === 'selenium-javascript' ? selenium : appium)(
    session,
    surroundings,
  ).join('\n'),
});

/** @returns The configuration of WebdriverIO's test runner. */
export function wdioSnippet(session: Session, surroundings: Surroundings): Snippet {
  const {capabilities, choice} = session;
  const commands = commandLines(session, 'globalThis.browser');
  const lines = [
    'export const config = {',
    "  runner: 'local',",
    ...indent(connection(surroundings), 1),
    '',
    "  specs: ['./test/specs/**/*.mjs'],",
    `  maxInstances: ${choice.sessions},`,
    `  capabilities: ${literal([capabilities], values, 1)},`,
    '',
    "  framework: 'mocha',",
    '  mochaOpts: {timeout: 120_000},',
    "  reporters: ['spec'],",
    ...(commands.length > 0 ? ['', '  async before() {', ...indent(commands, 2), '  },'] : []),
    '};',
  ];
  return {title: 'wdio.conf.mjs', language: 'javascript', code: lines.join('\n')};
}
