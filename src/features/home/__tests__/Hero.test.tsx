import fs from 'node:fs';
import {act, screen} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {storageKeys} from '@site/src/lib/storageKeys';
import {Hero} from '../Hero';

function openPage(): HTMLVideoElement[] {
  renderOnSite(<Hero demoButton={<button>Schedule a demo</button>} />);
  return [...document.querySelectorAll('video')];
}

// jsdom plays no films.
let pause: jest.SpyInstance;
beforeEach(() => {
  pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});

describe('the two videos', () => {
  it('are silent loops that take their place before they load', () => {
    const videos = openPage();
    expect(videos).toHaveLength(2);
    expect(screen.getAllByRole('img', {name: /every step passes/})).toHaveLength(2);
    for (const video of videos) {
      expect([video.muted, video.loop, video.preload]).toEqual([true, true, 'none']);
      expect(video).toHaveAttribute('playsinline');
      expect([video.width, video.height]).toEqual([540, 1120]);
      // Their posters tell what they show.
      expect(video).toHaveAttribute('aria-hidden', 'true');
      expect(video).not.toHaveAttribute('autoplay');
    }
  });

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
    openPage();
    const {innerHTML} = document.body;
    expect(innerHTML).toMatch(new RegExp(`"(?:[^"]* )?/${name}[ "]`));
    const content = fs.readFileSync(`static/${name}`);
    expect(content.length).toBeLessThanOrEqual(most);
    expect(content.toString('hex', 0, 12)).toMatch(format);
  });

  it('stop when less motion is asked for, here or of the system, and bear a browser that refuses to play', async () => {
    let see = (): void => undefined;
    jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
      const observer = {observe: () => undefined, disconnect: () => undefined};
      see = () => {
        const entry = {isIntersecting: true} as IntersectionObserverEntry;
        callback([entry], observer as unknown as IntersectionObserver);
      };
      return observer as unknown as IntersectionObserver;
    });
    const motion = Object.assign(new EventTarget(), {matches: false});
    jest.spyOn(window, 'matchMedia').mockReturnValue(motion as unknown as MediaQueryList);
    const refusal = new DOMException('Saving power.', 'NotAllowedError');
    const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(refusal);
    pause.mockClear();

    openPage();
    see();
    await act(async () => Promise.resolve());
    expect(play).toHaveBeenCalledTimes(1);
    expect(pause).not.toHaveBeenCalled();
    act(() => {
      motion.matches = true;
      motion.dispatchEvent(new Event('change'));
    });
    expect(pause).toHaveBeenCalledTimes(2);

    // The choice made here wins, and is remembered.
    const press = async (name: string): Promise<void> => {
      await act(async () => {
        screen.getByRole('button', {name}).click();
        await Promise.resolve();
      });
    };
    await press('Play motion');
    see();
    await act(async () => Promise.resolve());
    expect(play).toHaveBeenCalledTimes(2);
    expect(localStorage.getItem(storageKeys.motion)).toBe('playing');
    await press('Pause motion');
    expect(pause).toHaveBeenCalledTimes(4);
    expect(localStorage.getItem(storageKeys.motion)).toBe('paused');
    delete document.documentElement.dataset.motion;
  });
});
