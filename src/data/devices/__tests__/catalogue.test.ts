import categories from '@generated/content/default/device-categories.json';
import {agents} from 'caniuse-lite';
import * as z from 'zod';
import {facts} from '../../facts';
import {allDevices, catalogue, devicesOf} from '../catalogue';
import entries from '../changes.json';
import {history, statusOf} from '../history';
import groups from '../models.json';
import {DEVICE_KINDS, FORMS, SYSTEMS, type Model, type Platform} from '../types';

/*
 * Rules that the catalogue follows, whatever is in it today. Each message names the file of src/data/devices, the entry and the
 * fix.
 */

/** iPadOS has had the versions of iOS, and their years. */
const APPLE_RELEASED = {
  11: 2017,
  12: 2018,
  13: 2019,
  14: 2020,
  15: 2021,
  16: 2022,
  17: 2023,
  18: 2024,
  26: 2025,
  27: 2026,
};

/** Year in which each system came out, by its first stable version. */
const RELEASED: Readonly<Record<Model['platform'], Readonly<Record<number, number>>>> = {
  android: {10: 2019, 11: 2020, 12: 2021, 13: 2022, 14: 2023, 15: 2024, 16: 2025, 17: 2026},
  ios: APPLE_RELEASED,
  ipados: {10: 2016, ...APPLE_RELEASED},
  macos: {11: 2020, 12: 2021, 13: 2022, 14: 2023},
};

/** Most years for which makers of Android devices have shipped new versions: Google and Samsung, since 2024. */
const ANDROID_YEARS = 7;

const when = (isProblem: boolean, message: string): readonly string[] =>
  isProblem ? [message] : [];

const devices = allDevices();
const hardware = catalogue.filter(({kind}) => kind !== 'browser');

function problemsOf(model: Model): readonly string[] {
  const {name, year = 0, inches, launch, versions, platform, form} = model;
  const at = `models.json: ${name}`;
  const released = RELEASED[platform];
  const thisYear = new Date().getFullYear();
  const size = form === 'tablet' || form === 'laptop' || form === 'desktop' ? [7, 28] : [4, 9];
  return [
    ...when(year > thisYear, `${at}: ${year} is still to come: write the year of its first sale`),
    ...when(
      released[launch] === undefined,
      `${at}: no ${SYSTEMS[platform].name} ${launch} is known: add it to RELEASED`,
    ),
    ...when(
      (released[launch] ?? 0) > year || (released[launch] ?? 0) < year - 2,
      `${at}: sold since ${year}, but ${SYSTEMS[platform].name} ${launch} is of ${released[launch]}: write the system it was sold with`,
    ),
    ...when(versions.length === 0, `${at}: it runs nothing that we offer: remove it`),
    ...when(
      platform === 'android' && (released[versions[0] ?? 0] ?? 0) > year + ANDROID_YEARS,
      `${at}: no maker ships Android ${versions[0]} for a model of ${year}: write the newest that it has`,
    ),
    ...when(
      inches !== undefined && !(inches >= size[0]! && inches <= size[1]!),
      `${at}: ${inches} inches is no ${form}: write its diagonal in inches`,
    ),
  ];
}

const platform = z.enum(Object.keys(SYSTEMS) as [Platform, ...Platform[]]);

/** Columns of a row: src/data/devices/README.md. */
const row = z.tuple([
  z.string(),
  z.int(),
  z.number().nullable(),
  z.int(),
  z.int(),
  z.enum(FORMS).optional(),
]);

it.each([
  [
    'models.json',
    groups,
    z.strictObject({
      maker: z.string(),
      kind: z.enum(DEVICE_KINDS),
      form: z.enum(FORMS),
      platform,
      models: z.array(row),
    }),
  ],
  [
    'changes.json',
    entries,
    z.strictObject({
      date: z.iso.date(),
      models: z.array(z.string()).optional(),
      system: z.strictObject({platform, version: z.int()}).optional(),
      until: z.iso.date().optional(),
    }),
  ],
])('%s has the fields that the README describes', (_file, value, schema) => {
  const {error} = z.array(schema as z.ZodType).safeParse(value);
  expect(error && z.prettifyError(error)).toBeUndefined();
});

