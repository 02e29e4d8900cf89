import {findMessage} from '../client/findMessage';

const french = {
  translations: {'home.title': 'Accueil', Close: 'Fermer', 'home.empty': ''},
  locale: 'fr',
  defaultLocale: 'en',
};
const english = {translations: {'theme.close': 'Close'}, locale: 'en', defaultLocale: 'en'};

describe('findMessage', () => {
  it.each([
    ['an id in the catalogue', {id: 'home.title', message: 'Home'}, french],
    ['a message that is its own key', {message: 'Close'}, french],
    ['a text that is empty on purpose', {id: 'home.empty', message: 'x'}, french],
    ['a message in the default language', {id: 'home.title', message: 'Home'}, english],
    ['an id of the theme in the default language', {id: 'theme.close'}, english],
    ['nothing declared, which the original refuses', {}, french],
  ])('accepts %s', (_case, declaration, catalogue) => {
    expect(findMessage(declaration, catalogue)).toEqual({shown: declaration, warning: null});
  });

  it('shows the id that a language lacks', () => {
    expect(findMessage({id: 'faq.title', message: 'Questions'}, french)).toEqual({
      shown: {id: 'faq.title'},
      warning: '[translations] missing "faq.title" in "fr" (add it to i18n/fr/code.json)',
    });
  });

  it('shows the message where there is no id', () => {
    expect(findMessage({message: 'Open'}, french)).toEqual({
      shown: {message: 'Open'},
      warning: '[translations] missing "Open" in "fr" (add it to i18n/fr/code.json)',
    });
  });

  it('names an id without a message in the default language', () => {
    expect(findMessage({id: 'faq.title'}, english)).toEqual({
      shown: {id: 'faq.title'},
      warning: '[translations] missing "faq.title" in "en" (add a message at its call site)',
    });
  });

  it.each(['toString', '__proto__'])('does not take %s for an entry', (id) => {
    expect(findMessage({id}, french).warning).toMatch(id);
  });
});
