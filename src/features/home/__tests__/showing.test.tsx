import fs from 'node:fs';
import {act, screen, within} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {comparison, comparisonColumns} from '@site/src/data/comparison';
import {integrations} from '@site/src/data/integrations';
import {SESSION_PICTURE_WIDTHS, sessionPictures} from '@site/src/data/sessionPictures';
import {tools} from '@site/src/data/tools';
import {Comparison} from '../Comparison';
import {Session} from '../Session';
import {Tools} from '../Tools';

describe('the pictures of a session', () => {
  const pictures = (): HTMLImageElement[] => [...document.querySelectorAll('img')];

  it('wait until they are near, and are there in both themes', () => {
    let see = (): void => undefined;
    jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
      const observer = {observe: () => undefined, disconnect: () => undefined};
      see = () => {
        const entry = {isIntersecting: true} as IntersectionObserverEntry;
        callback([entry], observer as unknown as IntersectionObserver);
      };
      return observer as unknown as IntersectionObserver;
    });
    renderOnSite(<Session />);
    expect(pictures()).toEqual([]);
    act(() => see());
    expect(pictures()).toHaveLength(2);
    for (const picture of pictures()) {
      // A lazy picture of the other theme is not loaded.
      expect(picture).toHaveAttribute('loading', 'lazy');
    }
    expect(pictures()[0]?.closest('[role=img]')).toHaveAccessibleName();
    expect(pictures().map(({className}) => className)).toEqual(['light', 'dark']);
  });

  const files = ['en', 'fr'].flatMap((language) =>
    ['light', 'dark'].flatMap((theme) =>
      sessionPictures.flatMap(({name}) =>
        SESSION_PICTURE_WIDTHS.map((width) => [
          `${name}.${language}.${theme}-${width}.avif`,
          width,
        ]),
      ),
    ),
  );

  // A format is told by its first bytes.
  it.each(files)('have %s, which is light: if not, take it again in media/', (name, width) => {
    const content = fs.readFileSync(`static/session/${name}`);
    expect(content.length).toBeLessThan(25 * Number(width));
    expect(content.toString('hex', 4, 12)).toBe('6674797061766966');
  });
});

it('names each integration among the tools, and leads to pages', () => {
  renderOnSite(<Tools />);
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links.map(({textContent}) => textContent)).toEqual(tools.map(({name}) => name));
  const paths = links.map((link) => link.getAttribute('href'));
  for (const {slug} of integrations) {
    expect(paths).toContain(`/integrations/${slug}/`);
  }
});

it('compares fairly: each has what it does best, and what it does not', () => {
  renderOnSite(<Comparison />);
  const columns = ['cloud', ...comparisonColumns.map(({id}) => id)] as const;
  for (const id of columns) {
    const wins = comparison.filter(({best}) => best.includes(id)).length;
    expect(wins).toBeGreaterThan(0);
    expect(wins).toBeLessThan(comparison.length);
  }
  expect(screen.getAllByRole('rowheader')).toHaveLength(comparison.length);
  // Screen readers learn which cells are lit.
  const cells = screen.getAllByRole('cell', {name: /\(Best option\)$/});
  expect(cells).toHaveLength(comparison.flatMap(({best}) => best).length);
});
