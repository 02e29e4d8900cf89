import {languageSlot, themeSlot, toThemeChoice} from '../preferences';
import {storageSlot} from '../storage';
import {storageKeys} from '../storageKeys';

const KEY = storageKeys.contactDraft;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

describe.each([
  ['local', 'localStorage', 'sessionStorage'],
  ['session', 'sessionStorage', 'localStorage'],
] as const)('a slot of the %s storage', (kind, name, otherName) => {
  it('keeps a text under its key, there alone', () => {
    const slot = storageSlot(kind, KEY);
    expect(slot.read()).toBeNull();
    slot.write('kept');
    expect(slot.read()).toBe('kept');
    expect(window[name].getItem(KEY)).toBe('kept');
    expect(window[otherName]).toHaveLength(0);
    slot.clear();
    expect(slot.read()).toBeNull();
    expect(window[name]).toHaveLength(0);
  });

  it('gives back whatever the storage holds', () => {
    window[name].setItem(KEY, '{"junk');
    expect(storageSlot(kind, KEY).read()).toBe('{"junk');
  });

  it('forgets, but never throws, where the storage is blocked', () => {
    // Browsers with blocked cookies throw at the very name.
    const get = jest.spyOn(window, name, 'get').mockImplementation(refuse);
    const slot = storageSlot(kind, KEY);
    expect(() => {
      slot.write('lost');
      slot.clear();
    }).not.toThrow();
    expect(slot.read()).toBeNull();
    expect(get).toHaveBeenCalled();
  });

  it('forgets, but never throws, where every method is blocked', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
    }
    const slot = storageSlot(kind, KEY);
    slot.write('lost');
    slot.clear();
    expect(slot.read()).toBeNull();
  });

  it('does not keep an old choice where there is no room for the new one', () => {
    const slot = storageSlot(kind, KEY);
    slot.write('old');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    slot.write('new');
    expect(slot.read()).toBeNull();
  });
});

describe('preferences', () => {
  it('stand under the keys that the outside relies on', () => {
    languageSlot.write('fr');
    themeSlot.write('dark');
    expect(localStorage.getItem('language')).toBe('fr');
    expect(localStorage.getItem('vite-ui-theme')).toBe('dark');
  });

  it.each(['light', 'dark', 'system'])('know the theme %s', (choice) => {
    expect(toThemeChoice(choice)).toBe(choice);
  });

  it.each([null, '', 'Dark', 'toString', '{"theme":"dark"}'])(
    'take %p for the theme of the system',
    (junk) => {
      expect(toThemeChoice(junk)).toBe('system');
    },
  );
});

it('keeps everything but the two fixed keys under the prefix of the site', () => {
  // Hosts and outside checks read these two: they never change.
  const {language, theme, ...rest} = storageKeys;
  expect([language, theme]).toEqual(['language', 'vite-ui-theme']);
  expect(Object.values(rest).filter((key) => !key.startsWith('firegrid:'))).toEqual([]);
});
