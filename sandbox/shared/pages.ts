import {createReadStream} from 'node:fs';
import path from 'node:path';
import {renderFile} from 'eta';
import type {Context, Middleware} from 'koa';
import {brand} from '../../src/config/brand';
import {defaultLocale, i18n, locales, type Locale} from '../../src/config/locales';

export type {Locale};

const sandboxDir = path.join(__dirname, '..');

/** The site's own mark, face and colours, and the sheet that lays out the sandbox's pages with them. */
const ASSETS: Readonly<Record<string, string>> = {
  '/favicon.svg': '../static/favicon.svg',
  '/tokens.css': '../src/css/tokens.css',
  '/fonts.css': '../src/css/fonts.css',
  '/bricolage-grotesque.woff2': '../src/css/bricolage-grotesque.woff2',
  '/page.css': 'shared/page.css',
};

/**
 * Sends the files of the pages.
 * @param more Files of one service, by their addresses, below `sandbox/`.
 */
export const assets =
  (more: Readonly<Record<string, string>> = {}): Middleware =>
  async (ctx, next) => {
    const file = {...ASSETS, ...more}[ctx.path];
    if (file === undefined) {
      await next();
      return;
    }
    ctx.type = path.extname(file);
    ctx.body = createReadStream(path.join(sandboxDir, file));
  };

/**
 * Picks the language of a page.
 * @param ctx Its `Accept-Language` counts where no language was asked for.
 * @param asked BCP 47 tags, separated by spaces: `ui_locales` of OpenID Connect Core, 3.1.2.1.
 */
export function pickLocale(ctx: Context, asked: unknown): Locale {
  const wanted = (typeof asked === 'string' ? asked : '')
    .toLowerCase()
    .split(' ')
    .map((tag) => locales.find((locale) => locale === tag.split('-')[0]));
  const accepted = ctx.acceptsLanguages([...locales]);
  return wanted.find(Boolean) ?? locales.find((locale) => locale === accepted) ?? defaultLocale;
}

/** The texts of a service's pages, `texts.json` in its folder. */
export type Texts = Readonly<Record<Locale, object & {readonly service: string}>>;

/**
 * Answers with a page.
 * @param ctx The request's context.
 * @param template Below `sandbox/`, without its end: `portal/home`.
 * @param locale Its language.
 * @param texts Of the service. The template finds those of the language in `it.text`.
 * @param data Further values for the template.
 */
export async function showPage(
  ctx: Context,
  template: string,
  locale: Locale,
  texts: Texts,
  data: object = {},
): Promise<void> {
  const lang = i18n.localeConfigs[locale].htmlLang;
  const values = {brand: brand.name, locale, lang, text: texts[locale], ...data};
  const options = {root: sandboxDir, cache: true};
  ctx.body = await renderFile(`/${template}.eta`, values, options);
  ctx.set('cache-control', 'no-store');
}
