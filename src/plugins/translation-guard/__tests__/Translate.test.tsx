/** @jest-environment jsdom */
import i18n from '@generated/i18n';
import {render} from '@testing-library/react';
import React from 'react';
import Translate, {translate} from '../client/Translate';

jest.mock('@generated/i18n', () => ({
  __esModule: true,
  default: {currentLocale: 'fr', defaultLocale: 'en'},
}));
jest.mock('@generated/docusaurus.config', () => ({
  __esModule: true,
  default: {title: 'Acme'},
}));

let warn: jest.SpyInstance;

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('a text that the language has', () => {
  it('is filled with the brand and the given values', () => {
    expect(translate<string>({message: '{brand} : {count} appareils'}, {count: 500})).toBe(
      'Acme : 500 appareils',
    );
    expect(translate({message: 'Fermer'})).toBe('Fermer');
    expect(translate({message: ''})).toBe('');
    expect(translate({message: '{brand} : {count}'}, {brand: 'Other', count: 1})).toBe('Other : 1');
    expect(warn).not.toHaveBeenCalled();
  });

  it('may hold elements', () => {
    const {container} = render(
      <Translate values={{guide: <a href="/guide/">le guide</a>}}>{'Lire {guide}'}</Translate>,
    );
    expect(container.innerHTML).toBe('Lire <a href="/guide/">le guide</a>');
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('a text that the language lacks', () => {
  it('shows its id and warns once', () => {
    const {container} = render(
      <>
        <Translate id="faq.title" />
        <Translate id="faq.title" />
      </>,
    );
    expect(container.textContent).toBe('faq.titlefaq.title');
    expect(warn.mock.calls).toEqual([
      ['[translations] missing "faq.title" in "fr" (add it to i18n/fr/code.json)'],
    ]);
  });

  it('may be of another language where the build has not seen the call', () => {
    expect(translate({id: 'faq.other', message: 'Questions'})).toBe('faq.other');
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe('in the default language', () => {
  beforeEach(() => {
    jest.replaceProperty(i18n, 'currentLocale', 'en');
  });

  it('the message at the call site is the text', () => {
    expect(translate({id: 'home.title', message: 'Home'})).toBe('Home');
    expect(warn).not.toHaveBeenCalled();
  });

  it('an id without a message is named', () => {
    expect(translate({id: 'home.lead'})).toBe('home.lead');
    expect(warn).toHaveBeenCalledWith(
      '[translations] missing "home.lead" in "en" (add a message at its call site)',
    );
  });
});
