import {translate} from '@docusaurus/Translate';
import {deviceCategories, type DeviceCategory, type DeviceKind} from '@site/src/data/devices';
import {formatFact} from '@site/src/data/formatFact';
import type {Fact} from './facts';
import type {Question} from './question';
import {sources} from './sources';

/** Words that mean all devices of a kind. */
const kindWords: Readonly<Record<DeviceKind, string>> = {
  mobile: translate({
    id: 'assistant.words.mobile',
    message:
      'phone, smartphone, cellphone, cell, mobile, handset, android, ios, iphone, galaxy, pixel, oneplus',
  }),
  tablet: translate({id: 'assistant.words.tablet', message: 'tablet, ipad, ipados, android'}),
  browser: translate({id: 'assistant.words.browser', message: 'browser'}),
  mac: translate({
    id: 'assistant.words.mac',
    message: 'mac, macos, macbook, imac, apple computer, os x',
  }),
};

const generic = translate({
  id: 'assistant.words.devices',
  message: 'device, hardware, model, catalogue, catalog',
});

const others = translate({
  id: 'assistant.words.aboutDevices',
  message:
    'which, what, have, version, system, operating, os, kind, type, available, offer, rent, support, supported, real, real devices, many, platform, range, computer, include, included, brand',
});

/** Makers may be left out: people say “a Galaxy S24”, “a Pixel 8”. */
const MAKER = /^(?:Samsung|Google|Apple) /;

const namesOf = ({name, devices, versions}: DeviceCategory): string =>
  [name, ...devices, ...versions].join(', ');

const describe = ({name, devices, versions}: DeviceCategory): string =>
  translate(
    {id: 'assistant.devices.line', message: '- **{name}**: {devices} ({versions})'},
    {name, devices: devices.join(', '), versions: versions.join(', ')},
  );

/** The device of the list that a question names with its model. */
const namedDevice = (question: Question) =>
  deviceCategories
    .flatMap((category) => category.devices.map((name) => ({name, category})))
    .find(({name}) => {
      const model = name.replace(MAKER, '');
      return /[ \d]/.test(model) && question.mentions(model);
    });

/** The categories that a question speaks of; all of them where it speaks of devices as such. */
function categoriesFor(question: Question): readonly DeviceCategory[] {
  const own = deviceCategories.filter(
    ({kind, devices}) =>
      question.mentions(kindWords[kind]) ||
      (kind === 'browser' && question.mentions(devices.join(', '))),
  );
  return own.length > 0 || !question.mentions(generic) ? own : deviceCategories;
}

export const deviceFacts: readonly Fact[] = [
  {
    asks: [generic, ...Object.values(kindWords), ...deviceCategories.map(namesOf)].join(', '),
    about: others,
    answer: (question) => {
      const device = namedDevice(question);
      if (device) {
        const yes = translate(
          {id: 'assistant.devices.yes', message: 'Yes: **{device}** is on the list of devices.'},
          {device: device.name},
        );
        return `${yes}\n\n${describe(device.category)}`;
      }
      const categories = categoriesFor(question);
      const count = translate(
        {
          id: 'assistant.devices.count',
          message: 'There are over {count} real devices, among them:',
        },
        {count: formatFact('deviceCount')},
      );
      return categories.length > 0 ? `${count}\n\n${categories.map(describe).join('\n')}` : null;
    },
    sources: [sources.devices, sources.kinds],
    replaces: ['/#devices', '/devices/'],
  },
];
