import {findMessage} from '../client/findMessage';

const french = {locale: 'fr', defaultLocale: 'en'};
const english = {locale: 'en', defaultLocale: 'en'};

describe('findMessage', () => {
  it.each([
    ['a text that the build has written', {message: 'Accueil'}, french],
    ['a text that is empty on purpose', {message: ''}, french],
    ['a text of the default language', {message: 'Home'}, english],
    ['a call that the build has not seen', {id: 'home.title', message: 'Home'}, english],
    ['nothing declared, which the original refuses', {}, french],
  ])('accepts %s', (_case, declaration, locales) => {
    expect(findMessage(declaration, locales)).toEqual({shown: declaration, warning: null});
  });

  it.each([
    ['a language lacks', {id: 'faq.title'}],
    ['may be of another language', {id: 'faq.title', message: 'Questions'}],
  ])('shows the key of a text that %s', (_case, declaration) => {
    expect(findMessage(declaration, french)).toEqual({
      shown: {id: 'faq.title'},
      warning: '[translations] missing "faq.title" in "fr" (add it to i18n/fr/code.json)',
    });
  });

  it('names an id without a message in the default language', () => {
    expect(findMessage({id: 'faq.title'}, english)).toEqual({
      shown: {id: 'faq.title'},
      warning: '[translations] missing "faq.title" in "en" (add a message at its call site)',
    });
  });
});
