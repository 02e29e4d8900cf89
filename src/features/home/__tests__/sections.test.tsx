import fs from 'node:fs';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {SESSION_PICTURE_WIDTHS, sessionPictures} from '@site/src/data/sessionPictures';
import {Faq} from '../Faq';
import {Session} from '../Session';

it('shows a report first and then a device, in both themes, once they are near', () => {
  renderOnSite(<Session />);
  const pictures = [...document.querySelectorAll('img')];
  const shown = pictures.map(({src}) => /session\/(.*)-\d+\.avif/.exec(src)?.[1]);
  expect(shown).toEqual(['report.en.light', 'report.en.dark', 'live.en.light', 'live.en.dark']);
  for (const picture of pictures) {
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAccessibleName();
  }
  // A format is told by its first bytes. If a file is too heavy, take it again in media/.
  for (const name of ['en.light', 'en.dark', 'fr.light', 'fr.dark']) {
    for (const [picture, width] of sessionPictures.flatMap((each) =>
      SESSION_PICTURE_WIDTHS.map((pixels) => [each.name, pixels] as const),
    )) {
      const content = fs.readFileSync(`static/session/${picture}.${name}-${width}.avif`);
      expect(content.length).toBeLessThan(25 * width);
      expect(content.toString('hex', 4, 12)).toBe('6674797061766966');
    }
  }
});

it('has each question closed, and lets the browser open one at a time', () => {
  renderOnSite(<Faq />);
  const items = [...document.querySelectorAll('details')];
  expect(items.filter((item) => item.open)).toEqual([]);
  expect(new Set(items.map((item) => item.getAttribute('name')))).toEqual(
    new Set([expect.stringMatching(/./)]),
  );
});
