import type {Page} from '@playwright/test';

/** A thing of schema.org's vocabulary, as a page names it. */
export type Thing = Readonly<Record<string, unknown>>;

/**
 * Reads the structured data of a page as it is served. In the browser, some of the page before may
 * still be in the document.
 * @param page Any page of the site.
 * @param path Path on the site.
 */
export async function readStructuredData(page: Page, path: string): Promise<Thing[]> {
  const html = await (await page.request.get(path)).text();
  return [...html.matchAll(/<script[^>]*ld\+json[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as Thing,
  );
}
