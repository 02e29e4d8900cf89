import {KEY_VARIABLE, literal, python, textOf} from '../literal';
import type {Sample} from '../sample';
import {CLIENT_SECONDS, type SampleSession} from './session';

/** Classes of Selenium's options; Opera is built on Chromium. */
const OPTIONS: Readonly<Record<string, string>> = {
  firefox: 'FirefoxOptions',
  safari: 'SafariOptions',
  MicrosoftEdge: 'EdgeOptions',
};

/** @returns A module that opens a session, with Appium or Selenium. */
export function pythonSession({tool, capabilities, commands, hub, texts}: SampleSession): Sample {
  const isAppium = tool === 'appium-python';
  const option = OPTIONS[String(capabilities.browserName)] ?? 'ChromeOptions';
  const code = textOf(
    'import os\n',
    isAppium
      ? [
          'from appium import webdriver',
          'from appium.options.common import AppiumOptions',
          'from appium.webdriver.client_config import AppiumClientConfig',
          'from selenium.webdriver.remote.client_config import AuthType',
        ]
      : [
          'from selenium import webdriver',
          'from selenium.webdriver.remote.client_config import AuthType, ClientConfig',
        ],
    `
HUB = ${python.scalar(hub)}


def open_session() -> webdriver.Remote:
    """${texts.opens}"""
    config = ${isAppium ? 'Appium' : ''}ClientConfig(
        remote_server_addr=HUB,`,
    // With many versions of Selenium, Appium's client loses `extra_headers` after its first request.
    `        auth_type=AuthType.BEARER,
        token=${python.variable(KEY_VARIABLE)},
        # ${texts.waits}
        timeout=${CLIENT_SECONDS},
    )
    options = ${isAppium ? 'AppiumOptions' : `webdriver.${option}`}()`,
    isAppium
      ? [
          `    options.load_capabilities(${literal(capabilities, python, 1)})`,
          '    driver = webdriver.Remote(options=options, client_config=config)',
        ]
      : [
          Object.entries(capabilities).map(
            ([name, value]) =>
              `    options.set_capability("${name}", ${literal(value, python, 1, true)})`,
          ),
          '    driver = webdriver.Remote(command_executor=HUB, options=options, client_config=config)',
        ],
    commands.map(
      ([name, value]) => `    driver.execute_script("${name}", ${literal(value, python, 1, true)})`,
    ),
    '    return driver',
  );
  return {title: 'session.py', language: 'python', code};
}
