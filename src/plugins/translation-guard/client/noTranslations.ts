/** In place of the generated catalogue: the build writes each text where it is shown. */
const noTranslations: Readonly<Record<string, string>> = {};

export default noTranslations;
