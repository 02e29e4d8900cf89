/** @jest-environment node */
import vm from 'node:vm';
import type {LoadContext} from '@docusaurus/types';
import preferences, {leadingAway} from '..';
import {choicesScript} from '../choices';

/** The script that leads away from the pages of a language, in a site at this path. */
const languageAt = (currentLocale: string, root = '/') =>
  leadingAway({
    currentLocale,
    defaultLocale: 'en',
    localeConfigs: {en: {baseUrl: root}, fr: {baseUrl: `${root}fr/`}},
  } as unknown as LoadContext['i18n']);

const SITE = 'https://firegrid.example';

interface Visit {
  readonly rootPath?: string;
  readonly pathname?: string;
  readonly search?: string;
  /** URL of the page whose link was followed. */
  readonly referrer?: string;
  readonly stored?: Readonly<Record<string, string>>;
  readonly storageBlocked?: boolean;
  readonly userAgent?: string;
}

/** Runs a script as the browser of a visitor would. */
function run(visit: Visit) {
  const {rootPath, pathname = '/', search = '', userAgent = 'Mozilla/5.0'} = visit;
  const stored: Record<string, string> = {...visit.stored};
  Object.defineProperty(stored, 'getItem', {value: (key: string) => stored[key] ?? null});
  let isHidden = false;
  const root = {
    get hidden() {
      return isHidden;
    },
    // As the element's attribute does.
    set hidden(value: unknown) {
      isHidden = Boolean(value);
    },
    dataset: {theme: 'of Docusaurus', themeChoice: 'of Docusaurus'},
  };
  const timers: (() => void)[] = [];
  const listeners: Record<string, (event: {persisted: boolean}) => void> = {};
  const replace = jest.fn();
  const write = jest.fn();
  vm.runInNewContext(
    `${languageAt('en', rootPath)}
${choicesScript}`,
    {
      URLSearchParams,
      navigator: {userAgent},
      matchMedia: () => ({matches: false}),
      document: {
        documentElement: root,
        referrer: visit.referrer ?? '',
        write,
      },
      setTimeout: (callback: () => void) => timers.push(callback),
      addEventListener: (event: string, listener: (event: {persisted: boolean}) => void) => {
        listeners[event] = listener;
      },
      location: {origin: SITE, pathname, search, hash: '#pricing', replace},
      get localStorage() {
        if (visit.storageBlocked) {
          throw new Error('SecurityError');
        }
        return stored;
      },
    },
  );
  return {root, replace, write, timers, listeners, stored};
}

describe('the language', () => {
  const open = (visit: Visit) => run({stored: {language: 'fr'}, search: '?plan=starter', ...visit});

  it.each<[what: string, Visit, home: string]>([
    ['the root', {}, '/fr/'],
    ['the root below a path', {pathname: '/cloud/', rootPath: '/cloud/'}, '/cloud/fr/'],
    ['a CUBOT phone', {userAgent: 'Linux; Android 14; CUBOT X19'}, '/fr/'],
    ['an English page', {referrer: `${SITE}/blog/fr/`}, '/fr/'],
  ])('leads from %s to its home page, with query and hash', (_what, visit, home) => {
    const {replace, root, timers, listeners} = open(visit);
    expect(replace.mock.calls).toEqual([[`${home}?plan=starter#pricing`]]);
    expect(root.hidden).toBe(true);

    // Back from the back-forward cache, or where the other page does not respond.
    listeners.pageshow!({persisted: false});
    expect(root.hidden).toBe(true);
    listeners.pageshow!({persisted: true});
    expect(root.hidden).toBe(false);
    root.hidden = true;
    timers.forEach((callback) => callback());
    expect(root.hidden).toBe(false);
  });

  it.each<[what: string, Visit]>([
    ['another page', {pathname: '/blog/'}],
    ['nothing stored', {stored: {}}],
    ['junk', {stored: {language: 'toString'}}],
    ['blocked storage', {storageBlocked: true}],
    ['a crawler', {userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)'}],
  ])('leaves %s as it is', (_what, visit) => {
    const {replace, write, root} = open(visit);
    expect(replace).not.toHaveBeenCalled();
    expect(write).not.toHaveBeenCalled();
    expect(root.hidden).toBe(false);
  });

  it('of the 404 page is that of the language below whose path it is asked for', () => {
    const visit = {rootPath: '/cloud/', pathname: '/cloud/fr/nowhere', userAgent: 'Googlebot/2.1'};
    const {write, replace} = open(visit);
    expect(write.mock.calls).toEqual([['<script src="/cloud/fr/404.js"></script>']]);
    expect(replace).not.toHaveBeenCalled();
  });
});

it('takes a link from a French page, in whatever tab, as a choice of English', () => {
  const {replace, stored} = run({stored: {language: 'fr'}, referrer: `${SITE}/fr/blog/`});
  expect(replace).not.toHaveBeenCalled();
  expect(stored).toEqual({language: 'en'});
});

it('leads away from pages in the default language alone', () => {
  expect(languageAt('fr')).toBeUndefined();
});

it('refuses a theme that does not follow the system', () => {
  const siteConfig = {themeConfig: {colorMode: {respectPrefersColorScheme: false}}};
  expect(() => preferences({siteConfig} as unknown as LoadContext)).toThrow(
    'respectPrefersColorScheme',
  );
});
