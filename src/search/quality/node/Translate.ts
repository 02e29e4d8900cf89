// Docusaurus' `translate` for the bench: French comes from i18n/fr/code.json.
import {fillText} from '@site/src/lib/buildTexts';
import french from '@site/i18n/fr/code.json';
import i18n from './i18n';

const texts: Readonly<Record<string, {readonly message: string}>> =
  i18n.currentLocale === 'fr' ? french : {};

/** @returns The text in the language that is measured, its places in braces filled in. */
export function translate(
  {id, message}: {readonly id: string; readonly message: string},
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fillText(texts[id]?.message ?? message, {brand: 'Firegrid', ...values});
}
