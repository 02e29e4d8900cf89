/** Stands in for the catalogue of the default locale. */
const noTranslations: Readonly<Record<string, string>> = {};

export default noTranslations;