it('describes models that can exist', () => {
  expect(hardware.flatMap(problemsOf)).toEqual([]);
  const pixel = hardware.find(({slug}) => slug === 'pixel-8')!;
  expect(problemsOf({...pixel, launch: 16})).toEqual([
    'models.json: Google Pixel 8: sold since 2023, but Android 16 is of 2025: write the system it was sold with',
  ]);
  expect(problemsOf({...pixel, year: 2999, inches: 62})).toHaveLength(3);
});

it('gives each model and each device a unique name, as the API writes them', () => {
  const names = [
    ...catalogue.flatMap(({slug, name}) => [slug, name]),
    ...devices.map(({id}) => id),
  ];
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(devices.filter(({id}) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
});

// A well-kept list of browsers and of the versions of iOS is here with Browserslist; none of phones was found.
it('offers the systems of Apple that are out, the newest of them included', () => {
  const majors = Object.entries(agents.ios_saf!.release_date).flatMap(([name, date]) =>
    date ? [Number(name.split('.')[0])] : [],
  );
  const {versions} = SYSTEMS.ios;
  expect(versions.filter((version) => !majors.includes(version))).toEqual([]);
  for (const version of versions) {
    const first = agents.ios_saf!.release_date[`${version}.0`];
    expect(first ? new Date(first * 1000).getFullYear() : 0).toBe(RELEASED.ios[version]);
  }
});

it('is as large as we claim', () => {
  const count = hardware.flatMap(devicesOf).length;
  const claim = Math.floor((count - 1) / 100) * 100;
  expect(`facts.ts: deviceCount: ${facts.deviceCount.value}`).toBe(
    `facts.ts: deviceCount: ${claim}`,
  );
  expect(
    hardware.filter(({form}) => form !== 'laptop' && form !== 'desktop').length,
  ).toBeGreaterThanOrEqual(150);
});

it('has what the home page names', () => {
  const problems = categories.flatMap(({id: kind, devices: names, versions}) => {
    const models = catalogue.filter((model) => model.kind === kind);
    const systems = models.flatMap(({platform, versions: all}) =>
      all.map((version) => `${SYSTEMS[platform].name} ${version}`),
    );
    return [
      ...names
        .filter(
          (name) =>
            !models.some((model) => model.name === name || model.name.startsWith(`${name} `)),
        )
        .map((name) => `device-categories.yml: ${name}: name a model of the catalogue`),
      ...versions
        .filter((version) => /\d/.test(version) && !systems.includes(version.replace('+', '')))
        .map((version) => `device-categories.yml: ${kind}: no model has ${version}`),
    ];
  });
  expect(problems).toEqual([]);
});

describe('history', () => {
  it('is in order, and names what the catalogue has', () => {
    const dates = history.map(({date}) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    const today = new Date().toISOString().slice(0, 10);
    const problems = history.flatMap(({date, models = [], system, until}) => [
      ...when(date > today, `changes.json: ${date} is still to come`),
      ...when(until !== undefined && until <= date, `changes.json: ${date}: let ${until} be later`),
      ...models
        .filter(
          (slug) => (until ?? today) >= today && !catalogue.some((model) => model.slug === slug),
        )
        .map((slug) => `changes.json: ${date}: no model ${slug}: write a slug of the catalogue`),
      ...when(
        system !== undefined && !SYSTEMS[system.platform].versions.includes(system.version),
        `changes.json: ${date}: ${system?.platform} ${system?.version} is not offered`,
      ),
    ]);
    expect(problems).toEqual([]);
  });

  it('says what is new and what goes', () => {
    for (const kind of ['available', 'new', 'retiring'] as const) {
      expect(devices.some((device) => statusOf(device).kind === kind)).toBe(true);
    }
    expect(
      devices
        .filter(({release}) => release)
        .every((device) => statusOf(device).kind === 'available'),
    ).toBe(true);
  });
});
