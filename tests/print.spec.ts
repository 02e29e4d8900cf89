/** Pages on paper, from the dark theme: what is printed, and in which colours. */
import {inflateSync} from 'node:zlib';
import {expect, test} from './support/test';

/** A page of each kind. */
const PAGES = [
  '/',
  '/knowledge-base/',
  '/pricing/',
  '/blog/selenium-five-browsers/',
  '/documentation/concepts/devices-and-sessions/',
  '/documentation/quick-start/',
  '/api-documentation/create-test/',
  '/terms/',
  '/terms-of-service/',
] as const;

/** Runs in the page: visible texts and controls, with what is wrong about them. */
function readPaper() {
  const wrong: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement!;
    const text = walker.currentNode.nodeValue!.trim();
    const isSeen = element.checkVisibility({visibilityProperty: true});
    if (text && isSeen && !element.closest('main, h1')) {
      wrong.push(`around the page: ${text}`);
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

/** Streams of a PDF that draw text: one for each page that has some. */
function commandsOf(pdf: Buffer): readonly string[] {
  const starts = pdf.toString('latin1').matchAll(/\/FlateDecode\s*\/Length (\d+)>> stream\n/g);
  return [...starts]
    .map((start) => {
      const from = start.index + start[0].length;
      return inflateSync(pdf.subarray(from, from + Number(start[1]))).toString('latin1');
    })
    .filter((commands) => /^BT$/m.test(commands));
}

/**
 * Colours of the texts of a PDF: `rg` sets a colour, `BT` begins a text, `q` and `Q` keep and restore
 * the state.
 * @returns Each colour once, red, green and blue from 0 to 1.
 * @see https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf, annex A
 */
function textColours(pdf: Buffer): readonly string[] {
  const found = new Set<string>();
  const kept: string[] = [];
  let colour = '0 0 0';
  for (const [command] of commandsOf(pdf)
    .join('\n')
    .matchAll(/^(?:q|Q|BT|[\d.]+ [\d.]+ [\d.]+ rg)$/gm)) {
    if (command === 'q') {
      kept.push(colour);
    } else if (command === 'Q') {
      colour = kept.pop() ?? colour;
    } else if (command === 'BT') {
      found.add(colour);
    } else {
      colour = command.replace(' rg', '');
    }
  }
  return [...found];
}

/** The largest part of red, green and blue that a text on white may have to be read with ease. */
const DARK = 0.6;

const isPale = (colour: string): boolean => colour.split(' ').every((part) => Number(part) > DARK);

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
      await expect.soft(page.locator('main p').nth(1)).toHaveCSS('color', 'rgb(0, 0, 0)');
      await page.emulateMedia({colorScheme: 'dark', media: null});
      const pdf = await page.pdf({printBackground: true});
      const sheets = pdf.toString('latin1').match(/\/Type \/Page\b/g);
      expect.soft(commandsOf(pdf).length, 'sheets with a text').toBe(sheets?.length);
      const colours = textColours(pdf);
      expect.soft(colours).toContain('0 0 0');
      expect.soft(colours.filter(isPale)).toEqual([]);
    });
  }
  // Legal texts say where they are, and where the pages are that they rest on.
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText(page.url())).toBeVisible();
  const link = page.locator('main article a[href^="/"]').first();
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(printed.replaceAll('" "', '')).toContain(await link.getAttribute('href'));
});
