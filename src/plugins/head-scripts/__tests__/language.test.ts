/** @jest-environment node */
import vm from 'node:vm';
import type {LoadContext} from '@docusaurus/types';
import headScripts from '..';

/** Scripts of a build, by name. */
function scriptsOf(
  currentLocale: string,
  root = '/',
  respectPrefersColorScheme = true,
): Map<string, string> {
  const context = {
    baseUrl: currentLocale === 'en' ? root : `${root}${currentLocale}/`,
    i18n: {
      defaultLocale: 'en',
      currentLocale,
      localeConfigs: {en: {baseUrl: root}, fr: {baseUrl: `${root}fr/`}},
    },
    siteConfig: {themeConfig: {colorMode: {respectPrefersColorScheme}}},
  } as unknown as LoadContext;
  const {headTags, preBodyTags} = headScripts(context).injectHtmlTags!({content: undefined});
  const tags = [headTags, preBodyTags].flat() as {
    readonly attributes: Readonly<Record<string, string>>;
    readonly innerHTML: string;
  }[];
  return new Map(tags.map(({attributes, innerHTML}) => [attributes['data-plugin']!, innerHTML]));
}

interface Visit {
  readonly pathname?: string;
  readonly stored?: string | null;
  readonly userAgent?: string;
  readonly storageBlocked?: boolean;
  readonly rootPath?: string;
}

function visit({pathname = '/', stored = 'fr', userAgent = 'Mozilla/5.0', ...rest}: Visit) {
  const root = {hidden: false};
  const timers: (() => void)[] = [];
  const listeners: Record<string, (event: {persisted: boolean}) => void> = {};
  let wentTo: string | null = null;
  vm.runInNewContext(scriptsOf('en', rest.rootPath).get('language-preference')!, {
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
  });
  return {wentTo, root, timers, listeners};
}

it.each<[what: string, Visit, home: string]>([
  ['the root', {}, '/fr/'],
  ['its file', {pathname: '/index.html'}, '/fr/'],
  ['the root below a path', {pathname: '/cloud/', rootPath: '/cloud/'}, '/cloud/fr/'],
  ['a CUBOT phone', {userAgent: 'Linux; Android 14; CUBOT X19'}, '/fr/'],
])('leads from %s to the home page of the language, with query and hash', (_what, state, home) => {
  const {wentTo, root, timers, listeners} = visit(state);
  expect(wentTo).toBe(`${home}?plan=starter#pricing`);
  expect(root.hidden).toBe(true);

  // Back from the back-forward cache, or where the other page does not answer.
  listeners.pageshow!({persisted: false});
  expect(root.hidden).toBe(true);
  listeners.pageshow!({persisted: true});
  expect(root.hidden).toBe(false);
  root.hidden = true;
  timers.forEach((run) => run());
  expect(root.hidden).toBe(false);
});

it.each<[what: string, Visit]>([
  ['another page', {pathname: '/blog/'}],
  ['the French home page', {pathname: '/fr/'}],
  ['the root above the site', {rootPath: '/cloud/'}],
  ['English chosen', {stored: 'en'}],
  ['nothing stored', {stored: null}],
  ['junk', {stored: 'toString'}],
  ['a prototype name', {stored: '__proto__'}],
  ['a longer tag', {stored: 'fr-CA'}],
  ['blocked storage', {storageBlocked: true}],
  ['a crawler', {userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)'}],
  ['another crawler', {userAgent: 'Mozilla/5.0 (compatible; Yahoo! Slurp)'}],
])('stays for %s', (_what, state) => {
  const {wentTo, root} = visit(state);
  expect(wentTo).toBeNull();
  expect(root.hidden).toBe(false);
});

it('is first, and only on pages of the default language', () => {
  const everywhere = ['preferences', 'press-replay'];
  expect([...scriptsOf('en').keys()]).toEqual(['language-preference', ...everywhere]);
  expect([...scriptsOf('fr').keys()]).toEqual(everywhere);
});

it('refuses a theme that does not follow the system', () => {
  expect(() => scriptsOf('en', '/', false)).toThrow('respectPrefersColorScheme');
});
