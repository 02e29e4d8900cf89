import {breakCaption, formatTimestamp, formatWebVtt} from '../webvtt';

describe('formatTimestamp', () => {
  it.each([
    [0, '00:00:00.000'],
    [5.2, '00:00:05.200'],
    [59.9996, '00:01:00.000'],
    [3725.04, '01:02:05.040'],
  ])('writes %s seconds as %s', (seconds, written) => {
    expect(formatTimestamp(seconds)).toBe(written);
  });
});

describe('breakCaption', () => {
  it('leaves what fits on one line', () => {
    expect(breakCaption('Choose one that is free.')).toBe('Choose one that is free.');
  });

  it('breaks near the middle, after a sentence where one ends there', () => {
    expect(breakCaption('Go through your app as your users do. Here, we buy a ticket.')).toBe(
      'Go through your app as your users do.\nHere, we buy a ticket.',
    );
  });

  it('never breaks at a no-break space', () => {
    const text =
      'Il faut compter quelque temps, environ 10\u00a0000\u00a0secondes\u00a0de\u00a0plus.';
    expect(breakCaption(text)).toBe(
      'Il faut compter quelque temps,\nenviron 10\u00a0000\u00a0secondes\u00a0de\u00a0plus.',
    );
  });
});

describe('formatWebVtt', () => {
  it('writes named cues, with the signs that WebVTT takes for markup as entities', () => {
    expect(
      formatWebVtt([
        {id: 'a.b', start: 0.5, end: 2, text: 'Press <Run> & wait.'},
        {id: 'a.c', start: 2, end: 3, text: 'Done.'},
      ]),
    ).toBe(
      'WEBVTT\n\na.b\n00:00:00.500 --> 00:00:02.000\nPress &lt;Run> &amp; wait.\n\n' +
        'a.c\n00:00:02.000 --> 00:00:03.000\nDone.\n',
    );
  });
});
