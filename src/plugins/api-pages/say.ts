import type english from '../../../i18n/en/build.json';

type Prefixed<Id> = Id extends `api.${infer Rest}` ? Rest : never;

/** Ids of the words that pages have between the description's own, without `api.`. */
export type TextId = Prefixed<keyof typeof english>;

/** Gives a text of i18n/<locale>/build.json with its placeholders filled in. */
export type Say = (id: TextId, values?: Readonly<Record<string, number | string>>) => string;
