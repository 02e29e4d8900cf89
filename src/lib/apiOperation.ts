/** A value that an operation takes beside its body. */
export interface OperationParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly type: 'string' | 'integer' | 'boolean';
  /** In the language of the page, as plain text. */
  readonly description?: string;
  readonly enum?: readonly string[];
  /** As it is typed into a field. */
  readonly example?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** A request body to begin with. */
export interface BodyExample {
  /** In the language of the page. */
  readonly summary: string;
  readonly value: unknown;
}

/** What a page knows of an operation of the public API, to send it a request. */
export interface Operation {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** Path template below the API's base address, such as `/devices`. */
  readonly path: string;
  readonly parameters: readonly OperationParameter[];
  /** JSON bodies; none where the operation takes no body. */
  readonly bodyExamples: readonly BodyExample[];
}
