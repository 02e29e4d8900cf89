import {locale} from '@site/src/lib/locale';

/** Pixels of the recorded scenes: media/ makes them. */
export const VIDEO_SIZE = {width: 1280, height: 800} as const;

/**
 * Where the parts of a tutorial in the page's language are, without the site's base path.
 * @param file Name of the tutorial's files.
 */
export function tutorialPaths(
  file: string,
): Readonly<Record<'video' | 'poster' | 'captions' | 'chapters', string>> {
  const base = `/videos/${file}.${locale}`;
  return {
    video: `${base}.webm`,
    poster: `${base}.webp`,
    captions: `${base}.captions.vtt`,
    chapters: `${base}.chapters.vtt`,
  };
}

/** @returns A position in a video, given in seconds, as players show it: `0:07`. */
export function formatPosition(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
