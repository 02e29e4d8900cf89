import {capabilitiesOf, MOBILE_BROWSERS} from '@site/src/data/devices/capabilities';
import {service} from '@site/src/data/service';
import {
  isBrowser,
  isMac,
  placeOf,
  subjectOf,
  targetOf,
  type Choice,
  type Place,
  type Tool,
} from './choice';

/** Variables of the environment, in capabilities: builds change with each run, and addresses may be secret. */
const APP_URL = Symbol('APP_URL');
const APP_ID = Symbol('APP_ID');

/** How long a session may wait for a device, in seconds, and a client for the session. */
const QUEUE_SECONDS = 300;
export const CLIENT_SECONDS = 330;

/** Tools that are WebdriverIO. */
const WEBDRIVERIO: readonly Tool[] = ['webdriverio', 'appium-javascript'];

/** Input of a template, the same for all of them. */
export interface Session {
  readonly choice: Choice;
  readonly capabilities: Readonly<Record<string, unknown>>;
  readonly platform: 'android' | 'ios' | 'mac' | 'browser';
  /** Commands after the start, by their names; a symbol stands for a variable of the environment. */
  readonly commands: readonly (readonly [name: string, value: Readonly<Record<string, unknown>>])[];
  /** Variables of the environment that the code reads, with examples. */
  readonly variables: Readonly<Record<string, string>>;
}

/** Moves the device before the app starts: many ask for the position once. */
function commandsAt(place: Place, isApple: boolean, isApp: boolean): Session['commands'] {
  const start = ['mobile: activateApp', {[isApple ? 'bundleId' : 'appId']: APP_ID}] as const;
  return [
    [isApple ? 'mobile: setSimulatedLocation' : 'mobile: setGeolocation', {...place}],
    ...(isApp ? [start] : []),
  ];
}

/** @returns Whether a choice can have a simulated location: phones and tablets. */
export function hasLocation({model}: Choice): boolean {
  const subject = subjectOf(model);
  return subject !== undefined && subject.platform !== 'macos';
}

/**
 * Describes the session that a choice opens.
 * @param choice The choice.
 */
export function sessionOf(choice: Choice): Session {
  const {tool, model, test, build, name, video, location} = choice;
  const subject = subjectOf(model);
  const platform =
    !subject || isBrowser(subject)
      ? 'browser'
      : isMac(subject)
        ? 'mac'
        : subject.platform === 'android'
          ? 'android'
          : 'ios';
  const isMobile = platform === 'android' || platform === 'ios';
  const isApp = isMobile && test === 'app';
  const place = isMobile ? placeOf(location) : undefined;
  const isWeb = platform === 'browser' || (isMobile && !isApp);
  const isSafari = platform === 'ios' || subject?.id === 'safari';
  const isClassic = WEBDRIVERIO.includes(tool) && isWeb && !isSafari;
  const commands = place ? commandsAt(place, platform === 'ios', isApp) : [];
  const capabilities = {
    ...capabilitiesOf(targetOf(choice)),
    ...(isMobile && !isApp && {browserName: MOBILE_BROWSERS[subject?.platform ?? 'android']}),
    ...(isApp && {'appium:app': APP_URL}),
    // The app waits until the device has moved, and then may ask for the position.
    ...(isApp && place && {'appium:autoLaunch': false}),
    ...(isApp &&
      place && {
        [platform === 'ios' ? 'appium:autoAcceptAlerts' : 'appium:autoGrantPermissions']: true,
      }),
    ...(platform === 'mac' && {'appium:bundleId': APP_ID}),
    ...(platform !== 'browser' && {'appium:newCommandTimeout': 60}),
    // Version 9 would ask for a connection that the hub does not offer.
    ...(isClassic && {'wdio:enforceWebDriverClassic': true}),
    [`${service.vendor}:options`]: {
      ...(build && {build}),
      ...(name && {name}),
      queueTimeout: QUEUE_SECONDS,
      video: video === 'on',
    },
  };
  const ending = platform === 'ios' ? 'ipa' : 'apk';
  return {
    ...{choice, capabilities, platform, commands},
    variables: {
      ...(isApp && {APP_URL: `https://builds.example.com/shop-1.8.0.${ending}`}),
      ...(platform === 'mac' && {APP_ID: 'com.apple.TextEdit'}),
      ...(isApp && place && {APP_ID: 'com.example.shop'}),
    },
  };
}
