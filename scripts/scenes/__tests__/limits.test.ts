import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {findPosterFaults, findVideoFaults, LIMITS, type VideoFacts} from '../recorder/limits';

const good: VideoFacts = {
  width: LIMITS.width,
  height: LIMITS.height,
  seconds: 9.6,
  codec: 'vp9',
  streams: 1,
  bytes: 380_000,
};

describe('the limits of the hero videos', () => {
  it('finds nothing wrong with a video inside all of them', () => {
    expect(findVideoFaults('a.webm', good)).toEqual([]);
  });

  it.each([
    ['size', {height: 1122}, 'a.webm is 540×1122: record it at 540×1120.'],
    ['length', {seconds: 10.2}, 'set DURATION in its scene.ts between 6 and 10 s'],
    ['codec', {codec: 'h264'}, 'WebM players expect vp9 or av1'],
    ['sound', {streams: 2}, 'keep the picture only, no sound'],
    ['weight', {bytes: 400_001}, 'a.webm weighs 400001 bytes, over 400000'],
  ])('names the file and the fix when the %s is wrong', (_, change, message) => {
    const faults = findVideoFaults('a.webm', {...good, ...change});
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(message);
  });

  it('finds a poster that is too heavy', () => {
    expect(findPosterFaults('a.webp', LIMITS.maxPosterBytes)).toEqual([]);
    expect(findPosterFaults('a.webp', LIMITS.maxPosterBytes + 1)[0]).toContain('a.webp weighs');
  });
});

describe('the recorded files', () => {
  const staticDir = path.resolve(__dirname, '../../../static');

  it.each([
    ['android.webm', LIMITS.maxVideoBytes],
    ['ios.webm', LIMITS.maxVideoBytes],
    ['android-poster.webp', LIMITS.maxPosterBytes],
    ['ios-poster.webp', LIMITS.maxPosterBytes],
  ])('static/%s is there and light enough (else: npm run record:videos)', (name, limit) => {
    const file = path.join(staticDir, name);
    expect(existsSync(file)).toBe(true);
    expect(statSync(file).size).toBeLessThanOrEqual(limit);
  });
});
