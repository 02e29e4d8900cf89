import {translate} from '@docusaurus/Translate';
import type {DeviceKind} from './types';

export interface DeviceCategory {
  readonly kind: DeviceKind;
  readonly name: string;
  readonly description: string;
  /** Five product names, the same in every language: another number makes uneven cards. */
  readonly devices: readonly [string, string, string, string, string];
  readonly versions: readonly string[];
}

export const deviceCategories: readonly DeviceCategory[] = [
  {
    kind: 'mobile',
    name: translate({id: 'devices.mobile.name', message: 'Mobile Devices'}),
    description: translate({
      id: 'devices.mobile.description',
      message:
        'Real phones of several generations, each with its own screen, sensors and network connection.',
    }),
    devices: ['iPhone 15 Pro', 'iPhone 14', 'Samsung Galaxy S24', 'Google Pixel 8', 'OnePlus 12'],
    versions: ['iOS 17+', 'Android 14+', 'Android 13', 'iOS 16'],
  },
  {
    kind: 'tablet',
    name: translate({id: 'devices.tablet.name', message: 'Tablets'}),
    description: translate({
      id: 'devices.tablet.description',
      message: 'Large screens and split views, to see the layouts that phones never show.',
    }),
    devices: ['iPad Pro', 'iPad Air', 'iPad mini', 'Samsung Galaxy Tab S9', 'Google Pixel Tablet'],
    versions: ['iPadOS 17+', 'Android 14+', 'Android 13', 'iPadOS 16'],
  },
  {
    kind: 'browser',
    name: translate({id: 'devices.browser.name', message: 'Browsers'}),
    description: translate({
      id: 'devices.browser.description',
      message: 'Five browsers, in their stable, beta and previous versions.',
    }),
    devices: ['Chrome', 'Firefox', 'Safari', 'Edge', 'Opera'],
    versions: [
      translate({id: 'devices.browser.versions.stable', message: 'Latest Stable'}),
      translate({id: 'devices.browser.versions.beta', message: 'Latest Beta'}),
      translate({id: 'devices.browser.versions.previous', message: 'Previous Versions'}),
    ],
  },
  {
    kind: 'mac',
    name: translate({id: 'devices.mac.name', message: 'Mac Instances'}),
    description: translate({
      id: 'devices.mac.description',
      message:
        'Physical Macs for desktop apps, Safari and Xcode builds, which you use from any machine.',
    }),
    devices: ['MacBook Pro', 'MacBook Air', 'iMac', 'Mac Mini', 'Mac Studio'],
    versions: ['macOS Sonoma', 'macOS Ventura', 'macOS Monterey'],
  },
];
