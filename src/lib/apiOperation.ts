/** A value that an operation takes, as its schema describes it. */
export interface OperationValue {
  readonly name: string;
  readonly required?: boolean;
  /** A list holds texts, to which enum, pattern and lengths apply. */
  readonly type: 'string' | 'integer' | 'boolean' | 'list';
  readonly enum?: readonly string[];
  /** As it is typed into a field. */
  readonly example?: string;
  /** The value that the code samples send; nothing where they leave it out. */
  readonly value?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  /** Whether it is a URL, for the keyboards of phones. */
  readonly isAddress?: boolean;
}

/** A value beside the body. */
export interface OperationParameter extends OperationValue {
  readonly in: 'path' | 'query' | 'header';
}

/** A request body to begin with. */
interface BodyExample {
  /** In the language of the page. */
  readonly summary: string;
  readonly value: unknown;
}

/** An operation of the public API, as far as a request needs it. */
export interface Operation {
  readonly id: string;
  /** In capitals. */
  readonly method: string;
  /** Path template below the API's base URL, such as `/devices`. */
  readonly path: string;
  readonly parameters: readonly OperationParameter[];
  /** JSON bodies; none where the operation takes no body. */
  readonly bodyExamples: readonly BodyExample[];
  /** Fields of the body, as far as a form can have them; others are written as JSON. */
  readonly bodyFields: readonly OperationValue[];
}
