/** Pages on paper, from the dark theme: what is printed, and in which colours. */
import {expect, test} from './support/test';

/** A page of each kind. */
const PAGES = [
  '/',
  '/knowledge-base/',
  '/pricing/',
  '/documentation/quick-start/',
  '/api-documentation/create-test/',
  '/terms-of-service/',
] as const;

/** Runs in the page: visible texts and controls, with what is wrong about them. */
function readPaper() {
  /** The least of red, green and blue in a text that is hard to read on white. */
  const PALE = 153;
  const wrong: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement!;
    const text = walker.currentNode.nodeValue!.trim();
    const isSeen = element.checkVisibility({visibilityProperty: true});
    if (text && isSeen && !element.closest('main, h1')) {
      wrong.push(`around the page: ${text}`);
    }
    const parts = getComputedStyle(element).color.match(/\d+/g)!.slice(0, 3);
    if (text && isSeen && parts.every((part) => Number(part) > PALE)) {
      wrong.push(`pale: ${text}`);
    }
    if (text && !isSeen && element.closest('main details:not(:has(nav)), main [data-panel]')) {
      if (!element.closest('button, [role=tablist], .visually-hidden, noscript')) {
        wrong.push(`folded: ${text}`);
      }
    }
  }
  const controls = 'button, input, textarea, nav, video, iframe, [role=tablist], [role=status] *';
  for (const control of document.querySelectorAll(controls)) {
    if (control.checkVisibility()) {
      wrong.push(`control: ${control.outerHTML.slice(0, 120)}`);
    }
  }
  for (const part of document.querySelectorAll('main :is(pre, table)')) {
    if (part.checkVisibility() && part.scrollWidth > part.clientWidth + 1) {
      wrong.push(`cut off: ${part.textContent.slice(0, 60)}`);
    }
  }
  for (const section of document.querySelectorAll<HTMLElement>('main section')) {
    const header = section.querySelector('header');
    if (header?.checkVisibility() && section.innerText.trim() === header.innerText.trim()) {
      wrong.push(`a title alone: ${header.innerText}`);
    }
  }
  for (const link of document.querySelectorAll<HTMLElement>('main a[href^=http]')) {
    const {content} = getComputedStyle(link, '::after');
    if (link.checkVisibility() && !content.includes(link.getAttribute('href')!)) {
      wrong.push(`without its address: ${link.outerHTML}`);
    }
  }
  return wrong;
}

test('pages print dark on white, whole, with addresses and nothing to press', async ({
  page,
  site,
}) => {
  for (const path of PAGES) {
    await test.step(path, async () => {
      await page.emulateMedia({colorScheme: 'dark', media: 'screen'});
      await site.open(path);
      await page.emulateMedia({colorScheme: 'dark', media: 'print'});
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      expect.soft(await page.evaluate(readPaper)).toEqual([]);
    });
  }
  // Legal texts say where they are, and where the pages are that they rest on.
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText(page.url())).toBeVisible();
  const link = page.locator('main article a[href^="/"]').first();
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(printed.replaceAll('" "', '')).toContain(await link.getAttribute('href'));
});
