/**
 * Said to readers of one language on pages of the other, so the texts cannot be translations of
 * the page's own. Only French readers get an offer: English is where unmarked links lead.
 */
export const languageSuggestions: Readonly<
  Partial<
    Record<string, Readonly<Record<'label' | 'text' | 'link' | 'dismiss' | 'notFound', string>>>
  >
> = {
  fr: {
    label: 'Langue du site',
    text: 'Ce site existe aussi en français.',
    link: 'Continuer en français',
    dismiss: 'Fermer cette suggestion',
    notFound: 'Page introuvable.',
  },
};
