import {act, fireEvent, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {tutorials} from '@site/src/data/tutorials';
import {TutorialVideo} from '../Tutorial';

const [tutorial] = tutorials as readonly [(typeof tutorials)[number]];

/** jsdom plays nothing: what is asked of the player is what counts here. */
function mountTutorial(): {readonly video: HTMLVideoElement; readonly play: jest.SpyInstance} {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  renderOnSite(<TutorialVideo tutorial={tutorial} />);
  return {video: screen.getByLabelText<HTMLVideoElement>(tutorial.title), play};
}

describe('a tutorial', () => {
  it('loads nothing before it is asked to, and has captions and chapters', () => {
    const {video, play} = mountTutorial();
    expect(video).toHaveAttribute('preload', 'none');
    expect(video).toHaveAttribute('src', '/videos/first-session.en.webm');
    expect(video).toHaveAttribute('poster', '/videos/first-session.en.webp');
    expect(video).toHaveAttribute('controls');
    expect(video).not.toHaveAttribute('autoplay');
    expect(play).not.toHaveBeenCalled();
    const tracks = [...video.querySelectorAll('track')];
    expect(
      tracks.map(({kind, src, default: shown}) => [kind, new URL(src).pathname, shown]),
    ).toEqual([
      ['captions', '/videos/first-session.en.captions.vtt', true],
      ['chapters', '/videos/first-session.en.chapters.vtt', false],
    ]);
  });

  it('jumps to a chapter and plays from there', async () => {
    const {video, play} = mountTutorial();
    const chapter = screen.getByRole('button', {name: 'Use the phone 0:26'});
    expect(chapter).not.toHaveAttribute('aria-current');
    await userEvent.click(chapter);
    expect(video.currentTime).toBe(26.6);
    expect(play).toHaveBeenCalledTimes(1);
    expect(chapter).toHaveAttribute('aria-current', 'true');
  });

  it('marks the chapter that plays', () => {
    const {video} = mountTutorial();
    const current = (): (string | null)[] =>
      screen
        .getAllByRole('button')
        .filter((button) => button.hasAttribute('aria-current'))
        .map(({textContent}) => textContent);
    video.currentTime = 3;
    fireEvent.timeUpdate(video);
    expect(current()).toEqual(['Choose a device 0:00']);
    video.currentTime = 45;
    fireEvent.timeUpdate(video);
    expect(current()).toEqual(['End it and watch the recording 0:40']);
  });

  it('tells all of it in the transcript', () => {
    mountTutorial();
    const transcript = screen.getByText('Transcript').closest('details')!;
    for (const {title, cues} of tutorial.chapters) {
      expect(within(transcript).getByText(title)).toBeInTheDocument();
      for (const {text} of cues) {
        expect(transcript).toHaveTextContent(text);
      }
    }
  });

  it('says so when the video cannot be played, and still offers the file', () => {
    const {video} = mountTutorial();
    const status = screen.getByRole('status');
    expect(status).not.toHaveTextContent('does not play');
    act(() => {
      fireEvent.error(video);
    });
    expect(status).toHaveTextContent('The video does not play in this browser.');
    expect(within(status).getByRole('link')).toHaveAttribute(
      'href',
      '/videos/first-session.en.webm',
    );
  });

  it('is described to search engines', async () => {
    mountTutorial();
    const data = await waitFor(() => {
      const script = document.head.querySelector('script[type="application/ld+json"]');
      expect(script).not.toBeNull();
      return JSON.parse(script?.innerHTML ?? '') as Record<string, unknown>;
    });
    expect(data).toMatchObject({
      '@type': 'VideoObject',
      name: 'Your first session',
      duration: 'PT55S',
      contentUrl: expect.stringMatching(/^https:\/\/.+\/videos\/first-session\.en\.webm$/),
      thumbnailUrl: expect.stringMatching(/^https:\/\/.+\.webp$/),
    });
  });
});
