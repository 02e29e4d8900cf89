import {otherAndroid} from './android';
import {apple} from './apple';
import {desktop} from './desktop';
import {google} from './google';
import {samsung} from './samsung';
import type {Device, Model, Release} from './types';

/** Every model on offer. Only pages that show the catalogue import it: the others would carry it. */
export const catalogue: readonly Model[] = [
  ...apple,
  ...samsung,
  ...google,
  ...otherAndroid,
  ...desktop,
];

/** Browsers bring their betas to the newest system; other models have no releases. */
const releasesOn = (
  {releases, versions}: Model,
  version: number,
): readonly (Release | undefined)[] =>
  releases?.filter((release) => release !== 'beta' || version === versions[0]) ?? [undefined];

/** @returns A model with each version of its system, and each release of a browser. */
export const devicesOf = (model: Model): readonly Device[] =>
  model.versions.flatMap((version) =>
    releasesOn(model, version).map((release) => ({
      id: [model.slug, release, model.platform, version].filter(Boolean).join('-'),
      ...{model, version},
      ...(release && {release}),
    })),
  );

/** @returns The models of its kind that come before and after it: its maker's, unless it has no other. */
export function neighboursOf(model: Model): readonly Model[] {
  const kind = catalogue.filter((other) => other.kind === model.kind);
  const sameMaker = kind.filter(({maker}) => maker === model.maker);
  const family = sameMaker.length > 1 ? sameMaker : kind;
  const at = family.indexOf(model);
  return family.filter((_other, index) => Math.abs(index - at) === 1);
}

/** The devices in the order of the API. */
export const allDevices = (): readonly Device[] =>
  catalogue.flatMap(devicesOf).sort((a, b) => (a.id < b.id ? -1 : 1));
