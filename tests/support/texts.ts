import {readFileSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../../scripts/lib/paths';
import {brand} from '../../src/config/brand';
import {siteContent} from '../../src/config/content';
import {locales, type Locale} from '../../src/config/locales';

type Messages = Readonly<Record<string, {readonly message: string}>>;

const messages = Object.fromEntries(
  locales.map((locale) => {
    const file = path.join(projectRoot, 'i18n', locale, 'code.json');
    const links = Object.entries(siteContent(locale).navigation.links);
    return [
      locale,
      {
        ...(JSON.parse(readFileSync(file, 'utf8')) as Messages),
        ...Object.fromEntries(links.map(([id, {label}]) => [`nav.${id}`, {message: label}])),
      },
    ];
  }),
) as Record<Locale, Messages>;

/**
 * A text of the site in a language, as its translators wrote it.
 * @param id Id of the message in `i18n/<locale>/code.json`; `nav.<id>` is a link of `navigation.yml`.
 * @param locale Language.
 * @param values Values of the message's placeholders; `{brand}` is filled in by itself.
 * @throws Error when the language has no such message, or a placeholder has no value.
 */
export function text(
  id: string,
  locale: Locale,
  values: Readonly<Record<string, string | number>> = {},
) {
  const message = messages[locale][id]?.message;
  if (message === undefined) {
    throw new Error(`i18n/${locale}/code.json has no message "${id}".`);
  }
  const known: Readonly<Record<string, string | number>> = {brand: brand.name, ...values};
  return message.replace(/\{(\w+)\}/g, (_placeholder, name: string) => {
    if (known[name] === undefined) {
      throw new Error(`The message "${id}" needs a value for {${name}}.`);
    }
    return String(known[name]);
  });
}
