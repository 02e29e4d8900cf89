import {ColorModeProvider} from '@docusaurus/theme-common/internal';
import {act, fireEvent, screen} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {ThemeSwitch} from '../ThemeSwitch';

const KEY = 'vite-ui-theme';
const page = document.documentElement;

/** What src/plugins/head-scripts leaves on the page before it is painted. */
function openPage(choice: 'light' | 'dark' | 'system', prefersDark = false): void {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list: Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'> = {
      matches: prefersDark && query.includes('dark'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
    return list as MediaQueryList;
  });
  page.dataset.theme = choice === 'system' ? (prefersDark ? 'dark' : 'light') : choice;
  page.dataset.themeChoice = choice;
  renderOnSite(
    <ColorModeProvider>
      <ThemeSwitch />
    </ColorModeProvider>,
  );
}

const option = (name: string): HTMLElement => screen.getByRole('radio', {name});

function otherTabStores(key: string | null, newValue: string | null): void {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', {key, newValue}));
  });
}

beforeEach(() => {
  localStorage.clear();
});

it("is a button with three choices, the visitor's one marked", () => {
  openPage('dark');
  expect(screen.getByRole('button', {name: 'Theme'})).toBeVisible();
  expect(screen.getByRole('group', {name: 'Theme'})).toBeVisible();
  expect(option('Dark')).toBeChecked();
  expect(option('Light')).not.toBeChecked();
  expect(option('System')).not.toBeChecked();
});

it.each([
  ['Light', 'light', 'light'],
  ['Dark', 'dark', 'dark'],
])('applies %s at once and remembers it', (name, choice, theme) => {
  openPage(choice === 'dark' ? 'light' : 'dark');
  fireEvent.click(option(name));
  expect(option(name)).toBeChecked();
  expect(page.dataset).toMatchObject({theme, themeChoice: choice});
  expect(localStorage).toHaveLength(1);
  expect(localStorage.getItem(KEY)).toBe(choice);
});

it.each([
  [true, 'dark'],
  [false, 'light'],
])('goes back to the system, where it prefers dark: %p', (prefersDark, theme) => {
  openPage(prefersDark ? 'light' : 'dark', prefersDark);
  fireEvent.click(option('System'));
  expect(option('System')).toBeChecked();
  expect(page.dataset).toMatchObject({theme, themeChoice: 'system'});
  expect(localStorage.getItem(KEY)).toBe('system');
});

it.each([
  [KEY, 'dark', 'Dark', 'dark'],
  [KEY, 'light', 'Light', 'light'],
  [KEY, 'junk', 'System', 'light'],
  [KEY, null, 'System', 'light'],
  // The whole storage was cleared.
  [null, null, 'System', 'light'],
])('follows another tab that stores %p = %p', (key, value, name, theme) => {
  openPage(value === 'dark' ? 'light' : 'dark');
  otherTabStores(key, value);
  expect(option(name)).toBeChecked();
  expect(page.dataset.theme).toBe(theme);
  // It must not answer, or the tabs would go on forever.
  expect(localStorage).toHaveLength(0);
});

it('does not care what else other tabs store', () => {
  openPage('dark');
  otherTabStores('language', 'light');
  expect(option('Dark')).toBeChecked();
});

it('works where the storage is blocked', () => {
  openPage('light');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked.', 'SecurityError');
  });
  fireEvent.click(option('Dark'));
  expect(page.dataset.theme).toBe('dark');
});
