/** What docusaurus-plugin-openapi-docs hands to a generator of pages: the parts that are used here. */
export interface ApiItem {
  /** Made from the operation's id, or from its summary where it has none. */
  readonly id: string;
  /** The operation's summary, or its id where it has none. */
  readonly title: string;
  readonly api: ApiOperation;
}

/** An operation of the description, with all references resolved. */
export interface ApiOperation {
  readonly operationId?: string;
  /** In lower case; `event` for a webhook, whose own the plugin leaves out. */
  readonly method: string;
  /** `webhook` for a webhook, whose name the plugin leaves out. */
  readonly path: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Body & {readonly required?: boolean};
  readonly responses?: Readonly<Record<string, Response>>;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly securitySchemes?: Readonly<Record<string, {readonly description?: string}>>;
  readonly servers?: readonly {readonly url: string}[];
  readonly externalDocs?: {readonly url: string; readonly description?: string};
  /** Added by scripts/lib/apiPages: place in the description, name and method of a webhook. */
  readonly 'x-page'?: PageNote;
  /** Names of the parameters that the code samples send, beside the required ones. */
  readonly 'x-sample-parameters'?: readonly string[];
}

/** What the plugin does not tell of an operation, noted in the description before it reads it. */
export interface PageNote {
  /** Place among all operations, from 1. */
  readonly position: number;
  /** Of a webhook alone. */
  readonly webhook?: {readonly name: string; readonly method: string};
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
  readonly example?: unknown;
}

export interface Response extends Body {
  readonly description?: string;
  readonly headers?: Readonly<Record<string, Header>>;
}

export type Header = Pick<Parameter, 'description' | 'schema' | 'example' | 'required'>;

export interface Body {
  readonly content?: Readonly<Record<string, Media>>;
}

export interface Media {
  readonly schema?: Schema;
  readonly examples?: Readonly<Record<string, Example>>;
}

export interface Example {
  readonly summary?: string;
  readonly value?: unknown;
}

/** JSON Schema, as far as the description uses it; the plugin writes a component's name as title. */
export interface Schema {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
}

/** A mistake of the description that a page cannot be made from; the message names the way out. */
export class DescriptionError extends Error {
  override readonly name = 'DescriptionError';
}
