import {capabilitiesOf, MOBILE_BROWSERS} from '@site/src/data/devices/capabilities';
import {devicesOf} from '@site/src/data/devices/catalogue';
import {service} from '@site/src/data/service';
import {QUEUE_SECONDS, type SampleSession} from '@site/src/lib/samples/session/session';
import {ANY, placeOf, versionOf, type Choice, type Place} from './choice';

/** Variables of the environment, in capabilities: builds change with each run, and URLs may be secret. */
const APP_URL = Symbol('APP_URL');
const APP_ID = Symbol('APP_ID');

/** Moves the device before the app starts: many ask for the position once. */
function commandsAt(place: Place, isApple: boolean, isApp: boolean): SampleSession['commands'] {
  const [move, start, id] = isApple
    ? ['mobile: setSimulatedLocation', 'mobile: launchApp', 'bundleId']
    : ['mobile: setGeolocation', 'mobile: activateApp', 'appId'];
  return [[move, {...place}], ...(isApp ? [[start, {[id]: APP_ID}] as const] : [])];
}

/**
 * Describes the session that a choice opens.
 * @param choice The choice; its tool drives its device.
 * @param surroundings The URL of the hub, and texts.
 */
export function sessionOf(
  {tool, subject, version, test, build, name, sessions, video, location}: Choice,
  surroundings: Pick<SampleSession, 'hub' | 'texts'>,
): SampleSession {
  const {kind, platform, model} = subject;
  const isMobile = kind === 'android' || kind === 'ios';
  const isApp = isMobile && test === 'app';
  const isWeb = kind !== 'mac' && !isApp;
  const place = isMobile ? placeOf(location) : undefined;
  const device = model && devicesOf(model).find((candidate) => versionOf(candidate) === version);
  const isClassic =
    isWeb &&
    (tool === 'webdriverio' || tool === 'appium-javascript') &&
    kind !== 'ios' &&
    subject.id !== 'safari';
  const capabilities = {
    ...capabilitiesOf({
      platform,
      model,
      version: device?.version ?? (version === ANY ? undefined : Number(version)),
      release: device?.release,
    }),
    ...(isMobile && !isApp && {browserName: MOBILE_BROWSERS[platform]}),
    ...(isApp && {'appium:app': APP_URL}),
    ...(isApp &&
      place && {
        // The app waits until the device has moved. On iOS, the test answers its question for the position.
        'appium:autoLaunch': false,
        ...(kind === 'android' && {'appium:autoGrantPermissions': true}),
      }),
    ...(kind === 'mac' && {'appium:bundleId': APP_ID}),
    ...(kind !== 'browser' && {'appium:newCommandTimeout': 60}),
    // Version 9 would ask for a connection that the hub does not offer.
    ...(isClassic && {'wdio:enforceWebDriverClassic': true}),
    [`${service.vendor}:options`]: {
      ...(build && {build}),
      ...(name && {name}),
      queueTimeout: QUEUE_SECONDS,
      video: video === 'on',
    },
  };
  const ending = kind === 'ios' ? 'ipa' : 'apk';
  return {
    ...surroundings,
    tool,
    platform: kind,
    capabilities,
    sessions,
    commands: place ? commandsAt(place, kind === 'ios', isApp) : [],
    variables: {
      ...(isApp && {APP_URL: `https://builds.example.com/shop-1.8.0.${ending}`}),
      ...(kind === 'mac' && {APP_ID: 'com.apple.TextEdit'}),
      ...(isApp && place && {APP_ID: 'com.example.shop'}),
    },
  };
}
