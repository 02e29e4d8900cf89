import groups from './models.json';
import {SYSTEMS, type Device, type Form, type Model, type Release} from './types';

/** Name, year, inches, system at launch, newest system that its maker ships, and the form where it is another. */
type Row = readonly [
  name: string,
  year: number,
  inches: number | null,
  launch: number,
  newest: number,
  form?: Form,
];

interface Group extends Pick<Model, 'maker' | 'kind' | 'form' | 'platform'> {
  readonly models: readonly Row[];
}

/** Older systems of a model leave the grid when newer ones come. */
const MOST_VERSIONS = 4;

/** A name in a text of ids: small letters, digits and hyphens. */
const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('+', ' plus')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Names that begin with the maker, and Apple's, stay as they are. */
const modelsOf = ({models, ...shared}: Group): readonly Model[] =>
  models.map(([name, year, inches, launch, newest, form = shared.form]) => ({
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

const RELEASES: readonly Release[] = ['beta', 'stable', 'stable-1', 'stable-2'];

const browser = (name: string, maker: string): Model => ({
  slug: slugOf(name),
  name,
  maker,
  kind: 'browser',
  form: 'browser',
  platform: 'macos',
  launch: 11,
  versions: [...SYSTEMS.macos.versions].reverse(),
  releases: RELEASES,
});

/** Every model on offer. Only pages that show the catalogue import it: the others would carry it. */
export const catalogue: readonly Model[] = [
  // A test holds the file to this type.
  ...(groups as unknown as readonly Group[]).flatMap(modelsOf),
  browser('Chrome', 'Google'),
  browser('Firefox', 'Mozilla'),
  browser('Safari', 'Apple'),
  browser('Edge', 'Microsoft'),
  browser('Opera', 'Opera'),
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
      model,
      version,
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
