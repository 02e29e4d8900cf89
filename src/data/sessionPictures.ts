/**
 * Moments of the tutorials that the home page shows as pictures: media/ takes them
 * (`npm run pictures` there).
 */
export const sessionPictures = [
  {name: 'live', film: 'first-session', second: 34.15},
  {name: 'report', film: 'test-report', second: 32.8},
] as const satisfies readonly {
  readonly name: string;
  /** Name of its files in static/videos. */
  readonly film: string;
  readonly second: number;
}[];

/** Widths in pixels that each picture is there in. */
export const SESSION_PICTURE_WIDTHS = [800, 1232, 2048] as const;

export type SessionPicture = (typeof sessionPictures)[number]['name'];
