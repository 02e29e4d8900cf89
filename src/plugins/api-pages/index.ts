import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readOperations} from './description';
import {operationPage} from './page';
import type {Say} from './say';

/** A language of the reference; the first is the description's own. Paths are below the site's folder. */
export interface ReferenceLanguage {
  /** OpenAPI Overlay that translates the description. */
  readonly overlay?: string;
  /** Where its pages are written. */
  readonly folder: string;
  readonly say: Say;
}

export interface ApiPagesOptions {
  /** The OpenAPI description, below the site's folder. */
  readonly description: string;
  /** Address of the API on pages, in place of the description's server. */
  readonly base: string;
  /** Origin of the site in the description, whose pages are linked without it. */
  readonly site: string;
  readonly languages: readonly ReferenceLanguage[];
}

const PAGE = '.api.mdx';

/** Replaces a file as a whole, for checks that read it side by side; an equal one is left alone. */
function update(file: string, content: string): void {
  if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== content) {
    const draft = `${file}.${process.pid}`;
    fs.writeFileSync(draft, content);
    fs.renameSync(draft, file);
  }
}

/**
 * Writes the pages of the API's operations and webhooks in every language, and removes those of
 * operations that are gone.
 * @param siteDir Folder of docusaurus.config.ts.
 * @returns The pages, below that folder.
 * @throws Error naming file and fix where the description lacks something.
 */
export async function writeApiPages(
  siteDir: string,
  {description, base, site, languages}: ApiPagesOptions,
): Promise<string[]> {
  const writeLanguage = async ({overlay, folder, say}: ReferenceLanguage): Promise<string[]> => {
    const items = await readOperations(
      path.join(siteDir, description),
      overlay && path.join(siteDir, overlay),
      (json, server) => {
        const linked = json.replaceAll(`"${site}/`, '"/');
        return server === undefined ? linked : linked.replaceAll(server, base);
      },
    );
    // The overview is the first.
    const pages = items.map((item, index) => operationPage(item, index + 2, say));
    const names = items.map(({id}) => `${id}${PAGE}`);
    const target = path.join(siteDir, folder);
    fs.mkdirSync(target, {recursive: true});
    fs.readdirSync(target)
      .filter((name) => name.endsWith(PAGE) && !names.includes(name))
      .forEach((name) => {
        // The other language's development server may have been faster.
        fs.rmSync(path.join(target, name), {force: true});
      });
    pages.forEach((page, index) => {
      update(path.join(target, names[index] ?? ''), page);
    });
    return names.map((name) => path.posix.join(folder, name));
  };
  return (await Promise.all(languages.map(writeLanguage))).flat();
}

/**
 * Writes the pages before the documentation plugin of the reference reads them, and again when the
 * description changes (see README).
 */
export default async function apiPages({siteDir}: LoadContext, given: unknown): Promise<Plugin> {
  const options = given as ApiPagesOptions;
  const write = async (): Promise<void> => {
    await writeApiPages(siteDir, options);
  };
  // Plugins load side by side, but only once all of them are made.
  await write();
  const sources = [options.description, ...options.languages.flatMap(({overlay = []}) => overlay)];
  return {
    name: 'api-pages',
    loadContent: write,
    getPathsToWatch: () => sources.map((file) => path.posix.join(siteDir, file)),
  };
}
