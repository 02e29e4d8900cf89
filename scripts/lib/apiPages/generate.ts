import fs from 'node:fs';
import path from 'node:path';
import {apiPageFolders, descriptions} from '../../../src/config/apiReference';
import {DESCRIPTION_FILE} from '../openapi/files';
import {projectRoot} from '../paths';
import {runTool} from '../runTool';
import {prepareDescriptions} from './prepare';
import {generatedPages, isUpToDate, writeStamp} from './stamp';

const LANGUAGES = ['en', 'fr'] as const;

export interface GeneratedPages {
  /** Files of both languages, from the project's root; none when nothing had changed. */
  readonly files: readonly string[];
  readonly warnings: readonly string[];
}

/** Of a generator's message, the sentence; of anything else, all of it. */
function reasonIn(output: string): string {
  const mistakes = [...output.matchAll(/DescriptionError: (.*)/g)].map(([, text]) => text);
  return mistakes.length > 0 ? [...new Set(mistakes)].join('\n') : output.trim();
}

async function runPlugin(): Promise<string> {
  const {ok, output} = await runTool({
    packageName: '@docusaurus/core',
    command: 'docusaurus',
    args: ['gen-api-docs', 'all'],
    env: {NO_UPDATE_NOTIFIER: '1'},
    output: 'lines',
  });
  if (!ok) {
    throw new Error(`The pages of the API cannot be made.\n${reasonIn(output)}`);
  }
  return output;
}

/**
 * Makes the pages of the API's operations in both languages, unless they are there already.
 * @throws Error naming file and fix where the description lacks something, and naming the pages
 *   that the plugin, which reports most failures by a line of output alone, did not write.
 */
export async function generateApiPages(): Promise<GeneratedPages> {
  if (isUpToDate()) {
    return {files: [], warnings: []};
  }
  const prepared = await prepareDescriptions(projectRoot);
  for (const language of LANGUAGES) {
    const file = path.join(projectRoot, descriptions[language]);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, JSON.stringify(prepared[language], null, 2));
    // The plugin leaves files alone that exist.
    generatedPages(language).forEach((page) => {
      fs.rmSync(page);
    });
  }
  const output = await runPlugin();
  const files = LANGUAGES.flatMap((language) =>
    prepared.pages.map((page) => `${apiPageFolders[language]}/${page}.api.mdx`),
  );
  const missing = files.filter((file) => !fs.existsSync(path.join(projectRoot, file)));
  if (missing.length > 0) {
    throw new Error(
      `docusaurus-plugin-openapi-docs did not write ${missing.join(', ')}. Look at the operation in ${DESCRIPTION_FILE} and at what it said:\n${reasonIn(output)}`,
    );
  }
  writeStamp();
  return {files, warnings: prepared.warnings};
}
