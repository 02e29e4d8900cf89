export const TOOLS = [
  ...(['appium-java', 'appium-javascript', 'appium-python'] as const),
  ...(['selenium-java', 'selenium-javascript', 'selenium-python'] as const),
  ...(['webdriverio', 'katalon', 'json'] as const),
] as const;
export type Tool = (typeof TOOLS)[number];

/** A WebDriver session to open. */
export interface SampleSession {
  readonly tool: Tool;
  readonly platform: 'android' | 'ios' | 'mac' | 'browser';
  /** Symbols are variables of the environment, here and in commands. */
  readonly capabilities: Readonly<Record<string, unknown>>;
  /** Commands after the start, by their names. */
  readonly commands: readonly (readonly [name: string, value: Readonly<Record<string, unknown>>])[];
  /** Variables of the environment that the code reads, with examples. */
  readonly variables: Readonly<Record<string, string>>;
  /** Sessions at once. */
  readonly sessions: number;
  /** URL of the hub. */
  readonly hub: string;
  /** Comments in the code and titles of blocks, in the language of the page. */
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

/** How long a session may wait for a device, in seconds, and a client for the session. */
export const QUEUE_SECONDS = 300;
export const CLIENT_SECONDS = 330;
