/** What a call site is left with after the build: its text, or the key that the language lacks. */
export interface Declaration {
  readonly id?: string;
  readonly message?: string;
}

export interface Locales {
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
 * Tells whether the language of the page lacks a text.
 *
 * The build leaves the text without its id, or the key without a text (inline/chooseText.ts). Where
 * both are left the build has not seen the call: its message is the default language's, and would
 * hide the gap in any other one.
 * @param declaration The call site's id and message.
 * @param locales That of the page and the default one.
 * @returns What to show and what to log.
 */
export function findMessage(declaration: Declaration, locales: Locales): Finding {
  const {id, message} = declaration;
  const {locale, defaultLocale} = locales;
  const isDefault = locale === defaultLocale;
  if (id === undefined || (isDefault && message !== undefined)) {
    return {shown: declaration, warning: null};
  }
  const remedy = isDefault
    ? 'add a message at its call site'
    : `add it to i18n/${locale}/code.json`;
  return {
    shown: {id},
    warning: `[translations] missing "${id}" in "${locale}" (${remedy})`,
  };
}
