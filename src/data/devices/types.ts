/** The kinds of the API (`category`) and of the home page, in the order of lists. */
export const DEVICE_KINDS = ['mobile', 'tablet', 'mac', 'browser'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** The systems of the API (`platform`). */
export type Platform = 'android' | 'ios' | 'ipados' | 'macos';

/** Forms of a product; a browser has none of these. */
export const FORMS = ['phone', 'foldable', 'tablet', 'laptop', 'desktop'] as const;
export type Form = (typeof FORMS)[number] | 'browser';

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

/** The systems that the grid runs, oldest first; a model gets those that its maker ships for it. */
export const SYSTEMS: Readonly<
  Record<Platform, {readonly name: string; readonly versions: readonly number[]}>
> = {
  android: {name: 'Android', versions: [13, 14, 15, 16, 17]},
  ios: {name: 'iOS', versions: [16, 17, 18, 26, 27]},
  ipados: {name: 'iPadOS', versions: [16, 17, 18, 26, 27]},
  macos: {name: 'macOS', versions: [12, 13, 14]},
};
