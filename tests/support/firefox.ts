import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import WebSocket from 'ws';

/** A message of the protocol: an answer to a command, or an event. */
interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly message?: string;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly params?: {
    readonly level?: string;
    readonly text?: string;
    readonly errorText?: string;
    readonly request?: {readonly url: string};
    readonly response?: {readonly status: number; readonly url: string};
  };
}

/** A request that nothing waits for any more: of a player that has loaded enough, or the worker of a page that was left. */
const ABORTED = /NS_BINDING_ABORTED|NS_BASE_STREAM_CLOSED/;

/**
 * One page in an installed Firefox, driven by WebDriver BiDi (https://w3c.github.io/webdriver-bidi/)
 * over the browser's own socket. Playwright 1.65 asks for commands that Firefox 153 does not know,
 * and puppeteer-core brings 54 packages.
 */
export class Firefox {
  readonly #answers = new Map<number, (message: Message) => void>();
  readonly #faults: string[] = [];
  #lastId = 0;
  #context = '';

  private constructor(
    private readonly browser: ChildProcess,
    private readonly profile: string,
    private readonly socket: WebSocket,
  ) {
    socket.on('message', (data: Buffer) => {
      this.#receive(JSON.parse(data.toString()) as Message);
    });
  }

  /**
   * Starts Firefox without a window and opens an empty page.
   * @param program Path of the browser's program.
   */
  static async launch(program: string) {
    const profile = mkdtempSync(path.join(os.tmpdir(), 'firefox-'));
    const browser = spawn(
      program,
      ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
      {stdio: ['ignore', 'ignore', 'pipe']},
    );
    for await (const line of createInterface(browser.stderr)) {
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
      if (address) {
        browser.stderr.resume();
        const socket = new WebSocket(`${address}/session`);
        await once(socket, 'open');
        const firefox = new Firefox(browser, profile, socket);
        await firefox.#start();
        return firefox;
      }
    }
    throw new Error(`${program} ended before it could be driven.`);
  }

  async #start() {
    await this.#send('session.new', {capabilities: {}});
    await this.#send('session.subscribe', {
      events: ['log.entryAdded', 'network.responseCompleted', 'network.fetchError'],
    });
    const {context} = await this.#send('browsingContext.create', {type: 'tab'});
    this.#context = context as string;
  }

  #receive({id, params = {}, ...rest}: Message) {
    if (id !== undefined) {
      this.#answers.get(id)?.({id, ...rest});
      this.#answers.delete(id);
      return;
    }
    const {level = '', text, errorText, request, response} = params;
    const faults = [
      /error|warn/.test(level) && `console ${level}: ${text}`,
      errorText && `failed request: ${request?.url} (${errorText})`,
      response && response.status >= 400 && `status ${response.status}: ${response.url}`,
    ];
    this.#faults.push(...(faults.filter((fault) => fault && !ABORTED.test(fault)) as string[]));
  }

  async #send(method: string, params: Readonly<Record<string, unknown>>) {
    this.#lastId += 1;
    const id = this.#lastId;
    const answer = await new Promise<Message>((resolve) => {
      this.#answers.set(id, resolve);
      this.socket.send(JSON.stringify({id, method, params}));
    });
    if (answer.type === 'error') {
      throw new Error(`${method}: ${answer.message}`);
    }
    return answer.result ?? {};
  }

  /** Hands over what went wrong behind the page since the last time. */
  takeFaults(): readonly string[] {
    return this.#faults.splice(0);
  }

  /**
   * Opens a page and waits until its document is read.
   * @param url Full address.
   */
  async open(url: string) {
    await this.#send('browsingContext.navigate', {
      context: this.#context,
      url,
      wait: 'interactive',
    });
  }

  /** Sets the size of the window, in CSS pixels. */
  async resize(width: number, height: number) {
    await this.#send('browsingContext.setViewport', {
      context: this.#context,
      viewport: {width, height},
    });
  }

  /**
   * Calls a function in the page. The site's policy forbids to evaluate text, so it is a function.
   * @param run Uses nothing from outside itself but its argument.
   * @param argument Plain data for it.
   * @returns What it returns or resolves with: plain data.
   * @throws Error when the function throws.
   */
  async call<Result, Argument = undefined>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ) {
    const {exceptionDetails, result} = (await this.#send('script.callFunction', {
      functionDeclaration: `async (text) => JSON.stringify({value: await (${String(run)})(JSON.parse(text))})`,
      arguments: [{type: 'string', value: JSON.stringify(argument ?? null)}],
      awaitPromise: true,
      target: {context: this.#context},
    })) as {exceptionDetails?: {text: string}; result?: {value: string}};
    if (exceptionDetails) {
      throw new Error(exceptionDetails.text);
    }
    return (JSON.parse(result?.value ?? '{}') as {value: Result}).value;
  }

  /** Ends the browser and removes its profile. */
  async close() {
    const ended = once(this.browser, 'exit');
    await this.#send('browser.close', {});
    await ended;
    rmSync(this.profile, {recursive: true, force: true, maxRetries: 5});
  }
}
