import type {IHttpConfig, IHttpRequest} from '@stoplight/prism-http';

/** What Prism answers, or what it found no answer for. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** What is wrong with the request, by the description; empty when nothing is. */
  readonly violations: readonly Violation[];
}

/** Something in a request that the description does not allow. */
export interface Violation {
  /** `query`, `header` or `body`, then the way to the field. */
  readonly path: readonly string[];
  /** Keyword of JSON Schema: `enum`, `required`. */
  readonly keyword: string;
  readonly message: string;
}

/** Which of the described answers to give; Prism chooses unless told. */
export interface Wish {
  readonly code?: number;
  /** Name of an example of that answer. */
  readonly example?: string;
}

export interface ApiRequest {
  readonly method: 'get' | 'post';
  /** Below the API's base address. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Answers by the description alone; `null` where it has no such operation. */
export type Prism = (request: ApiRequest, wish: Wish) => Promise<Answer | null>;

const CONFIG = {
  isProxy: false,
  validateRequest: true,
  validateResponse: true,
  checkSecurity: true,
  errors: false,
  upstreamProxy: undefined,
  mock: {dynamic: false},
} as const satisfies IHttpConfig;

/** Prism tells of each request; here, the answer says all that there is to say. */
const quiet = {
  info: () => undefined,
  success: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  debug: () => undefined,
  trace: () => undefined,
  fatal: () => undefined,
  child: () => quiet,
};

/**
 * Opens Prism over a description, in this process: its command line would start a second server.
 * @param file The description, with paths to its parts resolved from there.
 * @throws When the description cannot be read.
 * @see https://docs.stoplight.io/docs/prism/
 */
export async function openPrism(file: string): Promise<Prism> {
  // Two seconds of loading, which nothing that only asks for the sandbox's addresses should wait for.
  const {createInstance, getHttpOperationsFromSpec} = await import('@stoplight/prism-http');
  const operations = await getHttpOperationsFromSpec(file);
  const prism = createInstance(CONFIG, {logger: quiet});

  return async ({method, path, query, headers, body}, {code, example}) => {
    const input: IHttpRequest = {method, url: {path, query}, headers, body};
    const result = await prism.request(input, operations, {
      ...CONFIG,
      mock: {dynamic: false, code, exampleKey: example},
    })();
    if (result._tag === 'Left') {
      return null;
    }
    const {output, validations} = result.right;
    return {
      status: output.statusCode,
      headers: output.headers ?? {},
      body: output.body,
      violations: validations.input.map((found) => ({
        path: (found.path ?? []).map(String),
        keyword: String(found.code),
        message: found.message,
      })),
    };
  };
}
