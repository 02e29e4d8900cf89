import {json} from '@site/src/lib/literal';
import {CLIENT_SECONDS, type Session} from '../session';
import {withVariables, type Snippet, type Surroundings} from './template';

const values = withVariables(json, (name) => `System.getenv("${name}")`);

/** A value of JSON; Java has no literal for maps. */
function javaValue(value: unknown): string {
  if (typeof value !== 'object' || value === null) {
    return values.scalar(value);
  }
  const entries = Object.entries(value).map(([key, entry]) => `"${key}", ${javaValue(entry)}`);
  return `Map.of(${entries.join(', ')})`;
}

const LINE = 100;

/** A call with a name and a value, in two lines where one would be too long. */
function call(method: string, name: string, value: unknown): readonly string[] {
  const line = `    ${method}("${name}", ${javaValue(value)});`;
  return line.length <= LINE
    ? [line]
    : [`    ${method}(`, `        "${name}", ${javaValue(value)});`];
}

/** Class and package of Appium's drivers. */
const DRIVERS = {
  android: ['AndroidDriver', 'io.appium.java_client.android'],
  ios: ['IOSDriver', 'io.appium.java_client.ios'],
  mac: ['Mac2Driver', 'io.appium.java_client.mac'],
  browser: ['RemoteWebDriver', 'org.openqa.selenium.remote'],
} as const;

/** Threads of JUnit, each with a session of its own. */
const parallelSnippet = (sessions: number): Snippet => ({
  title: 'src/test/resources/junit-platform.properties',
  language: 'properties',
  code: [
    'junit.jupiter.execution.parallel.enabled = true',
    'junit.jupiter.execution.parallel.mode.default = same_thread',
    'junit.jupiter.execution.parallel.mode.classes.default = concurrent',
    'junit.jupiter.execution.parallel.config.strategy = fixed',
    `junit.jupiter.execution.parallel.config.fixed.parallelism = ${sessions}`,
    `junit.jupiter.execution.parallel.config.fixed.max-pool-size = ${sessions}`,
  ].join('\n'),
});

/** @returns A class that opens a session, with Appium or Selenium, and the settings of JUnit where they matter. */
export function javaSnippets(
  {choice, capabilities, platform, commands}: Session,
  {hub, texts}: Surroundings,
): readonly Snippet[] {
  const [driver, packageName] = DRIVERS[platform];
  const isBrowser = platform === 'browser';
  const executor = isBrowser ? 'new HttpCommandExecutor(config)' : 'config';
  const opened = `new ${driver}(${executor}, capabilities)`;
  // From version 11, Appium's drivers no longer take the configuration of Selenium.
  const config = isBrowser ? 'ClientConfig' : 'AppiumClientConfig';
  const imports = [
    ...[`${packageName}.${driver}`, 'java.net.URI', 'java.time.Duration', 'java.util.Map'],
    'org.openqa.selenium.MutableCapabilities',
    ...(isBrowser
      ? [
          'org.openqa.selenium.remote.HttpCommandExecutor',
          'org.openqa.selenium.remote.http.ClientConfig',
        ]
      : ['io.appium.java_client.AppiumClientConfig']),
  ].toSorted();
  const code = [
    ...imports.map((name) => `import ${name};`),
    '',
    'final class Session {',
    `  /** ${texts.opens} */`,
    `  static ${driver} open() {`,
    '    String apiKey = System.getenv("FIREGRID_API_KEY");',
    `    ${config} config =`,
    `        ${config}.defaultConfig()`,
    `            .baseUri(URI.create("${hub}"))`,
    `            // ${texts.waits}`,
    `            .readTimeout(Duration.ofSeconds(${CLIENT_SECONDS}))`,
    '            .withFilter(',
    '                next ->',
    '                    request ->',
    '                        next.execute(request.setHeader("Authorization", "Bearer " + apiKey)));',
    '',
    '    MutableCapabilities capabilities = new MutableCapabilities();',
    ...Object.entries(capabilities).flatMap(([name, value]) =>
      call('capabilities.setCapability', name, value),
    ),
    '',
    commands.length > 0 ? `    ${driver} driver = ${opened};` : `    return ${opened};`,
    ...commands.flatMap(([name, value]) => call('driver.executeScript', name, value)),
    ...(commands.length > 0 ? ['    return driver;'] : []),
    '  }',
    '}',
  ].join('\n');
  return [
    {title: 'Session.java', language: 'java', code},
    ...(choice.sessions > 1 ? [parallelSnippet(choice.sessions)] : []),
  ];
}
