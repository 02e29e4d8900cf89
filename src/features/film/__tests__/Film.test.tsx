import fs from 'node:fs';
import {act, fireEvent, screen, within} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {Film} from '..';

/* That films play, with captions and chapters, is seen in a browser: tests/knowledge.spec.ts. */

function mountFilm(): HTMLVideoElement {
  const track = (kind: string) =>
    fs.readFileSync(`static/videos/first-session.en.${kind}.vtt`, 'utf8');
  renderOnSite(
    <Film
      file="first-session"
      title="Your first session"
      description="Choose a free phone."
      published="2026-11-21T09:00:00-05:00"
      captions={track('captions')}
      chapters={track('chapters')}
    />,
  );
  return screen.getByLabelText('Your first session');
}

it('says so when the video cannot be played, and still offers the file', () => {
  const video = mountFilm();
  const status = screen.getByRole('status');
  expect(status).not.toHaveTextContent('cannot play');
  act(() => {
    fireEvent.error(video);
  });
  expect(status).toHaveTextContent("This browser can't play the video.");
  expect(within(status).getByRole('link')).toHaveAttribute('href', '/videos/first-session.en.webm');
});
