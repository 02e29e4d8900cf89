import {catalogue, devicesOf} from '@site/src/data/devices/catalogue';
import type {Target} from '@site/src/data/devices/capabilities';
import {SYSTEMS, type Device, type Model, type Platform} from '@site/src/data/devices/types';

export const TOOLS = [
  ...(['appium-java', 'appium-javascript', 'appium-python'] as const),
  ...(['selenium-java', 'selenium-javascript', 'selenium-python'] as const),
  ...(['webdriverio', 'katalon', 'json'] as const),
] as const;
export type Tool = (typeof TOOLS)[number];

/** A model, or any model with a system. */
export interface Subject {
  readonly id: string;
  readonly platform: Platform;
  readonly model?: Model;
  /** Values of `version`, newest first. */
  readonly versions: readonly string[];
}

/** All that a configuration is made of; the address has it. */
export interface Choice {
  readonly tool: Tool;
  /** Id of a subject. */
  readonly model: string;
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

const anyOf = (id: string, platform: Platform): Subject => ({
  ...{id, platform},
  versions: SYSTEMS[platform].versions.map(String).reverse(),
});

export const subjects: readonly Subject[] = [
  ...[anyOf('any-android', 'android'), anyOf('any-ios', 'ios'), anyOf('any-mac', 'macos')],
  ...catalogue.map((model) => ({
    ...{id: model.slug, platform: model.platform, model},
    versions: [...new Set(devicesOf(model).map(versionOf))],
  })),
];

/** @returns The subject of an id. */
export const subjectOf = (id: string): Subject | undefined =>
  subjects.find((subject) => subject.id === id);

export const isBrowser = ({model}: Subject): boolean => model?.releases !== undefined;

export const isMac = (subject: Subject): boolean =>
  subject.platform === 'macos' && !isBrowser(subject);

/** Selenium and Katalon are for desktop browsers, Appium for all others, the rest for both. */
export function drives(tool: Tool, subject: Subject): boolean {
  if (tool.startsWith('appium')) {
    return !isBrowser(subject);
  }
  return isBrowser(subject) || tool === 'webdriverio' || tool === 'json';
}

const TOOL: Tool = 'appium-javascript';

/** The first choice of a tool. A version without a model has the most devices. */
export const firstSubject = (tool: Tool): string =>
  subjects.some((subject) => !isBrowser(subject) && drives(tool, subject))
    ? 'any-android'
    : 'chrome';

/** @returns The device that the hub has to look for. */
export function targetOf({model, version}: Choice): Target {
  const subject = subjectOf(model);
  const device =
    subject?.model && devicesOf(subject.model).find((own) => versionOf(own) === version);
  return {
    platform: subject?.platform ?? 'android',
    model: subject?.model,
    version: device?.version ?? (version === ANY ? undefined : Number(version)),
    release: device?.release,
  };
}

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
const firstVersion = (subject: Subject | undefined): string | undefined =>
  subject && !isBrowser(subject) ? subject.versions[subject.model ? 0 : 1] : undefined;

/** The choices that the address leaves out. */
function defaultsOf(tool: Tool, model: string): Choice {
  return {
    ...{tool, model, version: firstVersion(subjectOf(model)) ?? ANY},
    ...{test: 'app', build: 'local', name: '', sessions: 1, video: 'on', location: ''},
  };
}

/**
 * Another tool or device for a choice. A version that was chosen is kept where the device has it; the usual one
 * becomes that of the new device.
 * @returns What to change.
 */
export function retarget(
  {tool, model, version}: Choice,
  next: Pick<Choice, 'tool' | 'model'>,
): Partial<Choice> {
  const usual = defaultsOf(next.tool, next.model).version;
  const versions = [ANY, ...(subjectOf(next.model)?.versions ?? [])];
  const isKept = version !== defaultsOf(tool, model).version && versions.includes(version);
  return {...next, version: isKept ? version : usual};
}

const clean = (text: string): string =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, LONGEST_TEXT);

/**
 * Reads an address, which may come from anywhere.
 * @param search Query of the address.
 * @returns The choice, and the values that could not be taken.
 */
export function readChoice(search: string): {
  readonly choice: Choice;
  readonly refused: readonly string[];
} {
  const parameters = new URLSearchParams(search);
  const refused: string[] = [];
  const take = <T extends string>(
    name: keyof Choice,
    fallback: T,
    isKnown: (value: string) => boolean,
  ): T => {
    const value = parameters.get(name);
    if (value !== null && !isKnown(value)) {
      refused.push(clean(value));
    }
    return value !== null && isKnown(value) ? (value as T) : fallback;
  };
  const asked = subjectOf(parameters.get('model') ?? '');
  const isTool = (value: string): boolean =>
    TOOLS.some((tool) => tool === value && (!asked || drives(tool, asked)));
  const tool = take<Tool>('tool', asked && isBrowser(asked) ? 'selenium-javascript' : TOOL, isTool);
  const model = take('model', firstSubject(tool), (value) => subjectOf(value) !== undefined);
  const defaults = defaultsOf(tool, model);
  const versions = [...(subjectOf(model)?.versions ?? []), ANY];
  const sessions = take('sessions', '1', (value) => /^[1-9]\d?$/.test(value));
  const choice = {
    ...defaults,
    version: take('version', defaults.version, (value) => versions.includes(value)),
    test: take<Choice['test']>('test', 'app', (value) => value === 'app' || value === 'web'),
    video: take<Choice['video']>('video', 'on', (value) => value === 'on' || value === 'off'),
    location: take('location', '', (value) => placeOf(value) !== undefined),
    sessions: Number(sessions),
    build: clean(parameters.get('build') ?? defaults.build),
    name: clean(parameters.get('name') ?? ''),
  };
  return {choice, refused};
}

/** @returns The address' query, with its question mark: what differs from what is chosen without one. */
export function writeChoice(choice: Choice): string {
  const {choice: first} = readChoice('');
  const defaults = defaultsOf(choice.tool, choice.model);
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(choice)) {
    const isTarget = name === 'tool' || name === 'model';
    const usual = (isTarget ? first : defaults)[name as keyof Choice];
    const isLost = name === 'location' && !placeOf(String(value));
    if (value !== usual && !isLost) {
      parameters.set(name, clean(String(value)));
    }
  }
  const search = parameters.toString();
  return search && `?${search}`;
}
