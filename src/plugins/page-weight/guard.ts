import fs from 'node:fs/promises';
import path from 'node:path';

/** The start of a regular expression in Prism's core; minifying keeps it. */
const PRISM = 'lang(?:uage)?-(';

/** Chunks that pages without code load: `common` holds what half of the pages share. */
const SHARED_SCRIPT = /^(?:main|common)\./;

const advice = (problem: string, fix: string): Error => new Error(`page-weight: ${problem} ${fix}`);

/**
 * Checks that the scripts that every page loads hold neither Prism nor the modules of single pages.
 * @param outDir Output folder of the locale under way.
 * @param pageModules Modules of documentation pages, as the route tables name them.
 * @throws With the file and the fix; also when there is no `main` to check, or when the installed
 * Prism does not hold the text by which it is recognised.
 */
export async function checkScripts(outDir: string, pageModules: readonly string[]): Promise<void> {
  if (!(await fs.readFile(require.resolve('prism-react-renderer'), 'utf8')).includes(PRISM)) {
    throw advice(
      `the installed prism-react-renderer does not hold "${PRISM}".`,
      'Choose another text of its core in src/plugins/page-weight/guard.ts.',
    );
  }
  const folder = path.join(outDir, 'assets', 'js');
  const names = (await fs.readdir(folder)).filter((name) => SHARED_SCRIPT.test(name));
  if (!names.some((name) => name.startsWith('main.'))) {
    throw advice(
      `there is no main.*.js in ${folder}.`,
      'Name the scripts that every page loads in src/plugins/page-weight/guard.ts.',
    );
  }
  for (const name of names.filter((one) => one.endsWith('.js'))) {
    const script = await fs.readFile(path.join(folder, name), 'utf8');
    if (script.includes(PRISM)) {
      throw advice(
        `Prism (34 KB) is in ${name}.`,
        'Import code blocks from @theme/CodeBlock inside pages or lazy parts only, never from Root, the layout or a client module.',
      );
    }
    const page = pageModules.find((module) => script.includes(module));
    if (page !== undefined) {
      throw advice(
        `${name} still knows ${page}.`,
        'Docusaurus imports its route tables by other names now: adapt src/plugins/page-weight/routeTables.ts.',
      );
    }
  }
}
