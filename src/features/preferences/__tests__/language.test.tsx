import {fireEvent, screen, within} from '@testing-library/react';
import {arriveAt} from '@site/scripts/jest/arriveAt';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {LanguageSuggestion} from '../LanguageSuggestion';
import {LanguageSwitch} from '../LanguageSwitch';

const {origin} = window.location;

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  document.documentElement.lang = 'en';
  // jsdom cannot load another page.
  document.addEventListener('click', stay);
});

afterEach(() => {
  document.removeEventListener('click', stay);
});

function stay(event: Event) {
  event.preventDefault();
}

describe('the language switch', () => {
  const link = () => screen.getByRole('link', {name: 'Français'});

  it('takes along the campaign that the visit began with', () => {
    arriveAt('/?utm_source=news&utm_term=a%20b&plan=starter');
    renderOnSite(<LanguageSwitch />, {path: '/blog/'});
    // As pages do that write what is asked for into the URL without the router.
    window.history.replaceState(null, '', '/blog/?page=2');
    fireEvent.contextMenu(link());
    expect(link()).toHaveProperty('href', `${origin}/fr/blog/?page=2&utm_source=news&utm_term=a+b`);
  });
});

describe('the offer of the other language', () => {
  function visitWith(languages: readonly string[]) {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    window.history.replaceState(null, '', '/careers/?a=1#values');
    renderOnSite(<LanguageSuggestion />, {path: '/careers/'});
  }
  const offer = () => screen.queryByRole('complementary', {name: 'Langue du site'});

  it.each([
    [['fr-CA', 'fr', 'en']],
    [['FR-ca', 'en']],
    // English is second: the reader asked for French before it.
    [['de', 'fr', 'en']],
  ])('is made to a browser that asks for %p', (languages) => {
    visitWith(languages);
    expect(offer()).toHaveTextContent('Ce site existe aussi en français. Continuer en français');
    expect(offer()).toHaveAttribute('lang', 'fr-CA');
    const link = within(offer()!).getByRole('link', {name: 'Continuer en français'});
    fireEvent.click(link);
    expect(link).toHaveProperty('href', `${origin}/fr/careers/?a=1#values`);
  });

  it.each([[['en', 'fr']], [['en-CA', 'fr-CA']], [['de']], [['fry-NL']], [[]]])(
    'is not made to a browser that asks for %p',
    (languages) => {
      visitWith(languages);
      expect(offer()).toBeNull();
    },
  );

  it('is not made against a choice', () => {
    localStorage.setItem('language', 'en');
    visitWith(['fr']);
    expect(offer()).toBeNull();
  });

  it.each([false, true])('goes away for good with its cross; storage blocked: %s', (isBlocked) => {
    if (isBlocked) {
      for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
        jest.spyOn(Storage.prototype, method).mockImplementation(() => {
          throw new DOMException('Blocked.', 'SecurityError');
        });
      }
    }
    visitWith(['fr']);
    fireEvent.click(screen.getByRole('button', {name: 'Fermer cette suggestion'}));
    expect(offer()).toBeNull();
    visitWith(['fr']);
    expect(offer() === null).toBe(!isBlocked);
  });
});
