/**
 * `npm start`: both languages on one address, each shown anew when its files change. What is given to it
 * goes to `docusaurus start` as well; `npm start -- --locale fr` starts with French.
 */
import {watch} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import logger from '@docusaurus/logger';
import {loadSiteEnv} from '../src/config/env';
import {i18nBelow, languageName, locales} from '../src/config/locales';
import {serveLanguages} from './lib/languageServers';
import {binScript, projectRoot} from './lib/paths';
import {endWithNpm} from './lib/signals';

/** Folders with files that a server reads only when it starts. */
const READ_ONCE: Readonly<Record<string, RegExp>> = {
  '.': /^(?:docusaurus\.config\.ts|\.env)$/,
  'src/config': /\.ts$/,
  'src/plugins': /^(?!.*\b(?:client|__tests__)\b).*\.(?:ts|cjs)$/,
  // Placeholders of the pages.
  'src/data': /^service\.ts$/,
};

/** Milliseconds in which several changes count as one. */
const PAUSE_MS = 300;

function watchReadOnce(onChange: (file: string) => void): void {
  let timer: NodeJS.Timeout | undefined;
  for (const [folder, names] of Object.entries(READ_ONCE)) {
    const options = {recursive: folder === 'src/plugins'};
    watch(path.join(projectRoot, folder), options, (_event, name) => {
      if (name && names.test(name)) {
        clearTimeout(timer);
        timer = setTimeout(onChange, PAUSE_MS, path.posix.join(folder, name));
      }
    });
  }
}

async function main(): Promise<void> {
  endWithNpm();
  const given = process.argv.slice(2);
  const {values} = parseArgs({
    args: given,
    // The rest is for Docusaurus.
    strict: false,
    options: {
      port: {type: 'string', short: 'p', default: '3000'},
      host: {type: 'string', short: 'h', default: '127.0.0.1'},
      locale: {type: 'string', short: 'l', default: locales[0]},
    },
  });
  const {env} = loadSiteEnv(projectRoot);
  const {localeConfigs} = i18nBelow(new URL(env.siteUrl).pathname);
  const languages = locales.map((locale) => ({
    ...{locale, name: languageName(locale), path: localeConfigs[locale].baseUrl},
  }));
  const first = languages.find(({locale}) => locale === values.locale);
  if (!first) {
    throw new Error(
      `The site has no language ${String(values.locale)}, only ${locales.join(', ')}.`,
    );
  }
  const servers = await serveLanguages({
    languages,
    host: String(values.host),
    port: Number(values.port),
    command: ({locale}, port) => [
      ...[binScript('@docusaurus/core', 'docusaurus'), 'start', ...given],
      // The last ones count.
      ...['--locale', locale, '--host', '127.0.0.1', '--port', String(port), '--no-open'],
    ],
    env: ({locale}) => ({
      // A folder for each, or they would overwrite each other's files.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join('.docusaurus', `start-${locale}`),
      ...(process.stdout.isTTY && {FORCE_COLOR: '1'}),
    }),
  });
  watchReadOnce((file) => {
    logger.info(`${file} has changed: restarting.`);
    servers.restart();
  });
  for (const {name, path: below} of languages) {
    logger.info(`${name}: http://localhost:${String(values.port)}${below}`);
  }
  await servers.portOf(first);
}

main().catch((error: unknown) => {
  logger.error((error as Error).message);
  process.exit(1);
});
