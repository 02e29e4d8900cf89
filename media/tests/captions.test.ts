import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, it} from 'node:test';
import {tutorialTimes} from '../../src/data/tutorials/times';
import {captionFiles, timedTexts} from '../captions/captionFiles';
import {breakCaption, formatTimestamp, formatWebVtt} from '../captions/webvtt';
import {staticDir} from '../recorder/paths';

describe('formatTimestamp', () => {
  const times: readonly [number, string][] = [
    [0, '00:00:00.000'],
    [5.2, '00:00:05.200'],
    [59.9996, '00:01:00.000'],
    [3725.04, '01:02:05.040'],
  ];
  for (const [seconds, written] of times) {
    it(`writes ${seconds} seconds as ${written}`, () => {
      assert.equal(formatTimestamp(seconds), written);
    });
  }
});

describe('breakCaption', () => {
  it('leaves what fits on one line', () => {
    assert.equal(breakCaption('Choose one that is free.'), 'Choose one that is free.');
  });

  it('breaks near the middle, after a sentence where one ends there', () => {
    assert.equal(
      breakCaption('Go through your app as your users do. Here, we buy a ticket.'),
      'Go through your app as your users do.\nHere, we buy a ticket.',
    );
  });

  it('never breaks at a no-break space', () => {
    assert.equal(
      breakCaption(
        'Il faut compter quelque temps, environ 10\u00a0000\u00a0secondes\u00a0de\u00a0plus.',
      ),
      'Il faut compter quelque temps,\nenviron 10\u00a0000\u00a0secondes\u00a0de\u00a0plus.',
    );
  });
});

describe('formatWebVtt', () => {
  it('writes named cues, with the signs that WebVTT takes for markup as entities', () => {
    assert.equal(
      formatWebVtt([
        {id: 'a.b', start: 0.5, end: 2, text: 'Press <Run> & wait.'},
        {id: 'a.c', start: 2, end: 3, text: 'Done.'},
      ]),
      'WEBVTT\n\na.b\n00:00:00.500 --> 00:00:02.000\nPress &lt;Run> &amp; wait.\n\n' +
        'a.c\n00:00:02.000 --> 00:00:03.000\nDone.\n',
    );
  });
});

describe('the caption files', () => {
  for (const {file, text} of captionFiles()) {
    it(`static/${file} is up to date (else: npm run captions)`, () => {
      const written = path.join(staticDir, file);
      assert.equal(existsSync(written) ? readFileSync(written, 'utf8') : 'missing', text);
    });
  }

  it('are refused when a language lacks a text', () => {
    const missing = (id: string): string => {
      throw new Error(`no ${id}`);
    };
    assert.throws(
      () => timedTexts('firstSession', tutorialTimes.firstSession, missing),
      /no tutorials\.firstSession\.choose\.portal/,
    );
  });
});
