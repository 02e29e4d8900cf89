/** @jest-environment jsdom */
import React from 'react';
import {render} from '@testing-library/react';
import Translate, {translate} from '../client/Translate';

jest.mock('@generated/codeTranslations', () => ({
  __esModule: true,
  default: {
    'hero.title': '{brand} : {count} appareils',
    'hero.link': 'Lire {guide}',
    Close: 'Fermer',
  },
}));
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
    expect(translate({id: 'hero.title', message: 'x'}, {count: 500})).toBe('Acme : 500 appareils');
    expect(translate({message: 'Close'})).toBe('Fermer');
    expect(warn).not.toHaveBeenCalled();
  });

  it('may hold elements', () => {
    const {container} = render(
      <Translate id="hero.link" values={{guide: <a href="/guide/">le guide</a>}}>
        {'Read {guide}'}
      </Translate>,
    );
    expect(container.innerHTML).toBe('Lire <a href="/guide/">le guide</a>');
    expect(warn).not.toHaveBeenCalled();
  });

  it('may be given another brand', () => {
    expect(translate({id: 'hero.title', message: 'x'}, {brand: 'Other', count: 1})).toMatch(
      'Other',
    );
  });
});

describe('a text that the language lacks', () => {
  it('shows its id and warns once', () => {
    const {container} = render(
      <>
        <Translate id="faq.title">Questions</Translate>
        <Translate id="faq.title">Questions</Translate>
      </>,
    );
    expect(container.textContent).toBe('faq.titlefaq.title');
    expect(warn.mock.calls).toEqual([
      ['[translations] missing "faq.title" in "fr" (add it to i18n/fr/code.json)'],
    ]);
  });

  it('shows its message where it has no id', () => {
    expect(translate({message: 'Open'})).toBe('Open');
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
