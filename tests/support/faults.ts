import type {BrowserContext} from '@playwright/test';

/** The faults that a test expects, and the origins that its pages may ask. */
interface FaultRules {
  /** Origin of the site under test. */
  readonly siteOrigin: string;
  /** Further origins that the test's visitor asks for: requests to them are no fault. */
  readonly allowedOrigins: readonly string[];
  /** Descriptions that contain one of these texts are no fault. */
  readonly expectedFaults: readonly string[];
}

/**
 * Collects all that goes wrong in the pages of a browser context. What the policy forbids is an error
 * on the console.
 */
export class FaultLog {
  readonly #faults: string[] = [];

  constructor(private readonly rules: FaultRules) {}

  /** Hands over what went wrong since the last time and was not expected. */
  take(): readonly string[] {
    return this.#faults.splice(0);
  }

  /**
   * Watches a context; contexts that a test opens itself must be handed over too.
   * @param context A context without pages yet.
   */
  watch(context: BrowserContext) {
    const {siteOrigin, allowedOrigins} = this.rules;
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        this.#add(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
    context.on('weberror', (webError) => {
      this.#add(`uncaught: ${webError.error().message}`);
    });
    context.on('request', (request) => {
      const {origin, protocol} = new URL(request.url());
      const isOurs = origin === siteOrigin || allowedOrigins.includes(origin);
      if (/^(https?|wss?):$/.test(protocol) && !isOurs) {
        this.#add(`unasked request: ${request.method()} ${request.url()}`);
      }
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'unknown';
      // Chromium's word for what the page itself gave up: a player that has enough, a page left.
      if (reason !== 'net::ERR_ABORTED') {
        this.#add(`failed request: ${request.method()} ${request.url()} (${reason})`);
      }
    });
    context.on('response', (response) => {
      if (response.status() >= 400) {
        this.#add(`status ${response.status()}: ${response.request().method()} ${response.url()}`);
      }
    });
  }

  #add(fault: string) {
    if (!this.rules.expectedFaults.some((expected) => fault.includes(expected))) {
      this.#faults.push(fault);
    }
  }
}
