import fs from 'node:fs';
import siteConfig from '@generated/docusaurus.config';
import {act, screen} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {formatFact} from '@site/src/data/facts';
import {Hero} from '../Hero';

/** BRAND.md's limit, in bytes. */
const MAX_VIDEO = 400_000;
const MAX_POSTER = 60_000;

let scrollIntoView: (visible: boolean) => void;
let play: jest.SpyInstance;
let pause: jest.SpyInstance;
let reducedMotion: boolean;
let onMotionChange: () => void;

beforeEach(() => {
  reducedMotion = false;
  const callbacks: ((visible: boolean) => void)[] = [];
  scrollIntoView = (visible) => {
    act(() => {
      callbacks.forEach((callback) => {
        callback(visible);
      });
    });
  };
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    const observer = {observe: () => undefined, disconnect: () => undefined};
    callbacks.push((visible) => {
      const entry = {isIntersecting: visible} as IntersectionObserverEntry;
      callback([entry], observer as unknown as IntersectionObserver);
    });
    return observer as unknown as IntersectionObserver;
  });
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const list: Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'> = {
      get matches() {
        return reducedMotion && media.includes('reduced-motion: reduce');
      },
      addEventListener: (_type: string, listener: unknown) => {
        onMotionChange = listener as () => void;
      },
      removeEventListener: () => undefined,
    };
    return list as MediaQueryList;
  });
  play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

function openPage(): HTMLVideoElement[] {
  renderOnSite(<Hero demoButton={<button>Schedule a demo</button>} />);
  return [...document.querySelectorAll('video')];
}

it('says what this is, where to begin, and what it costs: nothing', () => {
  openPage();
  expect(screen.getByRole('heading', {level: 1, name: siteConfig.tagline})).toBeVisible();
  expect(document.body).toHaveTextContent(`over ${formatFact('deviceCount')} real phones`);
  expect(screen.getByRole('link', {name: 'Start free trial'}).getAttribute('href')).toContain(
    'https://portal.firegrid.example/login?',
  );
  expect(screen.getByRole('button', {name: 'Schedule a demo'})).toBeVisible();
  expect(screen.getByRole('region', {name: siteConfig.tagline})).toHaveAttribute('id', 'hero');
  const notes = screen.getAllByRole('listitem').map(({textContent}) => textContent);
  expect(notes).toEqual([
    'No credit card required',
    `${formatFact('trialDays')}-day free trial`,
    `${formatFact('freeMinutes')} free minutes per month`,
  ]);
});

describe('the two videos', () => {
  it('exist, with posters, and are light', () => {
    const problems = openPage().flatMap((video) => {
      const file = `static${video.getAttribute('src')!}`;
      const poster = `static${video.getAttribute('poster')!}`;
      return [[file, MAX_VIDEO] as const, [poster, MAX_POSTER] as const].flatMap(
        ([name, limit]) => {
          const bytes = fs.existsSync(name) ? fs.statSync(name).size : 0;
          return bytes > 0 && bytes <= limit
            ? []
            : [
                `${name}: ${bytes} bytes, has to be there and at most ${limit}: record it again in media/`,
              ];
        },
      );
    });
    expect(problems).toEqual([]);
  });

  it('are what they seem, by their first bytes', () => {
    const begin = (file: string, count: number): string =>
      fs.readFileSync(`static${file}`).subarray(0, count).toString('latin1');
    for (const video of openPage()) {
      expect(begin(video.getAttribute('src')!, 4)).toBe('\x1A\x45\xDF\xA3');
      expect(begin(video.getAttribute('poster')!, 12)).toMatch(/^RIFF[^]{4}WEBP$/);
    }
  });

  it('are silent loops that take their place before they load', () => {
    const videos = openPage();
    expect(videos.map((video) => video.getAttribute('src'))).toEqual([
      '/android.webm',
      '/ios.webm',
    ]);
    for (const video of videos) {
      expect([video.muted, video.loop, video.preload]).toEqual([true, true, 'none']);
      expect(video).toHaveAttribute('playsinline');
      expect([video.width, video.height]).toEqual([540, 1120]);
      expect(video).toHaveAccessibleName(/every step passes/);
      expect(video).not.toHaveAttribute('autoplay');
    }
  });

  it('play while they are visible and stop elsewhere', () => {
    openPage();
    expect(play).not.toHaveBeenCalled();
    scrollIntoView(true);
    expect(play).toHaveBeenCalledTimes(2);
    pause.mockClear();
    scrollIntoView(false);
    expect(pause).toHaveBeenCalledTimes(2);
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('stay still under reduced motion, also when it is asked for later', () => {
    reducedMotion = true;
    openPage();
    scrollIntoView(true);
    expect(play).not.toHaveBeenCalled();
    reducedMotion = false;
    act(() => onMotionChange());
    expect(play).toHaveBeenCalledTimes(1);
    pause.mockClear();
    reducedMotion = true;
    act(() => onMotionChange());
    expect(pause).toHaveBeenCalledTimes(1);
  });

  it('stay still when the visitor saves data', () => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}, configurable: true});
    openPage();
    scrollIntoView(true);
    expect(play).not.toHaveBeenCalled();
  });

  it('stay still without complaint where the browser refuses to play', async () => {
    play.mockRejectedValue(new DOMException('Saving power.', 'NotAllowedError'));
    openPage();
    scrollIntoView(true);
    await act(async () => Promise.resolve());
    expect(play).toHaveBeenCalledTimes(2);
  });
});
