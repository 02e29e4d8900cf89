/** What a call site declares: at least one of the two. */
export interface Declaration {
  readonly id?: string;
  readonly message?: string;
}

export interface Catalogue {
  /** Texts by key, as generated for the locale under way. */
  readonly translations: Readonly<Record<string, string>>;
  readonly locale: string;
  readonly defaultLocale: string;
}

export interface Finding {
  /** The declaration to show: without its message where the key itself must be shown. */
  readonly shown: Declaration;
  /** What to log, or null when the text is there. */
  readonly warning: string | null;
}

/**
 * Looks a text up and tells whether its language lacks it.
 *
 * In the default locale the message at the call site is the text. In any other one only the
 * catalogue counts: showing the default language's message would hide the gap.
 * @param declaration The call site's id and message; the key is the id, or the message without one.
 * @param catalogue Texts and locales.
 * @returns What to show and what to log.
 */
export function findMessage(declaration: Declaration, catalogue: Catalogue): Finding {
  const {id, message} = declaration;
  const key = id ?? message;
  const {translations, locale, defaultLocale} = catalogue;
  const isDefault = locale === defaultLocale;
  if (
    key === undefined ||
    Object.hasOwn(translations, key) ||
    (isDefault && message !== undefined)
  ) {
    return {shown: declaration, warning: null};
  }
  const remedy = isDefault
    ? 'add a message at its call site'
    : `add it to i18n/${locale}/code.json`;
  return {
    shown: id === undefined ? declaration : {id},
    warning: `[translations] missing "${key}" in "${locale}" (${remedy})`,
  };
}
