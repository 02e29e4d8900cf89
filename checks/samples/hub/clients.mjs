// Replaces the packages that the samples drive sessions with, which would add 480 to every install. Names and
// texts of errors are those of webdriver 9.33 and selenium-webdriver 4.46.

/** The hub of the run, and the number of requests that failed. */
export const hub = {url: '', failures: 0};

/**
 * @param {string} command
 * @param errors Makes the errors of the client whose command it is.
 * @returns The `value` of the response.
 */
async function send(command, errors) {
  try {
    const response = await fetch(`${hub.url}/${command}`, {method: 'POST'});
    const text = await response.text();
    if (!text.startsWith('{')) {
      throw errors.unreadable(text);
    }
    const {value} = JSON.parse(text);
    if (value.error) {
      throw errors.refused(value);
    }
    return value;
  } catch (error) {
    hub.failures += 1;
    throw error.cause ? errors.dropped(error.cause.code) : error;
  }
}

const THENABLE = ['then', 'catch', 'finally'];

/**
 * Has all commands. What a command returns is a promise, and has all commands itself.
 * @param properties Properties that are no commands.
 */
const commands = (sendCommand, properties, before) =>
  new Proxy(properties, {
    get: (_, name) => {
      if (name in properties || typeof name === 'symbol') {
        return properties[name];
      }
      return THENABLE.includes(name)
        ? before?.[name].bind(before)
        : () =>
            commands(
              sendCommand,
              {},
              Promise.resolve(before).then(() => sendCommand(name)),
            );
    },
  });

/** @param {string} command */
function sendWebdriver(command) {
  /** @param {string} text */
  const errorOf = (text, name = 'Error') =>
    Object.assign(
      new Error(`WebDriverError: ${text} when running "${command}" with method "POST"`),
      {name},
    );
  return send(command, {
    dropped: (/** @type {string} */ code) => errorOf(`Request failed with error code ${code}`),
    unreadable: (/** @type {string} */ text) => errorOf(`Could not parse response body: "${text}"`),
    refused: ({error, message}) => errorOf(message, error),
  });
}

/** Opens a session of WebdriverIO on the hub that fails. */
export async function open(options) {
  try {
    const session = await sendWebdriver('session');
    return commands(sendWebdriver, {...session, options, isIOS: false});
  } catch (error) {
    // The URL takes the place of a command, and the name is lost.
    throw new Error(error.message.replace('"session"', `"${process.env.SAMPLE_HUB}/session"`));
  }
}

/** @param {Record<'protocol' | 'hostname' | 'port' | 'path', string>} options */
export function remote(options) {
  const {protocol, hostname, port, path} = options;
  const {href} = new URL(`${protocol}://${hostname}:${port}${path}`);
  return href === process.env.SAMPLE_HUB
    ? open(options)
    : Promise.reject(new Error(`Not the hub: ${href}`));
}

const SELENIUM_NAMES = {
  'session not created': 'SessionNotCreatedError',
  'invalid session id': 'NoSuchSessionError',
};

const seleniumError = (message, name = 'WebDriverError') =>
  Object.assign(new Error(message), {name});

export class HttpClient {
  send({path}) {
    return send(path, {
      dropped: () => new Error('ECONNRESET socket hang up'),
      unreadable: (text) => seleniumError(text),
      refused: ({error, message}) => seleniumError(message, SELENIUM_NAMES[error]),
    });
  }
}

export class Executor {
  constructor(client) {
    this.client = client;
  }

  send(path) {
    return this.client.send({path, headers: new Map()});
  }
}

export const Capabilities = Object;

export const WebDriver = {
  createSession: (executor) => {
    const session = executor.send('session');
    const sendCommand = (name) => session.then(() => executor.send(name));
    return commands(sendCommand, {getSession: () => session});
  },
};

/** Arguments of commands, which the hub does not read. */
const anything = new Proxy(() => anything, {get: () => anything});
export {anything as By, anything as Key, anything as until};

// The globals of WebdriverIO's test runner.
export const browser = new Proxy({}, {get: (_, name) => globalThis.browser[name]});
export {browser as driver};
export const $ = () => browser.$();
export const $$ = () => browser.$$();

/** Matchers wait for the value. */
const matchersOf = (value) =>
  commands(
    () => undefined,
    {
      get not() {
        return matchersOf(value);
      },
    },
    value,
  );
export const expect = Object.assign(matchersOf, {stringContaining: String});

export const addProperty = () => undefined;

/** All its methods are commands. */
export function AxeBuilder({client}) {
  return client.axe();
}
