import type {Locator, Page} from '@playwright/test';
import {expect, test, withoutScripts, type Site} from './support/test';
import {scrollY} from './support/visitor';

const PATH = '/integrations/';

const main = (page: Page) => page.getByRole('main');

const cards = (page: Page, site: Site) =>
  main(page)
    .getByRole('list', {name: site.text('integrations.list')})
    .getByRole('heading', {level: 2});

/** The chip of a category: its name, and how many it holds, or that it is on request. */
const chip = (
  page: Page,
  {content}: Site,
  category: keyof Site['content']['integration-categories'],
) => {
  const name = content['integration-categories'][category];
  return main(page).getByRole('link', {name: new RegExp(`^${name} `)});
};

/** How many integrations a chip says that it shows. */
const countOf = async (filter: Locator) =>
  Number(/\d+/.exec((await filter.textContent()) ?? '')?.[0]);

test(
  'integrations are filtered by key and press, into the address, and back',
  {tag: ['@phone', '@translated']},
  async ({page, site}) => {
    const here = site.path(PATH);
    const list = cards(page, site);
    await site.open(PATH);
    const all = await list.count();
    await page.mouse.wheel(0, 60);
    await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
    const before = await scrollY(page);

    const counts: number[] = [];
    for (const category of ['automation', 'development'] as const) {
      const filter = chip(page, site, category);
      const count = await countOf(filter);
      await filter.press('Enter');
      await expect(page).toHaveURL(`${here}?category=${category}`);
      await expect(list).toHaveCount(count);
      await expect(filter).toBeFocused();
      expect(await scrollY(page), 'the page does not move under the reader').toBe(before);
      counts.push(count);
    }
    await page.goBack();
    await expect(list).toHaveCount(counts[0]!);
    await page.goBack();
    await expect(page).toHaveURL(here);
    await expect(list).toHaveCount(all);

    await chip(page, site, 'analytics').click();
    await expect(list).toHaveCount(0);
    await main(page)
      .getByRole('link', {name: site.text('integrations.empty.request'), exact: true})
      .click();
    await expect(page).toHaveURL(site.path('/?topic=integration-request#contact'));
    await expect(page.locator('#contact textarea')).not.toHaveValue('');
  },
);

withoutScripts('all integrations show, and no filter that could not work', async ({page, site}) => {
  await page.goto(site.path(`${PATH}?category=communication`));
  await expect(cards(page, site).last()).toBeVisible();
  await expect(chip(page, site, 'automation')).toBeHidden();
});
