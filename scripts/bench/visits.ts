import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {startSiteServer} from '../../sandbox/site';
import {chromiumArgs, findChromium} from '../lib/chromium';
import {freePort} from '../lib/freePort';
import {buildDir} from '../lib/paths';
import {runProgram} from '../lib/runProgram';
import {median, type Figure} from './figure';

/** One page of each template; those of French differ in their words alone. */
const PAGES = [
  '/',
  '/documentation/quick-start/',
  '/api-documentation/',
  '/blog/flaky-tests-find-the-cause/',
  '/integrations/',
  '/pricing/',
];

/** Visits of each page, of which the middle counts. */
const VISITS = 5;

/** Of the registry, not of the site's packages: it brings 200 others. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

interface Report {
  readonly audits: Readonly<Record<string, {readonly numericValue: number}>>;
  readonly categories: {readonly performance: {readonly score: number}};
}

/** A first visit on a phone. */
async function visit(url: string) {
  const {status, output, errors} = await runProgram(
    'npx',
    [
      '--yes',
      '--prefer-offline',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      '--only-categories=performance',
      `--chrome-flags=--headless ${chromiumArgs.join(' ')}`,
    ],
    {env: {...process.env, CHROME_PATH: findChromium()}},
  );
  if (status !== 0) {
    throw new Error(`${LIGHTHOUSE} did not visit ${url}.\n${errors}`);
  }
  return JSON.parse(output) as Report;
}

/** Writes the pages as light as they can be: their text, from their Markdown, and nothing else. */
function writeBareSite(dir: string) {
  for (const page of PAGES) {
    const text = fs.readFileSync(path.join(buildDir, `${page.slice(1, -1) || 'index'}.md`), 'utf8');
    fs.mkdirSync(path.join(dir, page), {recursive: true});
    fs.writeFileSync(
      path.join(dir, page, 'index.html'),
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title><pre style="white-space:pre-wrap">${text.replaceAll('<', '&lt;')}</pre>`,
    );
  }
}

/**
 * Visits pages of the site in `build/` and their bare twins by turns.
 * @returns Lighthouse's score, largest paint and blocking of each page.
 */
export async function benchVisits(): Promise<Figure[]> {
  const bareDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bare-site-'));
  writeBareSite(bareDir);
  const site = await startSiteServer({dir: buildDir, port: await freePort()});
  const bareSite = await startSiteServer({dir: bareDir, port: await freePort()});
  try {
    const figures: Figure[] = [];
    for (const page of PAGES) {
      const ours: Report[] = [];
      const bare: Report[] = [];
      for (let index = 0; index < VISITS; index += 1) {
        ours.push(await visit(site.origin + page));
        bare.push(await visit(bareSite.origin + page));
      }
      const of = (reports: readonly Report[], audit: string) =>
        median(reports.map(({audits}) => audits[audit]?.numericValue ?? NaN));
      figures.push(
        {
          name: `${page} score, points below 100`,
          ours: 100 - median(ours.map(({categories}) => categories.performance.score)) * 100,
          unit: '',
          limit: 0,
        },
        {
          name: `${page} largest paint, against the bare page`,
          ours: of(ours, 'largest-contentful-paint'),
          reference: of(bare, 'largest-contentful-paint'),
          unit: 'ms',
          limit: 1.1,
        },
        {name: `${page} blocking`, ours: of(ours, 'total-blocking-time'), unit: 'ms', limit: 100},
      );
    }
    return figures;
  } finally {
    await site.close();
    await bareSite.close();
    fs.rmSync(bareDir, {recursive: true});
  }
}
