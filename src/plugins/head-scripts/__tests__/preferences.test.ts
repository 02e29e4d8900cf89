/** @jest-environment node */
import vm from 'node:vm';
import {preferencesScript} from '../preferences';

interface Visit {
  readonly stored?: Readonly<Record<string, string>>;
  readonly search?: string;
  readonly systemDark?: boolean;
  readonly storageBlocked?: boolean;
}

/** @returns What the script sets on the root element. */
function visit({stored = {}, search = '', systemDark, storageBlocked}: Visit): object {
  const dataset = {theme: 'of Docusaurus', themeChoice: 'of Docusaurus'};
  vm.runInNewContext(preferencesScript, {
    URLSearchParams,
    location: {search},
    matchMedia: () => ({matches: systemDark === true}),
    document: {documentElement: {dataset}},
    get localStorage() {
      if (storageBlocked) {
        throw new Error('SecurityError');
      }
      return {getItem: (key: string) => stored[key] ?? null};
    },
  });
  return dataset;
}

const theme = (value: string): Visit => ({stored: {'vite-ui-theme': value}});

it.each<[what: string, Visit, theme: string, choice: string]>([
  ['a stored light theme', {...theme('light'), systemDark: true}, 'light', 'light'],
  ['a stored dark theme', theme('dark'), 'dark', 'dark'],
  ['a stored system choice, dark', {...theme('system'), systemDark: true}, 'dark', 'system'],
  ['a stored system choice, light', theme('system'), 'light', 'system'],
  ['nothing stored', {systemDark: true}, 'dark', 'system'],
  ['junk', {...theme('"><script>'), systemDark: true}, 'dark', 'system'],
  ['blocked storage', {storageBlocked: true, systemDark: true}, 'dark', 'system'],
  ['one in the address', {...theme('light'), search: '?docusaurus-theme=dark'}, 'dark', 'dark'],
  [
    'system in the address',
    {...theme('light'), search: '?docusaurus-theme=system', systemDark: true},
    'dark',
    'system',
  ],
  ['junk in the address', {...theme('dark'), search: '?docusaurus-theme=pink'}, 'dark', 'dark'],
])('settles the theme by %s', (_what, state, expected, themeChoice) => {
  expect(visit(state)).toEqual({theme: expected, themeChoice});
});

it('hands the remembered languages of code to the style sheets', () => {
  expect(visit({stored: {'firegrid:code-languages': 'python bash'}})).toMatchObject({
    codeLanguages: 'python bash',
  });
});
