import type {Dialect} from '@site/src/lib/literal';

/** A file, or commands, with code in it. */
export interface Snippet {
  readonly title: string;
  /** As src/plugins/static-code names it. */
  readonly language: string;
  readonly code: string;
}

/** Values from outside of the templates. */
export interface Surroundings {
  /** Address of the hub. */
  readonly hub: string;
  /** Comments in the code, and the titles of blocks, in the language of the page. */
  readonly texts: {
    /** Over the function that opens a session. */
    readonly opens: string;
    /** Over the time limit of the client. */
    readonly waits: string;
    /** In place of the API key. */
    readonly key: string;
    readonly terminal: string;
    readonly capabilities: string;
  };
}

/** Gives values of JSON a language's way of writing, and variables of the environment its way of reading. */
export const withVariables = (dialect: Dialect, read: (name: string) => string): Dialect => ({
  ...dialect,
  scalar: (value) =>
    typeof value === 'symbol' ? read(value.description ?? '') : dialect.scalar(value),
});
