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

it('fills a text with the brand and the given values, elements too', () => {
  expect(translate<string>({message: '{brand} : {count} appareils'}, {count: 500})).toBe(
    'Acme : 500 appareils',
  );
  expect(translate({message: ''})).toBe('');
  expect(translate({message: '{brand} : {count}'}, {brand: 'Other', count: 1})).toBe('Other : 1');
  const {container} = render(
    <Translate values={{guide: <a href="/guide/">le guide</a>}}>{'Lire {guide}'}</Translate>,
  );
  expect(container.innerHTML).toBe('Lire <a href="/guide/">le guide</a>');
  expect(warn).not.toHaveBeenCalled();
});

it('shows the id of a text that the language lacks, and warns once', () => {
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
  // A call that the build has not seen: the message is of another language.
  expect(translate({id: 'faq.other', message: 'Questions'})).toBe('faq.other');
  expect(warn).toHaveBeenCalledTimes(2);
});

it('shows the message at the call site in the default language, and names an id without', () => {
  jest.replaceProperty(i18n, 'currentLocale', 'en');
  expect(translate({id: 'home.title', message: 'Home'})).toBe('Home');
  expect(warn).not.toHaveBeenCalled();
  expect(translate({id: 'home.lead'})).toBe('home.lead');
  expect(warn).toHaveBeenCalledWith(
    '[translations] missing "home.lead" in "en" (add a message at its call site)',
  );
});
