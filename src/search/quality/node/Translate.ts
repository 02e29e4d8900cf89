// Docusaurus' `translate` for the bench: translations come from i18n/<language>/code.json.
import {readFileSync} from 'node:fs';
import {fillText} from '@site/src/lib/buildTexts';
import i18n from './i18n';

const texts =
  i18n.currentLocale === i18n.defaultLocale
    ? {}
    : (JSON.parse(readFileSync(`i18n/${i18n.currentLocale}/code.json`, 'utf8')) as Readonly<
        Record<string, {readonly message: string}>
      >);

/** @returns The text in the language that is measured, its places in braces filled in. */
export function translate(
  {id, message}: {readonly id: string; readonly message: string},
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fillText(texts[id]?.message ?? message, {brand: 'Firegrid', ...values});
}
