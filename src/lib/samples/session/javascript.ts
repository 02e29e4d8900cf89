import {javascript, KEY_VARIABLE, literal, textOf} from '../literal';
import type {Sample} from '../sample';
import {CLIENT_SECONDS, type SampleSession} from './session';

const KEY = `\`Bearer \${${javascript.variable(KEY_VARIABLE)}}\``;

/** The parts of the hub's URL, as WebdriverIO takes them, and how long it waits. */
function connection({hub, texts}: SampleSession, margin: string): readonly string[] {
  const {hostname, pathname} = new URL(hub);
  return [
    "protocol: 'https',",
    `hostname: '${hostname}',`,
    'port: 443,',
    `path: '${pathname}',`,
    `headers: {Authorization: ${KEY}},`,
    `// ${texts.waits}`,
    `connectionRetryTimeout: ${CLIENT_SECONDS}_000,`,
    'connectionRetryCount: 0,',
  ].map((line) => margin + line);
}

const calls = ({commands}: SampleSession, driver: string): readonly string[] =>
  commands.map(
    ([name, value]) =>
      `await ${driver}.execute(${javascript.scalar(name)}, ${literal(value, javascript, 1, true)});`,
  );

/** WebdriverIO as a library, for any test runner. */
function appium(session: SampleSession) {
  const {capabilities, texts} = session;
  const commands = calls(session, 'driver');
  const [isAsync, opened] =
    commands.length > 0 ? ['async ', 'const driver = await'] : ['', 'return'];
  return textOf(
    `import {remote} from 'webdriverio';

/** ${texts.opens} */
export ${isAsync}function openSession() {
  ${opened} remote({`,
    connection(session, '    '),
    `    capabilities: ${literal(capabilities, javascript, 2)},`,
    '  });',
    commands.map((line) => `  ${line}`),
    commands.length > 0 && '  return driver;',
    '}',
  );
}

/** Selenium's client has no option for headers. */
const selenium = ({capabilities, hub, texts}: SampleSession) =>
  `import {Capabilities, WebDriver} from 'selenium-webdriver';
import {Executor, HttpClient} from 'selenium-webdriver/http/index.js';

class HubClient extends HttpClient {
  /** @param {import('selenium-webdriver/http/index.js').Request} request */
  send(request) {
    request.headers.set('Authorization', ${KEY});
    return super.send(request);
  }
}

/** ${texts.opens} */
export function openSession() {
  return WebDriver.createSession(
    new Executor(new HubClient(${javascript.scalar(hub)})),
    new Capabilities(${literal(capabilities, javascript, 2)}),
  );
}`;

/** The configuration of WebdriverIO's test runner. */
function wdio(session: SampleSession) {
  const commands = calls(session, 'globalThis.browser');
  return textOf(
    "export const config = {\n  runner: 'local',",
    connection(session, '  '),
    `
  specs: ['./test/specs/**/*.mjs'],
  maxInstances: ${session.sessions},
  capabilities: ${literal([session.capabilities], javascript, 1)},

  framework: 'mocha',
  mochaOpts: {timeout: 120_000},
  reporters: ['spec'],`,
    commands.length > 0 && [
      '',
      '  async before() {',
      commands.map((line) => `    ${line}`),
      '  },',
    ],
    '};',
  );
}

/** @returns A module that opens a session, with Appium or Selenium, or the settings of WebdriverIO. */
export function javascriptSession(session: SampleSession): Sample {
  const isRunner = session.tool === 'webdriverio';
  const write = session.tool === 'selenium-javascript' ? selenium : isRunner ? wdio : appium;
  const title = isRunner ? 'wdio.conf.mjs' : 'session.mjs';
  return {title, language: 'javascript', code: write(session)};
}
