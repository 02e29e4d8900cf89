import assert from 'node:assert/strict';
import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {describe, it} from 'node:test';
import {
  findPosterFaults,
  findVideoFaults,
  PHONE_LIMITS,
  TUTORIAL_LIMITS,
  type VideoFacts,
} from '../recorder/limits';
import {staticDir} from '../recorder/paths';
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
  it('find nothing wrong with a video inside all of them', () => {
    assert.deepEqual(findVideoFaults('a.webm', good, PHONE_LIMITS), []);
  });

  const wrong: readonly [string, Partial<VideoFacts>, string][] = [
    ['size', {height: 1122}, 'a.webm is 540×1122: record it at 540×1120.'],
    ['length', {seconds: 10.2}, 'give its scene between 6 and 10 s'],
    ['codec', {codec: 'h264'}, 'WebM players expect vp9 or av1'],
    ['sound', {streams: 2}, 'keep the picture only, no sound'],
    ['weight', {bytes: 400_001}, 'a.webm weighs 400001 bytes, over 400000'],
  ];
  for (const [name, change, message] of wrong) {
    it(`name the file and the fix when the ${name} is wrong`, () => {
      const faults = findVideoFaults('a.webm', {...good, ...change}, PHONE_LIMITS);
      assert.equal(faults.length, 1);
      assert.ok(faults[0]?.includes(message), faults[0]);
    });
  }

  it('are those of the kind', () => {
    const tutorial = {...good, width: 1280, height: 800, seconds: 50, bytes: 900_000};
    assert.deepEqual(findVideoFaults('a.webm', tutorial, TUTORIAL_LIMITS), []);
    assert.equal(findVideoFaults('a.webm', tutorial, PHONE_LIMITS).length, 3);
  });

  it('find a poster that is too heavy', () => {
    const {maxPosterBytes} = PHONE_LIMITS;
    assert.deepEqual(findPosterFaults('a.webp', maxPosterBytes, PHONE_LIMITS), []);
    const faults = findPosterFaults('a.webp', maxPosterBytes + 1, PHONE_LIMITS);
    assert.match(faults[0] ?? '', /a\.webp weighs/);
  });
});

describe('the recorded files', () => {
  const sizeOf = (name: string): number => {
    const file = path.join(staticDir, name);
    return existsSync(file) ? statSync(file).size : 0;
  };
  const files = recordings.flatMap(({video, poster, limits}): [string, number][] => [
    [video, limits.maxVideoBytes],
    [poster, limits.maxPosterBytes],
  ]);

  for (const [name, limit] of files) {
    it(`static/${name} is there and light enough (else: npm run record)`, () => {
      const bytes = sizeOf(name);
      assert.ok(bytes > 0 && bytes <= limit, `${name} has ${bytes} bytes`);
    });
  }

  it('weigh less than 6 MB together, since each clone carries them', () => {
    const total = files.reduce((sum, [name]) => sum + sizeOf(name), 0);
    assert.ok(total < 6_000_000, `${total} bytes`);
  });
});
