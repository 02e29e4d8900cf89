import type {TutorialKey} from './tutorials/times';

/**
 * Moments of the tutorials that the home page shows as pictures: media/ takes them
 * (`npm run pictures` there). No imports but types here: the recorder reads this file outside of the site.
 */
export const sessionPictures = [
  {name: 'live', tutorial: 'firstSession', second: 34.15},
  {name: 'report', tutorial: 'testReport', second: 32.8},
] as const satisfies readonly {
  readonly name: string;
  readonly tutorial: TutorialKey;
  readonly second: number;
}[];

/** Widths in pixels that each picture is there in. */
export const SESSION_PICTURE_WIDTHS = [800, 1232, 2048] as const;

export type SessionPicture = (typeof sessionPictures)[number]['name'];
