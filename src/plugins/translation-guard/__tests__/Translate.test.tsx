/** @jest-environment jsdom */
import React from 'react';
import {render} from '@testing-library/react';
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
    expect(warn).not.toHaveBeenCalled();
  });

  it('may hold elements', () => {
    const {container} = render(
      <Translate values={{guide: <a href="/guide/">le guide</a>}}>{'Lire {guide}'}</Translate>,
    );
    expect(container.innerHTML).toBe('Lire <a href="/guide/">le guide</a>');
    expect(warn).not.toHaveBeenCalled();
  });

  it('may be given another brand', () => {
    expect(translate({message: '{brand} : {count}'}, {brand: 'Other', count: 1})).toBe('Other : 1');
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
});
