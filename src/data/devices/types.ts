/** The kinds of the API (`category`) and of the home page, in the order of lists. */
export const DEVICE_KINDS = ['mobile', 'tablet', 'mac', 'browser'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** The systems of the API (`platform`). */
export type Platform = 'android' | 'ios' | 'ipados' | 'macos';

export type Form = 'phone' | 'foldable' | 'tablet' | 'laptop' | 'desktop' | 'browser';

/** A product in a shop, or a browser. */
export interface Model {
  /** Part of the URL and of ids: `pixel-8`. */
  readonly slug: string;
  /** The `name` of the API, and what `appium:deviceName` takes: `Google Pixel 8`. */
  readonly name: string;
  readonly maker: string;
  readonly kind: DeviceKind;
  readonly form: Form;
  readonly platform: Platform;
  /** Year in which it was first sold; browsers have none. */
  readonly year?: number;
  /** Diagonal of the screen, unfolded. Macs without a screen and browsers have none. */
  readonly inches?: number;
  /** Version of the system that it was first sold with. */
  readonly launch: number;
  /** Versions of the system that we offer, newest first. */
  readonly versions: readonly number[];
  /** Values of `browserVersion`, of browsers alone. */
  readonly releases?: readonly Release[];
}

/** A value of `browserVersion`: it moves with the browser, so that it never goes out of date. */
export type Release = 'beta' | 'stable' | `stable-${1 | 2 | 3}`;

/** A model with one version of its system, as the API lists it by this id. */
export interface Device {
  /** `pixel-8-android-14`. */
  readonly id: string;
  readonly model: Model;
  readonly version: number;
  readonly release?: Release;
}

/** Name, year, inches, system at launch, newest system that its maker ships, and the form where it is another. */
export type Row = readonly [
  name: string,
  year: number,
  inches: number | null,
  launch: number,
  newest: number,
  form?: Form,
];

/** Older systems of a model leave the grid when newer ones come. */
const MOST_VERSIONS = 4;

/** A model in a text of ids: small letters, digits and hyphens. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('+', ' plus')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The systems that the grid runs, oldest first; a model gets those that its maker ships for it. */
export const SYSTEMS: Readonly<
  Record<Platform, {readonly name: string; readonly versions: readonly number[]}>
> = {
  android: {name: 'Android', versions: [13, 14, 15, 16, 17]},
  ios: {name: 'iOS', versions: [16, 17, 18, 26, 27]},
  ipados: {name: 'iPadOS', versions: [16, 17, 18, 26, 27]},
  macos: {name: 'macOS', versions: [12, 13, 14]},
};

/**
 * @param shared What all of the rows have in common. Names that begin with the maker, and Apple's, stay as they are.
 * @param rows The models.
 */
export const models = (
  shared: Pick<Model, 'maker' | 'kind' | 'form' | 'platform'>,
  rows: readonly Row[],
): readonly Model[] =>
  rows.map(([name, year, inches, launch, newest, form = shared.form]) => ({
    ...shared,
    form,
    slug: slugOf(name),
    name:
      shared.maker === 'Apple' || name.startsWith(shared.maker) ? name : `${shared.maker} ${name}`,
    year,
    ...(inches !== null && {inches}),
    launch,
    versions: SYSTEMS[shared.platform].versions
      .filter((version) => version >= launch && version <= newest)
      .slice(-MOST_VERSIONS)
      .reverse(),
  }));
