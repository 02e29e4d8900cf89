import type {Device} from '@site/src/data/devices/types';

/** Values of `browserName`, where they are not the name in small letters. */
const BROWSER_NAMES: Readonly<Record<string, string>> = {edge: 'MicrosoftEdge'};

/** What an Appium driver is called, by the value of `platformName`. */
const DRIVERS = {Android: 'UiAutomator2', iOS: 'XCUITest', mac: 'Mac2'} as const;

const PLATFORM_NAMES = {android: 'Android', ios: 'iOS', ipados: 'iOS', macos: 'mac'} as const;

/**
 * Capabilities with which the hub gives a session on a device.
 * @param device The device. Which version of macOS a browser runs on can be chosen with Safari alone.
 */
export function capabilitiesOf({
  model,
  version,
  release,
}: Device): Readonly<Record<string, string>> {
  if (release) {
    return {
      browserName: BROWSER_NAMES[model.slug] ?? model.slug,
      browserVersion: release,
      ...(model.slug === 'safari' && {'safari:platformVersion': String(version)}),
    };
  }
  const platformName = PLATFORM_NAMES[model.platform];
  return {
    platformName,
    'appium:automationName': DRIVERS[platformName],
    'appium:deviceName': model.name,
    'appium:platformVersion': String(version),
  };
}

const TOKENS = {key: 'tok-function', text: 'tok-string'} as const;

/** JSON as src/plugins/static-code colours it. Names of devices have no character that HTML reads. */
export const jsonHtml = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(
    /("[^"]*")(:?)/g,
    (_match, text: string, colon: string) =>
      `<span class="${colon ? TOKENS.key : TOKENS.text}">${text}</span>${colon}`,
  );
