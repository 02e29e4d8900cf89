import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {binScript, projectRoot} from '../paths';
import {runProgram} from '../runProgram';

/** How many pages one section of the synthetic documentation has, as a large real one would. */
const PAGES_PER_SECTION = 25;

/** Not needed in a copy, or linked. */
const LEFT_OUT = new Set(
  [
    '.git',
    '.docusaurus',
    '.cache',
    '.wireit',
    'build',
    'media',
    'node_modules',
    'test-results',
  ].map((name) => path.join(projectRoot, name)),
);

/** Adds pages to the documentation, in sections of their own, with addresses as unlike as words. */
function writePages(root: string, count: number): void {
  const sections: Record<string, string[]> = {};
  for (let index = 0; index < count; index += 1) {
    const section = `synthetic${Math.floor(index / PAGES_PER_SECTION)}`;
    const id = `${section}/${createHash('sha1').update(String(index)).digest('hex').slice(0, 12)}`;
    fs.mkdirSync(path.join(root, 'docs', section), {recursive: true});
    fs.writeFileSync(
      path.join(root, 'docs', `${id}.mdx`),
      `---\ntitle: About ${id}\ndescription: A page about ${id}.\n---\n\nText of ${id}.\n`,
    );
    (sections[section] ??= []).push(id);
  }
  const sidebars = path.join(root, 'sidebars.ts');
  fs.renameSync(sidebars, path.join(root, 'realSidebars.ts'));
  fs.writeFileSync(
    sidebars,
    `import real from './realSidebars';\nexport default {...real, ...${JSON.stringify(sections)}};\n`,
  );
}

/**
 * Builds the English site with synthetic pages in its documentation, in a copy that goes away.
 * @param count How many pages.
 * @param use Called with the folder of the built site.
 * @returns What `use` returned.
 * @throws Error with the build's output when it fails.
 */
export async function withSyntheticSite<T>(
  count: number,
  use: (buildDir: string) => Promise<T>,
): Promise<T> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'synthetic-site-'));
  try {
    fs.cpSync(projectRoot, root, {recursive: true, filter: (file) => !LEFT_OUT.has(file)});
    const modules = path.join(projectRoot, 'node_modules');
    fs.symlinkSync(modules, path.join(root, 'node_modules'), 'junction');
    writePages(root, count);
    const docusaurus = path.relative(projectRoot, binScript('@docusaurus/core', 'docusaurus'));
    const config = 'scripts/lib/size/synthetic.config.ts';
    const {status, output, errors} = await runProgram(
      process.execPath,
      [docusaurus, 'build', '--locale', 'en', '--config', config],
      {
        cwd: root,
        // Nothing is deployed, so what is not configured may stay so; and a copy needs no cache.
        env: {
          ...process.env,
          SITE_URL: '',
          CONFIG_STRICT: '0',
          DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
        },
      },
    );
    if (status !== 0) {
      throw new Error(`The build with ${count} synthetic pages failed.\n${output}\n${errors}`);
    }
    return await use(path.join(root, 'build'));
  } finally {
    fs.rmSync(root, {recursive: true, force: true});
  }
}
