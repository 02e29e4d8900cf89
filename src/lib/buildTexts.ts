import type english from '../../i18n/en/build.json';

/** Texts that the build writes itself, by id: `i18n/<locale>/build.json`. Pages take theirs from code.json. */
export type BuildTexts = Readonly<Record<keyof typeof english, string>>;

/**
 * Fills in a text's placeholders.
 * @param text Such as `Figure: {name}`.
 * @param values By name of the placeholder; others stay as they are.
 */
export function fillText(text: string, values: Readonly<Record<string, number | string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
