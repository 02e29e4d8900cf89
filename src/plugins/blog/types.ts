/** A post in a list. */
export interface IndexedPost {
  readonly title: string;
  /** Its description, one or two sentences. */
  readonly excerpt: string;
  /** Day of publication, `2026-11-10`. */
  readonly date: string;
  /** Whole minutes. */
  readonly readingTime: number;
  /** Slugs of its categories, in the order of the chips; lists name the first. */
  readonly categories: readonly string[];
  /** Path with the language's base. */
  readonly permalink: string;
  /** A digit for each cell of its cover, row by row. */
  readonly cover: string;
}

export interface IndexedCategory {
  /** The same in all languages, such as `case-study`. */
  readonly slug: string;
  readonly label: string;
  /** Path of the category's page, with the language's base. */
  readonly permalink: string;
  /** How many posts it has. */
  readonly count: number;
}

/** `posts.json`: comes with the pages of the list. */
export interface BlogIndex {
  readonly categories: readonly IndexedCategory[];
  /** Newest first. */
  readonly posts: readonly IndexedPost[];
}

/** In the metadata of each post, as `related`. */
export interface RelatedPost extends Pick<
  IndexedPost,
  'title' | 'permalink' | 'date' | 'readingTime'
> {
  /** Its category. */
  readonly tag?: {readonly label: string; readonly permalink: string};
}
