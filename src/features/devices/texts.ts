import {translate} from '@docusaurus/Translate';
import {statusOf, type Status} from '@site/src/data/devices/history';
import {devicesOf} from '@site/src/data/devices/catalogue';
import {
  SYSTEMS,
  type Device,
  type DeviceKind,
  type Form,
  type Model,
} from '@site/src/data/devices/types';
import {dayText} from '@site/src/lib/dayText';

export const DEVICES_PATH = '/devices/';

/** Address of a model's page. */
export const modelPath = ({slug}: Pick<Model, 'slug'>): string => `${DEVICES_PATH}${slug}/`;

export const kindLabels: Readonly<Record<DeviceKind, string>> = {
  mobile: translate({id: 'catalogue.kind.mobile', message: 'Phones'}),
  tablet: translate({id: 'catalogue.kind.tablet', message: 'Tablets'}),
  mac: translate({id: 'catalogue.kind.mac', message: 'Macs'}),
  browser: translate({id: 'catalogue.kind.browser', message: 'Browsers'}),
};

const formLabels: Readonly<Record<Form, string>> = {
  phone: translate({id: 'catalogue.form.phone', message: 'Phone'}),
  foldable: translate({id: 'catalogue.form.foldable', message: 'Foldable phone'}),
  tablet: translate({id: 'catalogue.form.tablet', message: 'Tablet'}),
  laptop: translate({id: 'catalogue.form.laptop', message: 'Laptop'}),
  desktop: translate({id: 'catalogue.form.desktop', message: 'Desktop computer'}),
  browser: translate({id: 'catalogue.form.browser', message: 'Browser'}),
};

const DECIMAL_SIGN = translate({
  id: 'catalogue.decimalSign',
  message: '.',
  description: 'Between whole inches and tenths',
});

/** The diagonal of a screen. */
export const inchesText = (inches: number): string =>
  translate(
    {id: 'catalogue.inches', message: '{inches} in', description: 'Inches, shortened'},
    {inches: String(inches).replace('.', DECIMAL_SIGN)},
  );

/** `Android 14`. */
export const systemText = ({platform}: Pick<Model, 'platform'>, version: number): string =>
  `${SYSTEMS[platform].name} ${version}`;

/** `Android 14`, or `stable on macOS 14`. */
export const deviceText = ({model, version, release}: Device): string =>
  release
    ? translate(
        {id: 'catalogue.device.browser', message: '{release} on {system}'},
        {release, system: systemText(model, version)},
      )
    : systemText(model, version);

/** The text for a device in a table. */
export function statusText(status: Status): string {
  switch (status.kind) {
    case 'new':
      return translate(
        {id: 'catalogue.status.since', message: 'New since {date}'},
        {date: dayText(status.since)},
      );
    case 'retiring':
      return translate(
        {id: 'catalogue.status.until', message: 'Until {date}'},
        {date: dayText(status.until)},
      );
    default:
      return translate({id: 'catalogue.status.available', message: 'Supported'});
  }
}

/** The status of a model: new when all of it is, about to go when all of it goes. */
export function modelStatus(model: Model): Status['kind'] {
  const [first, ...others] = devicesOf(model).map((device) => statusOf(device).kind);
  return first && others.every((kind) => kind === first) ? first : 'available';
}

export interface ModelFact {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

/** Facts of any model, in the order of pages and comparisons; empty where one does not apply. */
export function factsOf(model: Model): readonly ModelFact[] {
  const {maker, form, year, inches, versions, launch, releases} = model;
  return [
    {id: 'maker', label: translate({id: 'catalogue.maker', message: 'Maker'}), value: maker},
    {
      id: 'form',
      label: translate({id: 'catalogue.form', message: 'Type'}),
      value: formLabels[form],
    },
    {
      id: 'year',
      label: translate({id: 'catalogue.year', message: 'Released'}),
      value: year === undefined ? '' : String(year),
    },
    {
      id: 'screen',
      label: translate({id: 'catalogue.screen', message: 'Screen'}),
      value: inches === undefined ? '' : inchesText(inches),
    },
    {
      id: 'launch',
      label: translate({id: 'catalogue.launch', message: 'System at launch'}),
      value: releases ? '' : systemText(model, launch),
    },
    {
      id: 'versions',
      label: translate({id: 'catalogue.versions', message: 'Available versions'}),
      value: versionsText(model, versions),
    },
  ];
}

/** `Android 16, 15, 14`. */
export const versionsText = (
  {platform}: Pick<Model, 'platform'>,
  versions: readonly number[],
): string => `${SYSTEMS[platform].name} ${versions.join(', ')}`;
