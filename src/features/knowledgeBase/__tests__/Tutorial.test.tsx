import {act, fireEvent, screen, within} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {knowledgeTopics} from '@site/src/data/knowledge';
import {tutorials} from '@site/src/data/tutorials';
import {KnowledgeBase} from '..';
import {TutorialVideo} from '../Tutorial';

/* That the films play, with captions and chapters, is seen in a browser: tests/knowledge.spec.ts. */

function mountTutorial(): HTMLVideoElement {
  const [tutorial] = tutorials;
  renderOnSite(<TutorialVideo tutorial={tutorial!} />);
  return screen.getByLabelText<HTMLVideoElement>(tutorial!.title);
}

it('marks the chapter that plays', () => {
  const video = mountTutorial();
  const current = (): (string | null)[] =>
    screen
      .getAllByRole('button')
      .filter((button) => button.hasAttribute('aria-current'))
      .map(({textContent}) => textContent);
  expect(current()).toEqual([]);
  video.currentTime = 3;
  fireEvent.timeUpdate(video);
  expect(current()).toEqual(['Choose a device 0:00']);
  video.currentTime = 45;
  fireEvent.timeUpdate(video);
  expect(current()).toEqual(['End it and watch the recording 0:40']);
});

it('says so when the video cannot be played, and still offers the file', () => {
  const video = mountTutorial();
  const status = screen.getByRole('status');
  expect(status).not.toHaveTextContent('cannot play');
  act(() => {
    fireEvent.error(video);
  });
  expect(status).toHaveTextContent('This browser cannot play the video.');
  expect(within(status).getByRole('link')).toHaveAttribute('href', '/videos/first-session.en.webm');
});

it('has its topics, films, places and help under the anchors that links name', () => {
  renderOnSite(<KnowledgeBase />);
  const ids = ['topics', 'tutorials', 'good-places', 'help', 'embed-videos'];
  expect(ids.filter((id) => !document.getElementById(id))).toEqual([]);
  expect(screen.getAllByRole('heading', {level: 2})).toHaveLength(knowledgeTopics.length + 4);
});
