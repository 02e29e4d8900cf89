import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {chromiumArgs, findChromium} from '../lib/chromium';
import {buildDir} from '../lib/paths';
import {barePage} from './barePage';
import {median, type Figure} from './figure';
import {withSecureSite} from './h2';
import {load} from './packages';

const PATHS = [
  '',
  'documentation/quick-start/',
  'api-documentation/',
  'blog/flaky-tests-find-the-cause/',
  'integrations/',
  'pricing/',
];
const PAGES = ['/', '/fr/'].flatMap((home) => PATHS.map((name) => home + name));

/** Visits of each page, of which the middle counts. */
const VISITS = 5;
const HYDRATION_MS = 30_000;

type Audit = Readonly<Record<'score' | 'numericValue', number>>;

interface Lighthouse {
  readonly default: (
    url: string,
    flags: object,
    config: undefined,
    page: Tab,
  ) => Promise<{
    readonly lhr: {
      readonly audits: Readonly<Record<string, Audit | undefined>>;
      readonly categories: {readonly performance: {readonly score: number | null}};
    };
  }>;
}

interface Tab {
  readonly waitForSelector: (selector: string, options: object) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

interface Puppeteer {
  readonly launch: (options: object) => Promise<{
    readonly newPage: () => Promise<Tab>;
    readonly close: () => Promise<void>;
  }>;
}

/** Lighthouse's figures: a score from 0 to 100, and milliseconds. */
interface Visit {
  readonly score: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
}

/** A browser that Lighthouse visits pages with. */
export async function withLighthouse<T>(
  use: (visit: (url: string, hydrates: boolean) => Promise<Visit>) => Promise<T>,
): Promise<T> {
  const {default: lighthouse} = await load<Lighthouse>('lighthouse');
  const {launch} = await load<Puppeteer>('puppeteer-core');
  const browser = await launch({
    executablePath: findChromium(),
    headless: 'shell',
    args: [...chromiumArgs, '--ignore-certificate-errors'],
  });
  const flags = {onlyCategories: ['performance'], logLevel: 'error'};
  try {
    return await use(async (url, hydrates) => {
      const tab = await browser.newPage();
      const {lhr} = await lighthouse(url, flags, undefined, tab);
      if (hydrates) {
        // A page whose scripts fail is fast and useless.
        await tab.waitForSelector('html[data-has-hydrated="true"]', {timeout: HYDRATION_MS});
      }
      await tab.close();
      const of = (name: string): number => lhr.audits[name]?.numericValue ?? NaN;
      return {
        score: (lhr.categories.performance.score ?? NaN) * 100,
        firstPaint: of('first-contentful-paint'),
        largestPaint: of('largest-contentful-paint'),
        blocking: of('total-blocking-time'),
      };
    });
  } finally {
    await browser.close();
  }
}

/** Writes the bare twins of the pages into a folder. */
function writeBareSite(dir: string): void {
  for (const page of PAGES) {
    const html = fs.readFileSync(path.join(buildDir, page, 'index.html'), 'utf8');
    fs.mkdirSync(path.join(dir, page), {recursive: true});
    fs.writeFileSync(path.join(dir, page, 'index.html'), barePage(html));
  }
}

/**
 * Visits pages of the site in `build/` and their bare twins by turns, as a first visit on a phone.
 * @returns Score, largest paint and blocking of each page.
 * @throws When a page does not hydrate.
 */
export async function benchVisits(): Promise<Figure[]> {
  const bareDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bare-site-'));
  try {
    writeBareSite(bareDir);
    return await withSecureSite(buildDir, (site) =>
      withSecureSite(bareDir, (bareSite) =>
        withLighthouse(async (visit) => {
          const figures: Figure[] = [];
          for (const page of PAGES) {
            const ours: Visit[] = [];
            const bare: Visit[] = [];
            for (let index = 0; index < VISITS; index += 1) {
              ours.push(await visit(site + page, true));
              bare.push(await visit(bareSite + page, false));
            }
            const of = (visits: readonly Visit[], key: keyof Visit): number =>
              median(visits.map((each) => each[key]));
            console.log(`  ${page} paints at ${of(ours, 'firstPaint').toFixed(0)} ms`);
            figures.push(
              {
                name: `${page} score`,
                ...{ours: of(ours, 'score'), unit: '', limit: 100, isLeast: true},
              },
              {
                name: `${page} largest paint, against the bare page`,
                ...{ours: of(ours, 'largestPaint'), reference: of(bare, 'largestPaint')},
                ...{unit: 'ms', limit: 1.1},
              },
              {name: `${page} blocking`, ours: of(ours, 'blocking'), unit: 'ms', limit: 100},
            );
          }
          return figures;
        }),
      ),
    );
  } finally {
    fs.rmSync(bareDir, {recursive: true});
  }
}
