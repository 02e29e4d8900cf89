// Runs the samples of a page in its folder, once with each fault of the hub, as Node.js, Mocha and WebdriverIO's test
// runner do. Arguments: the origin of the hub, the names of its faults, and the samples, as JSON.
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {hub, open, remote} from './clients.mjs';

/** @type {[origin: string, faults: string[], jobs: {file: string, spec?: string}[]]} */
const [origin, faults, jobs] = JSON.parse(process.argv[2]);

/** Errors of the present run; those of WebdriverIO's hooks do not fail it. */
/** @type {Error[]} */
let errors = [];
/** @type {Error[]} */
let hookErrors = [];
process.on('unhandledRejection', (error) => errors.push(error));

/** @returns Whether it went well; an error is kept. */
const attempt = async (action, list = errors) => {
  try {
    await action();
    return true;
  } catch (error) {
    list.push(error);
    return false;
  }
};

let suites = [];
globalThis.describe = (title, body) => {
  suites.push({title, it: [], before: [], after: [], beforeEach: [], afterEach: []});
  body();
};
for (const kind of ['before', 'after', 'beforeEach', 'afterEach']) {
  globalThis[kind] = (hook) => suites.at(-1)[kind].push(hook);
}
globalThis.it = (title, test) => {
  suites.at(-1).it.push([title, test]);
  return {timeout: () => undefined};
};

/**
 * Runs the suites that were declared.
 * @param {(name: string, ...args: unknown[]) => Promise<unknown>} hook Calls a hook of WebdriverIO.
 */
async function runSuites(hook = () => Promise.resolve()) {
  for (const suite of suites) {
    const context = {timeout: () => undefined};
    const run = (...steps) =>
      attempt(async () => {
        for (const step of steps) {
          await step?.call(context);
        }
      });
    if (await run(...suite.before)) {
      for (const [title, test] of suite.it) {
        context.currentTest = {title, fullTitle: () => title};
        await hook('beforeTest');
        const passed = await run(...suite.beforeEach, test);
        context.currentTest.state = passed ? 'passed' : 'failed';
        await hook('afterTest', {title}, context, {passed});
        await run(...suite.afterEach);
      }
    }
    await run(...suite.after);
  }
}

/** As @wdio/runner: without a session, `browser` is a stub, and the hook `after` runs. */
async function runConfiguration(config, specs) {
  const capabilities = config.capabilities[0];
  const hook = (name, ...args) => attempt(() => config[name]?.(...args), hookErrors);
  globalThis.browser = {capabilities, options: config};
  await hook('onPrepare');
  await hook('beforeSession', config, capabilities, specs);
  const isOpen = await attempt(async () => {
    globalThis.browser = await remote({...config, capabilities});
  });
  if (isOpen) {
    await hook('before', capabilities, specs);
    await runSuites(hook);
  }
  await hook('after', errors.length, capabilities, specs);
  await hook('onWorkerEnd', '0-0', 1);
  await hook('onComplete');
}

/** Opens a session, or is handed one that is open. */
async function callExports(module) {
  for (const run of Object.values(module)) {
    const [, parameter] = /^(?:async )?function \w+\((\w*)/.exec(String(run)) ?? [];
    if (parameter === 'driver') {
      await run(await open({}), 1, 1, 1);
    } else if (run === module.openSession) {
      await (await run()).getTitle();
    }
  }
}

let imports = 0;

/**
 * @param {{file: string, spec?: string}} job
 * @param {string} fault
 */
async function run({file, spec}, fault) {
  Object.assign(hub, {url: `${origin}/${fault}`, failures: 0});
  [errors, hookErrors, suites, process.exitCode] = [[], [], [], undefined];
  /** @param {string} name */
  const urlOf = (name) => pathToFileURL(path.resolve(name)).href;
  // A module runs again under another URL; what it imports is loaded once.
  const load = (/** @type {string} */ name) => import(`${urlOf(name)}?${(imports += 1)}`);
  await attempt(async () => {
    const module = await load(file);
    if (module.config) {
      await load(spec);
      await runConfiguration(module.config, [urlOf(spec)]);
    } else {
      await runSuites();
      await callExports(module);
    }
  });
  // Promises that no one awaits fail now.
  await new Promise(setImmediate);
  return {
    fault,
    failures: hub.failures,
    passed: errors.length === 0 && !process.exitCode,
    mistake: [...errors, ...hookErrors].find((error) => error instanceof TypeError)?.message,
  };
}

const outcomes = [];
for (const job of jobs) {
  const runs = [];
  for (const fault of faults) {
    runs.push(await run(job, fault));
  }
  outcomes.push(runs);
}
process.exitCode = undefined;
console.log(`\n${JSON.stringify(outcomes)}`);
