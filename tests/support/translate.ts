import type {Page} from '@playwright/test';

/**
 * Puts every text of the page, and every later one, into `<font>` elements, as the translators of browsers do it.
 * React still holds the text itself, which is then no child of the element that React put it into.
 * @param page An open page; what the router loads afterwards is wrapped too.
 */
export async function translate(page: Page) {
  await page.evaluate(() => {
    const SKIPPED = 'script, style, noscript, textarea, title, font';
    const font = (): Element => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root instanceof Text ? [root] : [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        texts.push(node as Text);
      }
      for (const text of texts) {
        if (text.data.trim() !== '' && text.isConnected && !text.parentElement?.closest(SKIPPED)) {
          const [outer, inner] = [font(), font()];
          outer.append(inner);
          text.replaceWith(outer);
          inner.append(text);
        }
      }
    };
    new MutationObserver((changes) => {
      changes.flatMap(({addedNodes}) => [...addedNodes]).forEach(wrap);
    }).observe(document.body, {childList: true, subtree: true});
    wrap(document.body);
  });
}
