/** @jest-environment node */
import vm from 'node:vm';
import {themeScript} from '../theme';

interface Visit {
  readonly stored?: string | null;
  readonly search?: string;
  readonly systemDark?: boolean;
  readonly storageBlocked?: boolean;
}

function visit({stored = null, search = '', systemDark = false, storageBlocked = false}: Visit) {
  const attributes: Record<string, string> = {'data-theme': 'light', 'data-theme-choice': 'light'};
  const sandbox = {
    URLSearchParams,
    location: {search},
    matchMedia: () => ({matches: systemDark}),
    document: {
      documentElement: {
        setAttribute: (name: string, value: string) => {
          attributes[name] = value;
        },
      },
    },
    get localStorage() {
      if (storageBlocked) {
        throw new Error('SecurityError');
      }
      return {getItem: (key: string) => (key === 'the-key' ? stored : null)};
    },
  };
  vm.runInNewContext(themeScript('the-key'), sandbox);
  return [attributes['data-theme'], attributes['data-theme-choice']];
}

describe('theme script', () => {
  it.each([
    ['a stored light theme', {stored: 'light', systemDark: true}, ['light', 'light']],
    ['a stored dark theme', {stored: 'dark'}, ['dark', 'dark']],
    ['a stored system choice, dark', {stored: 'system', systemDark: true}, ['dark', 'system']],
    ['a stored system choice, light', {stored: 'system'}, ['light', 'system']],
    ['nothing stored', {systemDark: true}, ['dark', 'system']],
    ['junk', {stored: '"><script>', systemDark: true}, ['dark', 'system']],
    ['blocked storage', {storageBlocked: true, systemDark: true}, ['dark', 'system']],
    [
      'a theme in the address',
      {stored: 'light', search: '?docusaurus-theme=dark'},
      ['dark', 'dark'],
    ],
    [
      'system in the address',
      {stored: 'light', search: '?docusaurus-theme=system', systemDark: true},
      ['dark', 'system'],
    ],
    ['junk in the address', {stored: 'dark', search: '?docusaurus-theme=pink'}, ['dark', 'dark']],
  ] as const)('handles %s', (_case, state, expected) => {
    expect(visit(state)).toEqual(expected);
  });
});
