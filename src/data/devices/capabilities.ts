import type {Device, Model, Platform, Release} from './types';

/** Values of `browserName` on desktops, where they are not the name in small letters. */
const BROWSER_NAMES: Readonly<Record<string, string>> = {edge: 'MicrosoftEdge'};

/** Values of `browserName` on phones and tablets. */
export const MOBILE_BROWSERS: Readonly<Partial<Record<Platform, string>>> = {
  android: 'Chrome',
  ios: 'Safari',
  ipados: 'Safari',
};

/** Names of Appium drivers, by the value of `platformName`. */
const DRIVERS = {Android: 'UiAutomator2', iOS: 'XCUITest', mac: 'Mac2'} as const;

export const PLATFORM_NAMES = {
  android: 'Android',
  ios: 'iOS',
  ipados: 'iOS',
  macos: 'mac',
} as const satisfies Record<Platform, string>;

/** @returns What `browserName` takes for a desktop browser. */
export const browserName = ({slug}: Model): string => BROWSER_NAMES[slug] ?? slug;

/** Devices to choose among: the hub chooses every property that is left out. */
interface Target {
  readonly platform: Platform;
  readonly model?: Model | undefined;
  readonly version?: number | undefined;
  readonly release?: Release | undefined;
}

/**
 * Capabilities with which the hub gives a session on a device.
 * @param target The device, or the properties that it must have. Which version of macOS a browser runs on can be chosen with
 * Safari alone.
 */
export function capabilitiesOf({
  platform,
  model,
  version,
  release,
}: Target): Readonly<Record<string, string>> {
  if (model?.releases) {
    return {
      browserName: browserName(model),
      ...(release && {browserVersion: release}),
      ...(model.slug === 'safari' && version && {'safari:platformVersion': String(version)}),
    };
  }
  const platformName = PLATFORM_NAMES[platform];
  return {
    platformName,
    'appium:automationName': DRIVERS[platformName],
    ...(model && {'appium:deviceName': model.name}),
    ...(version && {'appium:platformVersion': String(version)}),
  };
}

/** @returns The target that is one device of the catalogue. */
export const targetOf = ({model, version, release}: Device): Target => ({
  platform: model.platform,
  model,
  version,
  release,
});
