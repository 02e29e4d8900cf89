import {java, KEY_VARIABLE, literal, textOf} from '../literal';
import type {Sample} from '../sample';
import {CLIENT_SECONDS, type SampleSession} from './session';

/** Class and package of Appium's drivers. */
const DRIVERS = {
  android: ['AndroidDriver', 'io.appium.java_client.android'],
  ios: ['IOSDriver', 'io.appium.java_client.ios'],
  mac: ['Mac2Driver', 'io.appium.java_client.mac'],
  browser: ['RemoteWebDriver', 'org.openqa.selenium.remote'],
} as const;

/** Threads of JUnit, each with its own session. */
const junit = (sessions: number): Sample => ({
  title: 'src/test/resources/junit-platform.properties',
  language: 'properties',
  code: `junit.jupiter.execution.parallel.enabled = true
junit.jupiter.execution.parallel.mode.default = same_thread
junit.jupiter.execution.parallel.mode.classes.default = concurrent
junit.jupiter.execution.parallel.config.strategy = fixed
junit.jupiter.execution.parallel.config.fixed.parallelism = ${sessions}
junit.jupiter.execution.parallel.config.fixed.max-pool-size = ${sessions}`,
});

const calls = (method: string, values: readonly (readonly [string, unknown])[]) =>
  values.map(([name, value]) => `    ${method}(${java.scalar(name)}, ${literal(value, java, 1)});`);

/** @returns A class that opens a session, with Appium or Selenium, and the settings of JUnit where they matter. */
export function javaSession(session: SampleSession): readonly Sample[] {
  const {capabilities, commands, hub, platform, sessions, texts} = session;
  const [driver, packageName] = DRIVERS[platform];
  // From version 11, Appium's drivers no longer take the configuration of Selenium.
  const [config, executor, ...packages] =
    platform === 'browser'
      ? [
          'ClientConfig',
          'new HttpCommandExecutor(config)',
          'org.openqa.selenium.remote.HttpCommandExecutor',
          'org.openqa.selenium.remote.http.ClientConfig',
        ]
      : ['AppiumClientConfig', 'config', 'io.appium.java_client.AppiumClientConfig'];
  const opened = `new ${driver}(${executor}, capabilities);`;
  const code = textOf(
    [
      ...packages,
      `${packageName}.${driver}`,
      'org.openqa.selenium.MutableCapabilities',
      'java.net.URI',
      'java.time.Duration',
      'java.util.Map',
    ]
      .toSorted()
      .map((name) => `import ${name};`),
    `
final class Session {
  /** ${texts.opens} */
  static ${driver} open() {
    String apiKey = ${java.variable(KEY_VARIABLE)};
    ${config} config =
        ${config}.defaultConfig()
            .baseUri(URI.create(${java.scalar(hub)}))
            // ${texts.waits}
            .readTimeout(Duration.ofSeconds(${CLIENT_SECONDS}))
            .withFilter(
                next ->
                    request ->
                        next.execute(request.setHeader("Authorization", "Bearer " + apiKey)));

    MutableCapabilities capabilities = new MutableCapabilities();`,
    calls('capabilities.setCapability', Object.entries(capabilities)),
    '',
    commands.length === 0
      ? `    return ${opened}`
      : [
          `    ${driver} driver = ${opened}`,
          calls('driver.executeScript', commands),
          '    return driver;',
        ],
    '  }\n}',
  );
  return [
    {title: 'Session.java', language: 'java', code},
    ...(sessions > 1 ? [junit(sessions)] : []),
  ];
}
