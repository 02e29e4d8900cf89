/**
 * `npm start`: both languages on one address, each shown anew when its files change. What is given to it
 * goes to `docusaurus start` as well; `npm start -- --locale fr` starts with French.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import logger from '@docusaurus/logger';
import chokidar from 'chokidar';
import {loadSiteEnv} from '../src/config/env';
import {defaultLocale, i18nBelow, locales} from '../src/config/locales';
import {namedLocales} from './lib/buildRuns';
import {serveLanguages} from './lib/languageServers';
import {binScript, projectRoot} from './lib/paths';
import {runProgram} from './lib/runProgram';
import {endWithNpm} from './lib/signals';

/** Files that Docusaurus' development server reads only when it starts. Placeholders of the pages are in service.ts. */
const READ_ONCE = [
  'docusaurus.config.ts',
  '.env',
  'src/data/service.ts',
  'src/config/*.ts',
  'src/plugins/**/*.{ts,cjs}',
];

async function main() {
  endWithNpm();
  const given = process.argv.slice(2);
  const {values} = parseArgs({
    args: given,
    // The rest is for Docusaurus.
    strict: false,
    options: {
      port: {type: 'string', short: 'p', default: '3000'},
      host: {type: 'string', short: 'h', default: '127.0.0.1'},
    },
  });
  const {env} = loadSiteEnv(projectRoot);
  const {localeConfigs} = i18nBelow(new URL(env.siteUrl).pathname);
  const [first = defaultLocale] = namedLocales(given);
  const languages = locales.map((locale) => ({locale, path: localeConfigs[locale].baseUrl}));
  const servers = await serveLanguages({
    languages,
    host: String(values.host),
    port: Number(values.port),
    run: async ({locale}, port, options) =>
      runProgram(
        process.execPath,
        [
          binScript('@docusaurus/core', 'docusaurus'),
          'start',
          ...given,
          // The last ones count.
          '--locale',
          locale,
          '--host',
          '127.0.0.1',
          '--port',
          String(port),
          '--no-open',
        ],
        {
          ...options,
          env: {
            ...process.env,
            // A folder for each, or they would overwrite each other's files.
            DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join('.docusaurus', `start-${locale}`),
            ...(process.stdout.isTTY && {FORCE_COLOR: '1'}),
          },
        },
      ),
  });
  chokidar
    .watch(READ_ONCE, {cwd: projectRoot, ignored: /client|__tests__/, ignoreInitial: true})
    .on('all', (_event, file) => {
      logger.info(`${file} has changed: restarting.`);
      servers.restart();
    });
  for (const language of languages) {
    logger.info(`http://localhost:${String(values.port)}${language.path}`);
  }
  await Promise.all(languages.filter(({locale}) => locale === first).map(servers.portOf));
}

main().catch((error: unknown) => {
  logger.error((error as Error).message);
  process.exit(1);
});
