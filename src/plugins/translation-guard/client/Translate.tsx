import React, {type ReactNode} from 'react';
import OriginalTranslate, {
  translate as originalTranslate,
} from '@docusaurus/core/lib/client/exports/Translate';
import type {InterpolateValues} from '@docusaurus/Interpolate';
import type {TranslateParam, TranslateProps} from '@docusaurus/Translate';
import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';
import {findMessage, type Declaration} from './findMessage';

const locales = {locale: i18n.currentLocale, defaultLocale: i18n.defaultLocale};
const brand = {brand: siteConfig.title};
const warned = new Set<string>();

function check(declaration: Declaration): Declaration {
  const {shown, warning} = findMessage(declaration, locales);
  if (warning && !warned.has(warning)) {
    warned.add(warning);
    // eslint-disable-next-line no-console -- the specification asks for this warning
    console.warn(warning);
  }
  return shown;
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
  // The check keeps an id or a message, which the original's type cannot follow.
  const shown = check({id, message}) as TranslateParam<Str>;
  return originalTranslate(shown, {...brand, ...values} as typeof values);
}

/**
 * Docusaurus' `<Translate>`, with a warning for missing texts and `{brand}` filled in.
 * @param props Id and, as children, the message, both literals, so that they can be extracted.
 * @returns The text in the language of the page; the key itself where the language lacks it.
 */
export default function Translate<Str extends string>({
  id,
  children,
  values,
}: TranslateProps<Str>): ReactNode {
  const {id: key, message} = check({id, message: children});
  const shown = {id: key, children: message} as TranslateProps<Str>;
  return <OriginalTranslate {...shown} values={{...brand, ...values} as typeof values} />;
}
