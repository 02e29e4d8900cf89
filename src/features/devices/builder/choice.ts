import {catalogue, devicesOf} from '@site/src/data/devices/catalogue';
import {SYSTEMS, type Device, type Model, type Platform} from '@site/src/data/devices/types';
import {TOOLS, type SampleSession, type Tool} from '@site/src/lib/samples/session/session';

/** A model, or any model with a system. */
export interface Subject {
  readonly id: string;
  readonly platform: Platform;
  readonly kind: SampleSession['platform'];
  readonly model?: Model;
  /** Values of `version`, newest first. */
  readonly versions: readonly string[];
}

/** All that a configuration is made of; the URL has it. */
export interface Choice {
  readonly tool: Tool;
  /** The URL has its id, as `model`. */
  readonly subject: Subject;
  /** One of the subject's, or `any`. */
  readonly version: string;
  readonly test: 'app' | 'web';
  readonly build: string;
  readonly name: string;
  /** Sessions at once. */
  readonly sessions: number;
  readonly video: 'on' | 'off';
  /** Latitude and longitude as they were typed; what cannot be read counts as none. */
  readonly location: string;
}

export const ANY = 'any';
export const LONGEST_TEXT = 100;
export const MOST_SESSIONS = 99;

/** How a device is chosen among those of its model. Only Safari has a choice of release and macOS. */
export const versionOf = ({model, version, release}: Device): string =>
  model.slug === 'safari' ? `${release}-${version}` : (release ?? String(version));

const KINDS = {android: 'android', ios: 'ios', ipados: 'ios', macos: 'mac'} as const;

const anyOf = (id: string, platform: Platform): Subject => ({
  id,
  platform,
  kind: KINDS[platform],
  versions: SYSTEMS[platform].versions.map(String).reverse(),
});

const ANY_ANDROID = anyOf('any-android', 'android');

export const subjects: readonly Subject[] = [
  ANY_ANDROID,
  anyOf('any-ios', 'ios'),
  anyOf('any-mac', 'macos'),
  ...catalogue.map((model) => ({
    id: model.slug,
    platform: model.platform,
    model,
    kind: model.releases ? ('browser' as const) : KINDS[model.platform],
    versions: [...new Set(devicesOf(model).map(versionOf))],
  })),
];

/** Selenium and Katalon are for desktop browsers, Appium for all others, the rest for both. */
export function drives(tool: Tool, {kind}: Subject): boolean {
  if (tool.startsWith('appium')) {
    return kind !== 'browser';
  }
  return kind === 'browser' || tool === 'webdriverio' || tool === 'json';
}

const TOOL: Tool = 'appium-javascript';

/** The first choice of a tool: a version without a model has the most devices. */
const firstSubject = (tool: Tool): Subject =>
  subjects.find(
    (each) => drives(tool, each) && (each.kind !== 'browser' || each.id === 'chrome'),
  ) ?? ANY_ANDROID;

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** @returns A place, as maps copy it: `45.5019, -73.5674`. */
export function placeOf(location: string): Place | undefined {
  const [, latitude, longitude] =
    /^(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)$/.exec(location.trim()) ?? [];
  const place = {latitude: Number(latitude), longitude: Number(longitude)};
  return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180 ? place : undefined;
}

/** The newest version of a model; of all models, the one before has far more devices. */
const firstVersion = ({kind, model, versions}: Subject): string =>
  (kind === 'browser' ? undefined : versions[model ? 0 : 1]) ?? ANY;

/** The choices that the URL leaves out. */
const defaultsOf = (tool: Tool, subject: Subject): Choice => ({
  tool,
  subject,
  version: firstVersion(subject),
  test: 'app',
  build: 'local',
  name: '',
  sessions: 1,
  video: 'on',
  location: '',
});

/**
 * Another tool or device for a choice. The first one of a tool takes the place of a device that it does not drive. A
 * version that was chosen is kept where the device has it; the usual one becomes that of the new device.
 * @returns What to change.
 */
export function retarget(
  {tool, subject, version}: Choice,
  change: Partial<Pick<Choice, 'tool' | 'subject'>>,
): Pick<Choice, 'tool' | 'subject' | 'version'> {
  const next = {tool, subject, ...change};
  const target = drives(next.tool, next.subject) ? next.subject : firstSubject(next.tool);
  const isKept = version !== firstVersion(subject) && [ANY, ...target.versions].includes(version);
  return {...next, subject: target, version: isKept ? version : firstVersion(target)};
}

const clean = (text: string): string =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, LONGEST_TEXT);

const oneOf =
  <T extends string>(...values: readonly T[]) =>
  (value: string): T | undefined =>
    values.find((each) => each === value);

/**
 * Reads a URL, which may come from anywhere.
 * @param search Query of the URL.
 * @returns The choice, and the values that could not be taken.
 */
export function readChoice(search: string): {
  readonly choice: Choice;
  readonly refused: readonly string[];
} {
  const parameters = new URLSearchParams(search);
  const refused: string[] = [];
  const take = <T>(name: string, read: (value: string) => T | undefined): T | undefined => {
    const value = parameters.get(name);
    const taken = value === null ? undefined : read(value);
    if (value !== null && taken === undefined) {
      refused.push(clean(value));
    }
    return taken;
  };
  const asked = take('model', (id) => subjects.find((each) => each.id === id));
  const tools = TOOLS.filter((each) => !asked || drives(each, asked));
  const usualTool = asked?.kind === 'browser' ? 'selenium-javascript' : TOOL;
  const tool = take('tool', oneOf(...tools)) ?? usualTool;
  const usual = defaultsOf(tool, asked ?? firstSubject(tool));
  const choice = {
    ...usual,
    version: take('version', oneOf(ANY, ...usual.subject.versions)) ?? usual.version,
    test: take('test', oneOf('app', 'web')) ?? usual.test,
    video: take('video', oneOf('on', 'off')) ?? usual.video,
    location: take('location', (value) => (placeOf(value) ? value : undefined)) ?? '',
    sessions: Number(take('sessions', (value) => /^[1-9]\d?$/.exec(value)?.[0]) ?? 1),
    build: clean(parameters.get('build') ?? usual.build),
    name: clean(parameters.get('name') ?? ''),
  };
  return {choice, refused};
}

/** @returns The query of the URL, with its question mark: what differs from what is chosen without one. */
export function writeChoice({tool, subject, ...options}: Choice): string {
  const usual: Readonly<Record<string, unknown>> = {
    ...defaultsOf(tool, subject),
    tool: TOOL,
    model: firstSubject(TOOL).id,
  };
  const location = placeOf(options.location) ? options.location : '';
  const parameters = Object.entries({tool, model: subject.id, ...options, location})
    .filter(([name, value]) => value !== usual[name])
    .map(([name, value]) => [name, clean(String(value))]);
  const search = new URLSearchParams(parameters).toString();
  return search && `?${search}`;
}
