import fs from 'node:fs';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {Hero} from '../Hero';

// jsdom plays no films.
beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});

describe('the two videos', () => {
  // The limits of the films are BRAND.md's; a format is told by its first bytes.
  it.each([
    ['android.webm', 400_000, /^1a45dfa3/],
    ['ios.webm', 400_000, /^1a45dfa3/],
    ['android-poster.webp', 25_000, /^52494646.{8}57454250/],
    ['android-poster-351.avif', 10_500, /^.{8}6674797061766966/],
    ['android-poster-540.avif', 16_000, /^.{8}6674797061766966/],
    ['ios-poster.webp', 25_000, /^52494646.{8}57454250/],
    ['ios-poster-351.avif', 10_500, /^.{8}6674797061766966/],
    ['ios-poster-540.avif', 16_000, /^.{8}6674797061766966/],
  ])('have %s, which is light: if not, record it again in media/', (name, most, format) => {
    renderOnSite(<Hero demoButton={<button>Schedule a demo</button>} />);
    const {innerHTML} = document.body;
    expect(innerHTML).toMatch(new RegExp(`"(?:[^"]* )?/${name}[ "]`));
    const content = fs.readFileSync(`static/${name}`);
    expect(content.length).toBeLessThanOrEqual(most);
    expect(content.toString('hex', 0, 12)).toMatch(format);
  });
});
