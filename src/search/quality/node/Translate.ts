// Docusaurus' `translate` for the bench: French comes from i18n/fr/code.json.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import i18n from './i18n';

const file = path.join(process.cwd(), 'i18n', i18n.currentLocale, 'code.json');

const texts =
  i18n.currentLocale === 'en'
    ? {}
    : (JSON.parse(readFileSync(file, 'utf8')) as Record<string, {message: string}>);

/** @returns The text in the language that is measured, its places in braces filled in. */
export function translate(
  {id, message}: {readonly id: string; readonly message: string},
  values: Readonly<Record<string, string | number>> = {},
): string {
  const filled: Readonly<Record<string, string | number | undefined>> = {
    brand: 'Firegrid',
    ...values,
  };
  return (texts[id]?.message ?? message).replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    String(filled[name] ?? place),
  );
}
