// Brings i18n/en and the record of translated sources up to date and lists what is left to
// translate: `npm run translations`, `npm run translations -- --accept <page or key> …`.
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {projectRoot} from './lib/paths';
import {writeEnglish} from './lib/translations/english';
import {inspect, openProblems, type Inspection} from './lib/translations/inspect';
import {formatProblems} from './lib/translations/problem';
import {SOURCES_FILE, updateSources, type Sources} from './lib/translations/sources';

const USAGE = `npm run translations
  extracts the English texts into i18n/en and lists what French lacks
npm run translations -- --accept <page or key> …
  after bringing a translation up to date: a page such as docs/index.mdx,
  or the key of a text such as home.hero.title`;

function readAccepted(): readonly string[] {
  const {values, positionals} = parseArgs({
    options: {accept: {type: 'boolean', default: false}, help: {type: 'boolean', default: false}},
    allowPositionals: true,
  });
  if (values.help) {
    console.log(USAGE);
    process.exit();
  }
  if (values.accept !== positionals.length > 0) {
    throw new Error(USAGE);
  }
  return positionals;
}

/** What is recorded of pages that cannot be read just now: it must outlive a typing error. */
function unreadable({twins, pageHashes, recorded}: Inspection): Sources {
  return Object.fromEntries(
    twins.flatMap(({french, hasEnglish, hasFrench}) => {
      const known = recorded[french];
      return hasEnglish && hasFrench && known && !pageHashes[french] ? [[french, known]] : [];
    }),
  );
}

async function main(): Promise<void> {
  const names = readAccepted();
  const found = await inspect();
  const frenchOf = new Map(found.twins.map(({english, french}) => [english, french]));
  const accepted = names
    .map((name) => name.replaceAll('\\', '/').replace(/^\.\//, ''))
    .map((name) => frenchOf.get(name) ?? name);
  const current = {...unreadable(found), ...found.pageHashes, ...found.messageHashes};
  const {sources, unknown} = updateSources(found.recorded, current, accepted);
  if (unknown.length > 0) {
    throw new Error(
      `Nothing is translated under ${unknown.join(', ')}. Name a page as docs/index.mdx, or a text by its key in i18n/fr/code.json.`,
    );
  }
  writeEnglish(projectRoot, found.extracted);
  fs.writeFileSync(path.join(projectRoot, SOURCES_FILE), `${JSON.stringify(sources, null, 2)}\n`);
  const open = openProblems(found, sources);
  console.log(
    open.length > 0
      ? `${formatProblems(open)}\n\nWrote i18n/en and ${SOURCES_FILE}. To do for the translator: ${open.length}`
      : `Wrote i18n/en and ${SOURCES_FILE}. Nothing is left to translate.`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
