import path from 'node:path';

/**
 * Written when the site in a language is whole: Docusaurus ends with 0 when it is stopped as well.
 * @param generatedDir Docusaurus' folder of generated files.
 * @param locale The language.
 */
export const wholeFile = (generatedDir: string, locale: string): string =>
  path.join(generatedDir, `whole.${locale}`);
