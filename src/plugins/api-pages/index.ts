import fs from 'node:fs';
import path from 'node:path';
import docsPlugin, {
  validateOptions as validateDocs,
  type PluginOptions as DocsOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {Command, type CommanderStatic} from 'commander';
import openapiDocs from 'docusaurus-plugin-openapi-docs/lib';
import type {APIOptions, PluginOptions} from 'docusaurus-plugin-openapi-docs/src/types';
import {readDescription} from './description';

const GENERATOR = 'docusaurus-plugin-openapi-docs';

/** Paths are below the site's folder. */
export interface ApiDescription {
  /** An OpenAPI description. */
  readonly file: string;
  /** An OpenAPI Overlay that translates it. */
  readonly overlay?: string | undefined;
  /** Where it is written for the generator: its `specPath`. */
  readonly prepared: string;
}

type ApiPagesOptions = DocsOptions & {readonly descriptions: readonly ApiDescription[]};

/** Replaces a file as a whole, for checks that read it side by side; an equal one is left alone. */
function update(file: string, content: string) {
  if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== content) {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    const draft = `${file}.${process.pid}`;
    fs.writeFileSync(draft, content);
    fs.renameSync(draft, file);
  }
}

/** Writes the descriptions that the generator reads. */
async function prepareDescriptions(siteDir: string, descriptions: readonly ApiDescription[]) {
  for (const {file, overlay, prepared} of descriptions) {
    const text = await readDescription(
      path.join(siteDir, file),
      overlay && path.join(siteDir, overlay),
    );
    update(path.join(siteDir, prepared), text);
  }
}

/** Puts the pages of a new folder in place of those before, and removes those of operations that are gone. */
function takeOver(made: string, target: string) {
  const names = fs.readdirSync(made);
  names.forEach((name) => {
    update(path.join(target, name), fs.readFileSync(path.join(made, name), 'utf8'));
  });
  fs.readdirSync(target)
    .filter((name) => name.endsWith('.api.mdx') && !names.includes(name))
    .forEach((name) => {
      // The other language's development server may have been faster.
      fs.rmSync(path.join(target, name), {force: true});
    });
}

/** Runs the generator's own command for a language, into a new folder, since it overwrites no files. */
async function generate(siteDir: string, language: string, options: APIOptions) {
  const made = fs.mkdtempSync(path.join(siteDir, '.cache', 'api-pages', 'made-'));
  const context = {siteDir, siteConfig: {presets: [], plugins: []}} as unknown as LoadContext;
  const config = {[language]: {...options, outputDir: made}};
  // Docusaurus types it as the module of commander.
  const cli = new Command() as CommanderStatic;
  openapiDocs(context, {docsPluginId: language, config}).extendCli?.(cli);
  const {log} = console;
  try {
    // It prints a line for each file.
    Object.assign(console, {log: () => undefined});
    await cli.parseAsync(['gen-api-docs', language], {from: 'user'});
    takeOver(made, path.join(siteDir, options.outputDir));
  } finally {
    Object.assign(console, {log});
    fs.rmSync(made, {recursive: true});
  }
}

/**
 * Makes the pages of the API's operations and webhooks by docusaurus-plugin-openapi-docs, in this
 * process; pages that stay the same are left alone.
 * @param siteDir Folder of docusaurus.config.ts.
 * @param descriptions In all languages.
 * @param generator The options of docusaurus-plugin-openapi-docs.
 * @throws Error naming the file where the description or an overlay cannot be read.
 */
export async function makeApiPages(
  siteDir: string,
  descriptions: readonly ApiDescription[],
  {config}: Pick<PluginOptions, 'config'>,
): Promise<void> {
  await prepareDescriptions(siteDir, descriptions);
  for (const [language, options] of Object.entries(config)) {
    await generate(siteDir, language, options);
  }
}

/**
 * Docusaurus' documentation plugin, for the pages that docusaurus-plugin-openapi-docs makes: in every
 * start and build, before the folder is read, and when the description changes (see README).
 */
export default async function apiPages(context: LoadContext, given: unknown): Promise<Plugin> {
  const {descriptions, ...docs} = given as ApiPagesOptions;
  const {siteDir, siteConfig} = context;
  const [, generator] = (siteConfig.plugins as unknown[])
    .filter((each) => Array.isArray(each))
    .find(([name]) => name === GENERATOR) as [string, PluginOptions];
  // Docusaurus types the content of plugins in a list as unknown.
  const plugin = (await docsPlugin(context, docs)) as Plugin;
  // The generator's own command reads them as well.
  await prepareDescriptions(siteDir, descriptions);
  return {
    ...plugin,
    loadContent: async () => {
      await makeApiPages(siteDir, descriptions, generator);
      return plugin.loadContent?.();
    },
    getPathsToWatch: () => [
      ...(plugin.getPathsToWatch?.() ?? []),
      ...descriptions.flatMap(({file, overlay = []}) =>
        [file].concat(overlay).map((each) => path.posix.join(siteDir, each)),
      ),
    ],
  };
}

apiPages.validateOptions = (({validate, options}) => {
  const {descriptions, ...docs} = options as ApiPagesOptions;
  return {...validateDocs({validate, options: docs} as never), descriptions};
}) as NonNullable<PluginModule['validateOptions']>;
