import {interpolate, type InterpolateValues} from '@docusaurus/Interpolate';
import type {TranslateParam, TranslateProps} from '@docusaurus/Translate';
import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';

const brand = {brand: siteConfig.title};
const warned = new Set<string>();

/**
 * The build leaves a call site its text without the id, or the id of a text that the language
 * lacks (inlineTexts.ts). Where both are left the build has not seen the call: its message is the
 * default language's, and would hide the gap in any other one.
 */
function textOf(id: string | undefined, message: string | undefined) {
  const {currentLocale, defaultLocale} = i18n;
  const isDefault = currentLocale === defaultLocale;
  if (id === undefined || (isDefault && message !== undefined)) {
    return message ?? '';
  }
  if (!warned.has(id)) {
    warned.add(id);
    const fix = isDefault
      ? 'add a message at its call site'
      : `add it to i18n/${currentLocale}/code.json`;
    // oxlint-disable-next-line no-console -- the specification asks for this warning
    console.warn(`[translations] missing "${id}" in "${currentLocale}" (${fix})`);
  }
  return id;
}

/**
 * Docusaurus' `translate`, with a warning for missing texts and `{brand}` filled in.
 * @param param Id and message, as literals, so that they can be extracted.
 * @param values Texts for the other places in braces.
 * @returns The text in the language of the page; the key itself where the language lacks it.
 */
export function translate<Str extends string>(
  {id, message}: TranslateParam<Str>,
  values?: InterpolateValues<Str, string | number>,
): string {
  return interpolate(textOf(id, message), {...brand, ...values});
}

/**
 * Docusaurus' `<Translate>`, with a warning for missing texts and `{brand}` filled in.
 * @param props Id and, as children, the message, both literals, so that they can be extracted.
 * @returns The text in the language of the page; the key itself where the language lacks it.
 */
export default function Translate<Str extends string>({id, children, values}: TranslateProps<Str>) {
  return <>{interpolate(textOf(id, children), {...brand, ...values})}</>;
}
