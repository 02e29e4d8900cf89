import {waitForChunkNames} from '@site/src/lib/chunkNames';
import {pause} from './pause';

/**
 * Runs Docusaurus' client in several short tasks, with input answered in between, instead of one of 150 ms
 * (on a slow phone). Each step evaluates a part, and the last one, the client's own entry, finds all of
 * them there. Which parts: those that a profile of the entry shows. Not the packages of the theme by
 * name, which would bring along all that they export.
 */
const STEPS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
  () => import(/* webpackMode: "eager" */ '@generated/routes'),
  async () => {
    const {openPage} = await import(/* webpackMode: "eager" */ './routes');
    const components = await openPage(window.location.pathname);
    for (const load of components.flatMap(({loaders}) => loaders)) {
      await pause();
      await load();
    }
    await Promise.all(components.map(async ({preload}) => preload()));
  },
  () => import(/* webpackMode: "eager" */ '@theme/ThemeProvider'),
  () => import(/* webpackMode: "eager" */ '@theme/Root'),
  () => import(/* webpackMode: "eager" */ './start'),
];

async function start(): Promise<void> {
  waitForChunkNames();
  for (const step of STEPS) {
    await pause();
    await step();
  }
}

void start();
