// Devices, systems and browsers that samples name are those of the catalogue.
import {LineCounter, parseDocument, visit} from 'yaml';
import {browserName, MOBILE_BROWSERS, PLATFORM_NAMES} from '../../src/data/devices/capabilities';
import {allDevices, catalogue} from '../../src/data/devices/catalogue';
import type {Platform} from '../../src/data/devices/types';
import {nearest} from '../shared/nearest';
import {lineAt, type Problem} from '../shared/problem';
import type {Block} from './blocks';

const devices = allDevices();
const browsers = catalogue.filter(({releases}) => releases);

const ID = /\b[a-z0-9]+(?:-[a-z0-9]+)*-(?:android|ios|ipados|macos)-\d+\b/g;

/** Full names, and those without the maker: `Galaxy S24`. */
const NAMES = catalogue
  .filter(({releases}) => !releases)
  .flatMap(({name, maker}) => [name, name.replace(`${maker} `, '')]);

/** Words that several names begin with: `Galaxy`, `iPhone`. */
const FAMILIES = [...new Set(NAMES.map((name) => /^[a-z]+/i.exec(name)?.[0] ?? ''))].filter(
  (word) => word && NAMES.filter((name) => name.startsWith(`${word} `)).length > 2,
);

/** A name with its number, and the words after it that names have. */
const NAME = new RegExp(
  `\\b(?:${FAMILIES.join('|')})(?: (?:${[
    ...new Set(NAMES.flatMap((name) => name.match(/\b[a-z]{2,}\b/gi) ?? [])),
    '[A-Z]{0,2}\\d[\\w.-]*\\w\\+?|[A-Z]?\\d\\+?',
  ].join('|')})(?![\\w]))+`,
  'g',
);

/** Of the API's answer about a device that is not there. */
const UNKNOWN = 'no device ';

/** A capability or the setter of it, in any language, and its value where that is a text. */
const CAPABILITY =
  /(device_?name|platform_?version|browser_?name|browser_?version)["']?\s*[:=,(]\s*(["'])([^"'\n]+)\2/gi;

/** How samples in any language name a system. */
const SYSTEM_WORDS: Readonly<Record<string, RegExp>> = {
  Android: /\bAndroid\b|UiAutomator2/,
  iOS: /\biOS\b|XCUITest/,
  mac: /["']mac["']|Mac2|safari:platformVersion/,
};

const versionsOn = (platforms: readonly Platform[], model: string | undefined) => [
  ...new Set(
    devices
      .filter((device) => platforms.includes(device.model.platform))
      .filter((device) => model === undefined || device.model.name === model)
      .map(({version}) => String(version)),
  ),
];

/** Values that a capability may have in a sample: versions are those of the systems and of the model in it. */
function allowedValues(name: string, code: string): readonly string[] {
  switch (name.replace('_', '').toLowerCase()) {
    case 'devicename':
      return catalogue.filter(({releases}) => !releases).map((model) => model.name);
    case 'browsername':
      return [...browsers.map(browserName), ...Object.values(MOBILE_BROWSERS)];
    case 'browserversion':
      return browsers.flatMap(({releases = []}) => releases);
    default: {
      const all = Object.keys(PLATFORM_NAMES) as Platform[];
      const named = all.filter((platform) => SYSTEM_WORDS[PLATFORM_NAMES[platform]]?.test(code));
      const model = catalogue.find((known) => code.includes(known.name) && !known.releases)?.name;
      return versionsOn(named.length > 0 ? named : all, model);
    }
  }
}

function problemOf(
  place: Pick<Problem, 'file' | 'line'>,
  value: string,
  allowed: readonly string[],
) {
  const meant = nearest(value, allowed);
  const few = allowed.length < 12 ? allowed.join(' or ') : 'what src/data/devices has';
  return {
    ...place,
    text: `The catalogue has no ${value} here.${meant ? ` Did you mean ${meant}?` : ''}`,
    fix: `write ${few}, in both languages.`,
  };
}

/**
 * @param file Path of a page or of the description of the API.
 * @param text All of it.
 * @returns Ids and numbered names in it that no device of the catalogue has.
 */
export function checkNamed(file: string, text: string): Problem[] {
  const ids = devices.map(({id}) => id);
  const unknownIds = [...text.matchAll(ID)].filter(
    ({0: id, index}) => !ids.includes(id) && !text.slice(0, index).endsWith(UNKNOWN),
  );
  // `iPad Pro 11-inch` is several models.
  const unknownNames = [...text.matchAll(NAME)].filter(
    ([name]) => /\d/.test(name) && !NAMES.some((known) => `${known} `.startsWith(`${name} `)),
  );
  return [
    ...unknownIds.map((match) => ({match, known: ids})),
    ...unknownNames.map((match) => ({match, known: NAMES})),
  ].map(({match: {0: value, index}, known}) =>
    problemOf({file, line: lineAt(text, index)}, value, known),
  );
}

/**
 * Checks what a sample says of devices, systems and browsers.
 * @param block A fenced block of a page.
 */
export function checkDevices({file, line, code}: Block): Problem[] {
  return [...code.matchAll(CAPABILITY)].flatMap(({1: name = '', 3: value = '', index}) => {
    const allowed = allowedValues(name, code);
    const place = {file, line: line - 1 + lineAt(code, index)};
    return allowed.includes(value) ? [] : [problemOf(place, value, allowed)];
  });
}

/**
 * Checks the examples of the API: their ids, and what they say of the device beside its id.
 * @param file Path of the description.
 * @param text Its YAML.
 */
export function checkApiDevices(file: string, text: string): Problem[] {
  const lineCounter = new LineCounter();
  const problems: Problem[] = [];
  visit(parseDocument(text, {lineCounter}), {
    Map: (_, map) => {
      const device = devices.find(({id}) => id === map.get('id'));
      const {name, platform, kind} = device?.model ?? {};
      const truth = {name, platform, category: kind, osVersion: String(device?.version)};
      for (const [key, value] of Object.entries(device ? truth : {})) {
        const node = map.get(key, true);
        if (map.has(key) && map.get(key) !== value) {
          const {line} = lineCounter.linePos(node?.range?.[0] ?? 0);
          problems.push(problemOf({file, line}, String(map.get(key)), [String(value)]));
        }
      }
    },
  });
  return [...checkNamed(file, text), ...problems];
}
