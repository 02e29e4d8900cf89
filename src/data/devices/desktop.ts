import {models, slugOf, SYSTEMS, type Model, type Release} from './types';

/** Macs that run each of the systems on offer. */
const macs: readonly Model[] = [
  ...models({maker: 'Apple', kind: 'mac', form: 'laptop', platform: 'macos'}, [
    ['MacBook Pro', 2021, 14.2, 12, 14],
    ['MacBook Air', 2020, 13.3, 11, 14],
  ]),
  ...models({maker: 'Apple', kind: 'mac', form: 'desktop', platform: 'macos'}, [
    ['iMac', 2021, 23.5, 11, 14],
    ['Mac Mini', 2020, null, 11, 14],
    ['Mac Studio', 2022, null, 12, 14],
  ]),
];

const RELEASES: readonly Release[] = ['beta', 'stable', 'stable-1', 'stable-2'];

const browser = (name: string, maker: string): Model => ({
  ...{slug: slugOf(name), name, maker},
  ...{kind: 'browser', form: 'browser', platform: 'macos', launch: 11},
  versions: [...SYSTEMS.macos.versions].reverse(),
  releases: RELEASES,
});

export const desktop: readonly Model[] = [
  ...macs,
  browser('Chrome', 'Google'),
  browser('Firefox', 'Mozilla'),
  browser('Safari', 'Apple'),
  browser('Edge', 'Microsoft'),
  browser('Opera', 'Opera'),
];
