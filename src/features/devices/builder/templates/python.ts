import {literal, python} from '@site/src/lib/literal';
import {CLIENT_SECONDS, type Session} from '../session';
import {withVariables, type Snippet, type Surroundings} from './template';

const values = withVariables(python, (name) => `os.environ["${name}"]`);

/** Classes of Selenium's options; Opera is built on Chromium. */
const OPTIONS: Readonly<Record<string, string>> = {
  firefox: 'FirefoxOptions',
  safari: 'SafariOptions',
  MicrosoftEdge: 'EdgeOptions',
};

function appium({capabilities}: Session, {hub, texts}: Surroundings): readonly string[] {
  return [
    'from appium import webdriver',
    'from appium.options.common import AppiumOptions',
    'from appium.webdriver.client_config import AppiumClientConfig',
    'from selenium.webdriver.remote.client_config import AuthType',
    '',
    '',
    'def open_session() -> webdriver.Remote:',
    `    """${texts.opens}"""`,
    '    config = AppiumClientConfig(',
    `        remote_server_addr="${hub}",`,
    // With many versions of Selenium, Appium's client loses `extra_headers` after its first request.
    '        auth_type=AuthType.BEARER,',
    '        token=os.environ["FIREGRID_API_KEY"],',
    `        # ${texts.waits}`,
    `        timeout=${CLIENT_SECONDS},`,
    '    )',
    '    options = AppiumOptions()',
    `    options.load_capabilities(${literal(capabilities, values, 1)})`,
    '    driver = webdriver.Remote(options=options, client_config=config)',
  ];
}

function selenium({capabilities}: Session, {hub, texts}: Surroundings): readonly string[] {
  const name = String(capabilities.browserName);
  return [
    'from selenium import webdriver',
    'from selenium.webdriver.remote.client_config import AuthType, ClientConfig',
    '',
    `HUB = "${hub}"`,
    '',
    '',
    'def open_session() -> webdriver.Remote:',
    `    """${texts.opens}"""`,
    '    config = ClientConfig(',
    '        remote_server_addr=HUB,',
    '        auth_type=AuthType.BEARER,',
    '        token=os.environ["FIREGRID_API_KEY"],',
    `        # ${texts.waits}`,
    `        timeout=${CLIENT_SECONDS},`,
    '    )',
    `    options = webdriver.${OPTIONS[name] ?? 'ChromeOptions'}()`,
    ...Object.entries(capabilities).map(
      ([key, value]) => `    options.set_capability("${key}", ${literal(value, values, 1, true)})`,
    ),
    '    driver = webdriver.Remote(command_executor=HUB, options=options, client_config=config)',
  ];
}

/** @returns A module that opens a session, with Appium or Selenium. */
export function pythonSnippet(session: Session, surroundings: Surroundings): Snippet {
  const isSelenium = session.choice.tool === 'selenium-python';
  const lines = [
    'import os',
    '',
    ...(isSelenium ? selenium : appium)(session, surroundings),
    ...session.commands.map(
      ([name, value]) => `    driver.execute_script("${name}", ${literal(value, values, 1, true)})`,
    ),
    '    return driver',
  ];
  return {title: 'session.py', language: 'python', code: lines.join('\n')};
}
