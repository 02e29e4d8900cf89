import entries from './changes.json';
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

/** Newest first. */
export const history = entries as readonly Change[];

export type Status =
  | {readonly kind: 'available'}
  | {readonly kind: 'new'; readonly since: string}
  | {readonly kind: 'retiring'; readonly until: string};

/** How long something counts as new, in days before the last change: a built page does not age by itself. */
const NEW_DAYS = 90;

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

const concerns = ({models, system}: Change, {model, version}: Device) =>
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
