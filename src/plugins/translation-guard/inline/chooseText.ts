/** What a call site declares: at least one of the two. */
export interface Declaration {
  readonly id?: string | undefined;
  readonly message?: string | undefined;
}

export interface Catalogue {
  /** Texts by key, as Docusaurus generated them for the locale under way. */
  readonly texts: Readonly<Record<string, string>>;
  /** Whether the messages at the call sites are the locale's own texts. */
  readonly isDefault: boolean;
}

/** What the call site is left with: the text, or the key that the locale lacks. */
export type Choice = {readonly message: string} | {readonly id: string};

/**
 * Chooses what a call site shows in the locale under way.
 *
 * In the default locale the message at the call site is the text, and the catalogue helps out
 * where there is none. In any other one only the catalogue counts: showing the default language's
 * message would hide the gap.
 * @param declaration The key is the id, or the message where there is none.
 * @param catalogue Texts of the locale.
 * @returns The text, else the key; null when nothing is declared.
 */
export function chooseText({id, message}: Declaration, catalogue: Catalogue): Choice | null {
  const key = id ?? message;
  if (key === undefined) {
    return null;
  }
  if (catalogue.isDefault && message !== undefined) {
    return {message};
  }
  const text = Object.hasOwn(catalogue.texts, key) ? catalogue.texts[key] : undefined;
  return text === undefined ? {id: key} : {message: text};
}
