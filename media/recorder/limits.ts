/** Limits of a kind of video: it is recorded with its size and rate, and checked against all of them. */
export interface VideoLimits {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  readonly minSeconds: number;
  readonly maxSeconds: number;
  readonly maxVideoBytes: number;
  readonly maxPosterBytes: number;
  /** Most frames from one key frame to the next: players seek from a key frame. */
  readonly maxKeyFrameDistance: number;
}

/** For each of the hero's two phones. */
export const PHONE_LIMITS: VideoLimits = {
  width: 540,
  height: 1120,
  framesPerSecond: 30,
  minSeconds: 6,
  maxSeconds: 10,
  maxVideoBytes: 400_000,
  maxPosterBytes: 25_000,
  maxKeyFrameDistance: 600,
};

/** For a tutorial of the knowledge base: visitors load it when they play it, and jump in it. */
export const TUTORIAL_LIMITS: VideoLimits = {
  width: 1280,
  height: 800,
  framesPerSecond: 15,
  minSeconds: 30,
  maxSeconds: 60,
  maxVideoBytes: 1_500_000,
  maxPosterBytes: 40_000,
  maxKeyFrameDistance: 150,
};

/** Properties of a finished video file. */
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
 * @param facts What the file holds.
 * @param limits Those of its kind.
 * @returns One message per broken limit, naming the file and what to change; none when all is well.
 */
export function findVideoFaults(file: string, facts: VideoFacts, limits: VideoLimits): string[] {
  const {width, height, minSeconds, maxSeconds, maxVideoBytes} = limits;
  const faults: string[] = [];
  if (facts.width !== width || facts.height !== height) {
    faults.push(`${file} is ${facts.width}×${facts.height}: record it at ${width}×${height}.`);
  }
  if (facts.seconds < minSeconds || facts.seconds > maxSeconds) {
    faults.push(
      `${file} lasts ${facts.seconds} s: give its scene between ${minSeconds} and ${maxSeconds} s.`,
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

/** As `findVideoFaults`, for the picture shown before the video plays; its size is in bytes. */
export function findPosterFaults(file: string, bytes: number, limits: VideoLimits): string[] {
  return bytes > limits.maxPosterBytes
    ? [
        `${file} weighs ${bytes} bytes, over ${limits.maxPosterBytes}: show less detail in that frame.`,
      ]
    : [];
}
