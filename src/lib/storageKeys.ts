/**
 * All keys under which the site keeps something in a visitor's browser. The first two are fixed: hosts
 * and outside checks read them. Every other one starts with `firegrid:`.
 */
export const storageKeys = {
  /** `en` or `fr`. */
  language: 'language',
  /** `light`, `dark` or `system`. */
  theme: 'vite-ui-theme',
  /** Languages of code examples with spaces between, the latest choice first. */
  codeLanguages: 'firegrid:code-languages',
  /** `playing` or `paused`: what moves by itself. */
  motion: 'firegrid:motion',
  /** That the offer of the other language was closed. */
  languageSuggestion: 'firegrid:language-suggestion',
  contactDraft: 'firegrid:contact-draft',
  /** When the last contact message was sent, for the pause before the next one. */
  contactSentAt: 'firegrid:contact-sent-at',
  conversation: 'firegrid:conversation',
  /** Paths of pages for which an answer to “Was this page helpful?” was sent. */
  feedback: 'firegrid:feedback',
} as const;

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];
