import {ColorModeProvider} from '@docusaurus/theme-common/internal';
import {act, fireEvent, screen} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {storageKeys} from '@site/src/lib/storageKeys';
import {ThemeSwitch} from '../ThemeSwitch';

const KEY = storageKeys.theme;
const page = document.documentElement;

/** Sets the attributes that src/plugins/preferences sets before the first paint. */
function openPage(choice: 'light' | 'dark') {
  localStorage.clear();
  page.dataset.theme = choice;
  page.dataset.themeChoice = choice;
  renderOnSite(
    <ColorModeProvider>
      <ThemeSwitch />
    </ColorModeProvider>,
  );
  // Until a first press, a page has no choices in it.
  expect(screen.queryByRole('group')).toBeNull();
  fireEvent.click(screen.getByRole('button', {name: 'Theme'}));
}

const option = (name: string) => screen.getByRole('radio', {name});

it.each([
  [KEY, 'dark', 'Dark', 'dark'],
  [KEY, 'light', 'Light', 'light'],
  [KEY, 'junk', 'System', 'light'],
  [KEY, null, 'System', 'light'],
  // The whole storage was cleared.
  [null, null, 'System', 'light'],
  ['language', 'light', 'Dark', 'dark'],
])('in another tab that stores %p = %p, is %s', (key, newValue, name, theme) => {
  openPage(newValue === 'dark' ? 'light' : 'dark');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', {key, newValue}));
  });
  expect(option(name)).toBeChecked();
  expect(page.dataset.theme).toBe(theme);
  // It must not answer, or the tabs would go on forever.
  expect(localStorage).toHaveLength(0);
});
