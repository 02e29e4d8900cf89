/** What the hero can carry; both videos and both posters are held against these. */
export const LIMITS = {
  width: 540,
  height: 1120,
  framesPerSecond: 30,
  minSeconds: 6,
  maxSeconds: 10,
  maxVideoBytes: 400_000,
  maxPosterBytes: 25_000,
} as const;

/** What was found in a finished video file. */
export interface VideoFacts {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly codec: string;
  /** Streams of every kind; a video that says nothing has one. */
  readonly streams: number;
  readonly bytes: number;
}

/**
 * Compares a video with the limits.
 *
 * @param file Name for the messages.
 * @returns One message per broken limit, naming the file and what to change; none when all is well.
 */
export function findVideoFaults(file: string, facts: VideoFacts): string[] {
  const {width, height, minSeconds, maxSeconds, maxVideoBytes} = LIMITS;
  const faults: string[] = [];
  if (facts.width !== width || facts.height !== height) {
    faults.push(`${file} is ${facts.width}×${facts.height}: record it at ${width}×${height}.`);
  }
  if (facts.seconds < minSeconds || facts.seconds > maxSeconds) {
    faults.push(
      `${file} lasts ${facts.seconds} s: set DURATION in its scene.ts between ${minSeconds} and ${maxSeconds} s.`,
    );
  }
  if (facts.codec !== 'vp9' && facts.codec !== 'av1') {
    faults.push(`${file} holds ${facts.codec}: WebM players expect vp9 or av1.`);
  }
  if (facts.streams !== 1) {
    faults.push(`${file} has ${facts.streams} streams: keep the picture only, no sound.`);
  }
  if (facts.bytes > maxVideoBytes) {
    faults.push(
      `${file} weighs ${facts.bytes} bytes, over ${maxVideoBytes}: move less at a time in its scene.ts.`,
    );
  }
  return faults;
}

/** As `findVideoFaults`, for the picture that stands in for the video; its size is in bytes. */
export function findPosterFaults(file: string, bytes: number): string[] {
  return bytes > LIMITS.maxPosterBytes
    ? [
        `${file} weighs ${bytes} bytes, over ${LIMITS.maxPosterBytes}: show less detail at START_AT.`,
      ]
    : [];
}
