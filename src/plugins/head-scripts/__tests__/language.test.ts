/** @jest-environment node */
import vm from 'node:vm';
import type {I18n} from '@docusaurus/types';
import {findHomes, languageScript} from '../language';

interface Visit {
  readonly pathname: string;
  readonly stored?: string | null;
  readonly userAgent?: string;
  readonly storageBlocked?: boolean;
  readonly rootPath?: string;
}

function visit({pathname, stored = 'fr', userAgent = 'Mozilla/5.0', ...rest}: Visit) {
  const root = {hidden: false};
  const timers: (() => void)[] = [];
  const listeners: Record<string, (event: {persisted: boolean}) => void> = {};
  let wentTo: string | null = null;
  const sandbox = {
    navigator: {userAgent},
    document: {documentElement: root},
    setTimeout: (callback: () => void) => timers.push(callback),
    addEventListener: (name: string, listener: (event: {persisted: boolean}) => void) => {
      listeners[name] = listener;
    },
    location: {
      pathname,
      search: '?plan=starter',
      hash: '#pricing',
      replace: (address: string) => {
        wentTo = address;
      },
    },
    get localStorage() {
      if (rest.storageBlocked) {
        throw new Error('SecurityError');
      }
      return {getItem: (key: string) => (key === 'language' ? stored : null)};
    },
  };
  const {rootPath = '/'} = rest;
  const homes = {fr: `${rootPath}fr/`};
  vm.runInNewContext(languageScript({rootPath, storageKey: 'language', homes}), sandbox);
  return {wentTo, root, timers, listeners};
}

describe('language script', () => {
  it.each(['/', '/index.html'])(
    'takes the visitor from %s home, with query and hash',
    (pathname) => {
      const {wentTo, root} = visit({pathname});
      expect(wentTo).toBe('/fr/?plan=starter#pricing');
      expect(root.hidden).toBe(true);
    },
  );

  it('works below a base path', () => {
    expect(visit({pathname: '/cloud/', rootPath: '/cloud/'}).wentTo).toContain('/cloud/fr/');
    expect(visit({pathname: '/', rootPath: '/cloud/'}).wentTo).toBeNull();
  });

  it.each([
    ['another page', {pathname: '/blog/'}],
    ['the French home page', {pathname: '/fr/'}],
    ['an unknown page', {pathname: '/fr'}],
    ['English chosen', {pathname: '/', stored: 'en'}],
    ['nothing stored', {pathname: '/', stored: null}],
    ['junk', {pathname: '/', stored: 'toString'}],
    ['a prototype name', {pathname: '/', stored: '__proto__'}],
    ['a longer tag', {pathname: '/', stored: 'fr-CA'}],
    ['blocked storage', {pathname: '/', storageBlocked: true}],
    ['a crawler', {pathname: '/', userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)'}],
    ['another crawler', {pathname: '/', userAgent: 'Mozilla/5.0 (compatible; Yahoo! Slurp)'}],
  ])('stays for %s', (_case, state) => {
    const {wentTo, root} = visit(state);
    expect(wentTo).toBeNull();
    expect(root.hidden).toBe(false);
  });

  it('does not take a CUBOT phone for a crawler', () => {
    expect(visit({pathname: '/', userAgent: 'Linux; Android 14; CUBOT X19'}).wentTo).not.toBeNull();
  });

  it('shows the page again when the other one does not answer', () => {
    const {root, timers} = visit({pathname: '/'});
    timers.forEach((run) => {
      run();
    });
    expect(root.hidden).toBe(false);
  });

  it('shows the page again when it comes back from the back-forward cache', () => {
    const {root, listeners} = visit({pathname: '/'});
    listeners.pageshow?.({persisted: false});
    expect(root.hidden).toBe(true);
    listeners.pageshow?.({persisted: true});
    expect(root.hidden).toBe(false);
  });
});

describe('findHomes', () => {
  const i18n = (french: {url?: string; baseUrl?: string}): I18n => {
    const base = {
      url: 'https://site.example',
      baseUrl: '/',
      direction: 'ltr' as const,
      calendar: 'gregory',
    };
    const full = {...base, label: '', htmlLang: '', path: '', translate: true};
    return {
      defaultLocale: 'en',
      currentLocale: 'en',
      path: 'i18n',
      locales: ['en', 'fr'],
      localeConfigs: {en: full, fr: {...full, ...french}},
    };
  };

  it('gives the path of the other language', () => {
    expect(findHomes(i18n({baseUrl: '/fr/'}))).toEqual({fr: '/fr/'});
  });

  it('gives the full address on another origin', () => {
    expect(findHomes(i18n({url: 'https://fr.site.example'}))).toEqual({
      fr: 'https://fr.site.example/',
    });
  });

  it('leaves out a language that shares the root, which would never stop redirecting', () => {
    expect(findHomes(i18n({}))).toEqual({});
  });
});
