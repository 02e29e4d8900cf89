import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {
  findPosterFaults,
  findVideoFaults,
  PHONE_LIMITS,
  TUTORIAL_LIMITS,
  type VideoFacts,
} from '../recorder/limits';
import {recordings} from '../recorder/recordings';

const good: VideoFacts = {
  width: PHONE_LIMITS.width,
  height: PHONE_LIMITS.height,
  seconds: 9.6,
  codec: 'vp9',
  streams: 1,
  bytes: 380_000,
};

describe('the limits of the videos', () => {
  it('finds nothing wrong with a video inside all of them', () => {
    expect(findVideoFaults('a.webm', good, PHONE_LIMITS)).toEqual([]);
  });

  it.each([
    ['size', {height: 1122}, 'a.webm is 540×1122: record it at 540×1120.'],
    ['length', {seconds: 10.2}, 'give its scene between 6 and 10 s'],
    ['codec', {codec: 'h264'}, 'WebM players expect vp9 or av1'],
    ['sound', {streams: 2}, 'keep the picture only, no sound'],
    ['weight', {bytes: 400_001}, 'a.webm weighs 400001 bytes, over 400000'],
  ])('names the file and the fix when the %s is wrong', (_, change, message) => {
    const faults = findVideoFaults('a.webm', {...good, ...change}, PHONE_LIMITS);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(message);
  });

  it('are those of the kind', () => {
    const tutorial = {...good, width: 1280, height: 800, seconds: 50, bytes: 900_000};
    expect(findVideoFaults('a.webm', tutorial, TUTORIAL_LIMITS)).toEqual([]);
    expect(findVideoFaults('a.webm', tutorial, PHONE_LIMITS)).toHaveLength(3);
  });

  it('find a poster that is too heavy', () => {
    const {maxPosterBytes} = PHONE_LIMITS;
    expect(findPosterFaults('a.webp', maxPosterBytes, PHONE_LIMITS)).toEqual([]);
    const faults = findPosterFaults('a.webp', maxPosterBytes + 1, PHONE_LIMITS);
    expect(faults[0]).toContain('a.webp weighs');
  });
});

describe('the recorded files', () => {
  const staticDir = path.resolve(__dirname, '../../../static');
  const sizeOf = (name: string): number => {
    const file = path.join(staticDir, name);
    return existsSync(file) ? statSync(file).size : 0;
  };
  const files = recordings.flatMap(({video, poster, limits}): [string, number][] => [
    [video, limits.maxVideoBytes],
    [poster, limits.maxPosterBytes],
  ]);

  it.each(files)(
    'static/%s is there and light enough (else: npm run record:videos)',
    (name, limit) => {
      expect(sizeOf(name)).toBeGreaterThan(0);
      expect(sizeOf(name)).toBeLessThanOrEqual(limit);
    },
  );

  it('weigh less than 6 MB together, since each clone carries them', () => {
    const total = files.reduce((sum, [name]) => sum + sizeOf(name), 0);
    expect(total).toBeLessThan(6_000_000);
  });
});
