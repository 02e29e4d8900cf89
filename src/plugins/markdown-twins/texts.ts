import type {Kind} from './kinds';

/** What twins and lists say around the pages' own words. */
export interface TwinTexts {
  /** What stands before a definition. */
  readonly colon: string;
  /** In place of a picture that is drawn with elements. */
  readonly figure: (name: string) => string;
  /** In place of a form's fields, as a link to it. */
  readonly form: string;
  readonly video: (name: string) => string;
  /** Paragraphs between the summary of a list and its sections. */
  readonly intro: (full: string) => readonly string[];
  readonly fullIntro: (list: string) => readonly string[];
  readonly kinds: Readonly<Record<Kind, string>>;
}

const en: TwinTexts = {
  colon: ': ',
  figure: (name) => `Figure: ${name}`,
  form: 'A form stands here: fill it in on the page.',
  video: (name) => (name ? `Video: ${name}` : 'Video'),
  intro: (full) => [
    'Every page of this site exists as Markdown; the links below lead there. The page for people is at the same address with a slash instead of `.md`: cite that one.',
    `All of it in one file, but for job offers and legal texts: ${full}`,
  ],
  fullIntro: (list) => [
    `The pages of the site one after another, but for job offers and legal texts. Each begins with a block between lines of three hyphens that gives its title and address. The list of all pages: ${list}`,
  ],
  kinds: {
    docs: 'Documentation',
    api: 'API reference',
    integrations: 'Integrations',
    site: 'The service',
    blog: 'Blog',
    careers: 'Careers',
    optional: 'Optional',
  },
};

const fr: TwinTexts = {
  colon: '\u00a0: ',
  figure: (name) => `Figure\u00a0: ${name}`,
  form: 'Ici se trouve un formulaire\u00a0: remplissez-le sur la page.',
  video: (name) => (name ? `Vidéo\u00a0: ${name}` : 'Vidéo'),
  intro: (full) => [
    'Chaque page du site existe en Markdown; les liens ci-dessous y mènent. La page destinée aux personnes est à la même adresse, avec une barre oblique au lieu de `.md`\u00a0: citez celle-là.',
    `Le tout en un seul fichier, sauf les offres d'emploi et les textes juridiques\u00a0: ${full}`,
  ],
  fullIntro: (list) => [
    `Les pages du site l'une après l'autre, sauf les offres d'emploi et les textes juridiques. Chacune commence par un bloc, entre deux lignes de trois traits d'union, qui donne son titre et son adresse. La liste de toutes les pages\u00a0: ${list}`,
  ],
  kinds: {
    docs: 'Documentation',
    api: "Référence de l'API",
    integrations: 'Intégrations',
    site: 'Le service',
    blog: 'Blogue',
    careers: 'Carrières',
    // The proposal gives this heading a meaning, and no translation.
    optional: 'Optional',
  },
};

/**
 * @param locale Name of the locale.
 * @returns Its texts.
 * @throws For a locale that has none.
 */
export function twinTexts(locale: string): TwinTexts {
  const texts: Readonly<Record<string, TwinTexts>> = {en, fr};
  const found = texts[locale];
  if (!found) {
    throw new Error(
      `markdown-twins: no texts in “${locale}”. Write them in src/plugins/markdown-twins/texts.ts.`,
    );
  }
  return found;
}
