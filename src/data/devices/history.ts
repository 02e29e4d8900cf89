import type {Device, Platform} from './types';

/** Something that came into the grid, or will leave it: the feed of /devices and `status` come from here. */
export interface Change {
  /** Day on which it came, or on which we announced that it goes. */
  readonly date: string;
  /** Slugs of models. */
  readonly models?: readonly string[];
  /** The system that came or goes; on these models alone where there are any, else on all that can run it. */
  readonly system?: {readonly platform: Platform; readonly version: number};
  /** Last day, of what goes. */
  readonly until?: string;
}

/** Newest first. Remove a device that has gone from the tables, and leave its entry here. */
export const history: readonly Change[] = [
  {
    date: '2026-11-16',
    models: ['iphone-8', 'iphone-8-plus', 'iphone-x', 'ipad-5th-generation'],
    until: '2027-03-31',
  },
  {date: '2026-10-13', models: ['galaxy-tab-s11', 'galaxy-tab-s11-ultra', 'nothing-phone-3']},
  {date: '2026-09-28', system: {platform: 'ios', version: 27}},
  {date: '2026-09-28', system: {platform: 'ipados', version: 27}},
  {date: '2026-07-06', system: {platform: 'android', version: 17}},
  {date: '2026-04-07', models: ['galaxy-s26', 'galaxy-s26-plus', 'galaxy-s26-ultra']},
  {date: '2026-04-07', models: ['iphone-17e', 'pixel-10a']},
];

export type Status =
  | {readonly kind: 'available'}
  | {readonly kind: 'new'; readonly since: string}
  | {readonly kind: 'retiring'; readonly until: string};

/** How long something counts as new, in days before the last change: a built page does not age by itself. */
const NEW_DAYS = 90;

const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;

const concerns = ({models, system}: Change, {model, version}: Device): boolean =>
  (!models || models.includes(model.slug)) &&
  (!system ||
    (system.platform === model.platform && system.version === version && !model.releases));

/** @returns Whether a device is new or about to go. */
export function statusOf(device: Device): Status {
  const changes = history.filter((change) => concerns(change, device));
  const until = changes.find((change) => change.until)?.until;
  if (until) {
    return {kind: 'retiring', until};
  }
  const since = changes[0]?.date;
  const latest = history[0]?.date ?? '';
  return since && daysBetween(since, latest) <= NEW_DAYS
    ? {kind: 'new', since}
    : {kind: 'available'};
}
