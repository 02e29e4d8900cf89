/**
 * The part of WebdriverIO and Mocha that the samples use. Protocol commands and capabilities are
 * the real types of @wdio/protocols and @wdio/types; the rest is declared here, since the packages
 * that declare it would add 180 packages to every install.
 * @see https://webdriver.io/docs/api
 */
declare namespace WebdriverIO {
  interface WaitForOptions {
    timeout?: number;
    timeoutMsg?: string;
    interval?: number;
  }

  type Selector = string | Record<string, unknown> | ((element: HTMLElement) => HTMLElement);

  interface ExpectOptions extends WaitForOptions {
    /** Milliseconds. */
    wait?: number;
    message?: string;
  }

  interface ChainablePromiseElement extends Element, PromiseLike<Element> {}

  type WaitFor = `waitFor${'Displayed' | 'Enabled' | 'Exist'}`;

  interface Element
    extends
      Record<WaitFor, (options?: WaitForOptions) => Promise<true>>,
      Record<'isDisplayed', () => Promise<boolean>>,
      Record<'getText', () => Promise<string>>,
      Record<'setValue', (value: string | number) => Promise<void>> {
    readonly elementId: string | Promise<string>;
    $(selector: Selector): ChainablePromiseElement;
    $$(selector: Selector): ChainablePromiseArray;
    click(options?: {button?: 'left' | 'middle' | 'right'; x?: number; y?: number}): Promise<void>;
    getAttribute(name: string): Promise<string>;
    scrollIntoView(options?: ScrollIntoViewOptions | boolean): Promise<void>;
  }

  interface ChainablePromiseArray extends PromiseLike<Element[]> {
    readonly length: Promise<number>;
    map<T>(callback: (element: Element, index: number) => T | Promise<T>): Promise<T[]>;
    [index: number]: ChainablePromiseElement;
  }

  interface Browser extends Omit<import('@wdio/protocols').ProtocolCommands, 'keys'> {
    readonly sessionId: string;
    readonly capabilities: Capabilities & Record<string, unknown>;
    readonly options: import('@wdio/types').Options.WebDriver;
    readonly isIOS: boolean;
    $(selector: Selector): ChainablePromiseElement;
    $$(selector: Selector): ChainablePromiseArray;
    deepLink(url: string, appIdentifier?: string): Promise<unknown>;
    execute<Result, Parameters extends unknown[]>(
      script: string | ((...parameters: Parameters) => Result),
      ...parameters: Parameters
    ): Promise<Result>;
    getContext(options?: Record<string, unknown>): Promise<string>;
    keys(value: string | string[]): Promise<void>;
    reloadSession(capabilities?: Capabilities): Promise<string>;
    switchContext(
      context: string | {title?: string | RegExp; url?: string | RegExp},
    ): Promise<void>;
    url(address: string): Promise<unknown>;
    waitUntil<Result>(
      condition: () => Result | Promise<Result>,
      options?: WaitForOptions,
    ): Promise<Exclude<Result, false | null | undefined>>;
  }

  interface Config extends Partial<import('@wdio/types').Options.Testrunner> {}

  type StateMatcher = `toBe${'Disabled' | 'Displayed'}`;
  type TextMatcher = `toHave${'Text' | 'Value'}`;

  /** Matchers of expect-webdriverio that wait, and those of Jest below them. */
  interface Matchers
    extends
      Record<'toBe' | 'toContain' | 'toEqual', (expected: unknown) => void>,
      Record<'toHaveLength', (expected: number) => void>,
      Record<StateMatcher, (options?: ExpectOptions) => Promise<void>>,
      Record<TextMatcher, (expected: string | RegExp, options?: ExpectOptions) => Promise<void>> {
    readonly not: Matchers;
    toMatch(expected: string | RegExp): void;
  }
}

declare module '@wdio/globals' {
  export const browser: WebdriverIO.Browser;
  export const driver: WebdriverIO.Browser;
  export const $: WebdriverIO.Browser['$'];
  export const $$: WebdriverIO.Browser['$$'];
  export const expect: {
    (actual: unknown): WebdriverIO.Matchers;
    stringContaining(part: string): string;
  };
}

declare module 'webdriverio' {
  export type Browser = WebdriverIO.Browser;
  export type ChainablePromiseElement = WebdriverIO.ChainablePromiseElement;
  export function remote(options: {
    hostname?: string;
    port?: number;
    path?: string;
    protocol?: 'http' | 'https';
    user?: string;
    key?: string;
    headers?: Record<string, string>;
    logLevel?: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
    connectionRetryCount?: number;
    connectionRetryTimeout?: number;
    capabilities: WebdriverIO.Capabilities;
  }): Promise<WebdriverIO.Browser>;
}

declare module '@wdio/junit-reporter' {
  export function addProperty(name: string, value: string): void;
}

declare module '@axe-core/webdriverio' {
  import type {AxeResults} from 'axe-core';

  export class AxeBuilder {
    constructor(options: {client: WebdriverIO.Browser});
    withTags(tags: string | string[]): this;
    setLegacyMode(isLegacy?: boolean): this;
    analyze(): Promise<AxeResults>;
  }
}

/** Mocha's functions, as WebdriverIO's runner provides them. */
interface MochaContext {
  readonly currentTest?: {
    readonly title: string;
    readonly state?: 'passed' | 'failed';
    fullTitle(): string;
  };
  timeout(milliseconds: number): this;
}
type MochaFunction = (this: MochaContext) => void | Promise<void>;
declare function describe(title: string, suite: MochaFunction): void;
declare function it(title: string, test: MochaFunction): {timeout(milliseconds: number): void};
declare function before(hook: MochaFunction): void;
declare function after(hook: MochaFunction): void;
declare function beforeEach(hook: MochaFunction): void;
declare function afterEach(hook: MochaFunction): void;

// Variables, since the samples reach them through globalThis as well.
declare var browser: WebdriverIO.Browser;
declare var driver: WebdriverIO.Browser;
