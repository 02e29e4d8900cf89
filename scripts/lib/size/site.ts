import {chromium, type Browser} from '@playwright/test';
import {startSiteServer} from '../../../sandbox/site';
import {chromiumArgs, findChromium} from '../chromium';
import {freePort} from '../freePort';

/**
 * Serves a built site, and opens a browser for it.
 * @param dir Folder of the site.
 * @param use Called with the site's address, without a slash at the end, and the browser.
 * @param basePath Path below which the site is.
 * @returns What `use` returned.
 */
export async function withSite<T>(
  dir: string,
  use: (site: string, browser: Browser) => Promise<T>,
  basePath = '/',
): Promise<T> {
  const server = await startSiteServer({dir, port: await freePort(), basePath});
  const browser = await chromium.launch({executablePath: findChromium(), args: [...chromiumArgs]});
  try {
    return await use(server.origin + basePath.slice(0, -1), browser);
  } finally {
    await browser.close();
    await server.close();
  }
}
