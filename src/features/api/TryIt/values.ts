import type {Operation, OperationParameter} from '@site/src/lib/apiOperation';

/** What the visitor typed; parameters by their names, empty where they are not sent. */
export interface TryItValues {
  readonly key: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The key stays in memory for this visit, across the pages of the operations; it is never stored. */
let rememberedKey = '';

/** @param key The key as it is typed. */
export function rememberKey(key: string): void {
  rememberedKey = key;
}

/** A random value of 32 hexadecimal digits, as a UUID where the browser makes one. */
export function newIdempotencyKey(): string {
  // Only pages with a secure address have randomUUID.
  if ('randomUUID' in crypto) {
    return crypto.randomUUID();
  }
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a parameter is the one that makes a repetition safe. */
export const isIdempotencyKey = ({name}: OperationParameter): boolean =>
  name.toLowerCase() === 'idempotency-key';

/** @param value An example body. */
export const formatBody = (value: unknown): string => JSON.stringify(value, null, 2);

/**
 * What the form starts with.
 * @param operation The operation of the page.
 */
export function startValues({parameters, bodyExamples}: Operation): TryItValues {
  return {
    key: rememberedKey,
    parameters: Object.fromEntries(
      parameters.map((parameter) => [
        parameter.name,
        isIdempotencyKey(parameter) ? newIdempotencyKey() : '',
      ]),
    ),
    body: bodyExamples[0] ? formatBody(bodyExamples[0].value) : '',
  };
}
