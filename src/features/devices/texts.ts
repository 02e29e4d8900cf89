import {translate} from '@docusaurus/Translate';
import type {Status} from '@site/src/data/devices/history';
import {
  SYSTEMS,
  type Device,
  type DeviceKind,
  type Form,
  type Model,
} from '@site/src/data/devices/types';
import {dayText} from '@site/src/lib/dayText';

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

/** Names of facts: in the list, in rows, in filters and in comparisons. */
export const factLabels = {
  maker: translate({id: 'catalogue.maker', message: 'Maker'}),
  form: translate({id: 'catalogue.form', message: 'Type'}),
  year: translate({id: 'catalogue.year', message: 'Released'}),
  screen: translate({id: 'catalogue.screen', message: 'Screen'}),
  launch: translate({id: 'catalogue.launch', message: 'System at launch'}),
  versions: translate({id: 'catalogue.versions', message: 'Available versions'}),
} as const;

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

/** From when or until when a device is there, if that is worth a word. */
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
      return '';
  }
}

/** Facts of a model; empty where one does not apply. */
export const factsOf = (model: Model): Readonly<Record<keyof typeof factLabels, string>> => ({
  maker: model.maker,
  form: formLabels[model.form],
  year: String(model.year ?? ''),
  screen: model.inches === undefined ? '' : inchesText(model.inches),
  launch: model.releases ? '' : systemText(model, model.launch),
  versions: `${SYSTEMS[model.platform].name} ${model.versions.join(', ')}`,
});
