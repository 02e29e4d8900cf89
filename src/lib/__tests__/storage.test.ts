import {languageSlot, themeSlot, toThemeChoice} from '../preferences';
import {storageSlot} from '../storage';
import {storageKeys} from '../storageKeys';

const KEY = storageKeys.contactDraft;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe.each([
  ['localStorage', 'sessionStorage'],
  ['sessionStorage', 'localStorage'],
] as const)('a slot of %s', (name, otherName) => {
  it('keeps a text under its key, there alone', () => {
    const slot = storageSlot(name, KEY);
    expect(slot.read()).toBeNull();
    slot.write('kept');
    expect([slot.read(), window[name].getItem(KEY)]).toEqual(['kept', 'kept']);
    expect(window[otherName]).toHaveLength(0);
    slot.clear();
    expect(slot.read()).toBeNull();
    expect(window[name]).toHaveLength(0);
  });

  it('does not keep an old choice where there is no room for the new one', () => {
    const slot = storageSlot(name, KEY);
    slot.write('old');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    slot.write('new');
    expect(slot.read()).toBeNull();
  });
});

it('knows three themes, and takes everything else for that of the system', () => {
  const values = ['light', 'dark', 'system', null, '', 'Dark', 'toString'];
  expect(values.map(toThemeChoice)).toEqual(['light', 'dark', ...Array<string>(5).fill('system')]);
});

it('keeps everything but two choices under the prefix of the site', () => {
  // Hosts and outside checks read these two: they never change.
  const {language, theme, ...rest} = storageKeys;
  expect([language, languageSlot.key]).toEqual(['language', 'language']);
  expect([theme, themeSlot.key]).toEqual(['vite-ui-theme', 'vite-ui-theme']);
  expect(Object.values(rest).filter((key) => !key.startsWith('firegrid:'))).toEqual([]);
});
