export interface DocsLink {
  /** As in the sidebar. */
  readonly label: string;
  /** The page's description, one or two sentences. */
  readonly text: string;
  /** Path with the language's base. */
  readonly to: string;
}

export interface DocsGroup {
  /** The category's key, the same in all languages; empty for pages of no category. */
  readonly id: string;
  readonly label: string;
  readonly links: readonly DocsLink[];
}
