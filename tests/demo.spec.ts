import schedulerTexts from '../sandbox/scheduler/texts.json';
import {expectAccessibleInThemes, OPEN_DIALOG} from './support/axe';
import {expect, sandboxOrigins, test} from './support/test';
import {collectRequests, hold} from './support/visitor';

const {scheduler} = sandboxOrigins();

test.use({allowedOrigins: [scheduler]});

test(
  'nothing comes from the scheduler before the press; then it has room, and a booking is confirmed',
  {tag: ['@phone', '@translated']},
  async ({page, site, isMobile}) => {
    if (isMobile) {
      await page.setViewportSize({width: 360, height: 740});
    }
    const requests = collectRequests(page, scheduler);
    const letGo = await hold(page, `${scheduler}/**`);
    await site.open('/?utm_source=e%26mail&email=x%40y.ca');
    await page.waitForLoadState('networkidle');
    // As when the visitor turns pages: the campaign is in the address no more.
    await page.evaluate(() => history.replaceState(history.state, '', location.pathname));
    const button = page.locator('#hero').getByRole('button', {name: site.text('demo.button')});
    const dialog = page.getByRole('dialog', {name: site.text('demo.title')});
    const iframe = dialog.getByTitle(site.text('demo.frame'));
    const calendar = iframe.contentFrame();
    const title = calendar.getByRole('heading', {level: 1});
    await button.hover();
    expect(requests).toEqual([]);
    await expect(page.locator('iframe')).toHaveCount(0);

    await button.click();
    await expect(dialog.getByRole('status').first()).toHaveText(site.text('demo.loading'));
    const {width, height} = (await iframe.boundingBox())!;
    // Close to: a page scaled for a phone rounds its boxes to 32-bit fractions.
    expect(height, 'high enough before the scheduler asks for more').toBeCloseTo(630, 1);
    expect(width).toBeGreaterThanOrEqual(320);
    const close = dialog.getByRole('button', {name: site.text('demo.close')});
    await expect(close, 'the first in order').toBeFocused();
    await expect(dialog, 'the dialog fits into the window').toBeInViewport({ratio: 1});

    letGo();
    const labels = schedulerTexts[site.language];
    await expect(title).toHaveText(labels.title);
    await expect(dialog.getByText(site.text('demo.loading'))).toHaveCount(0);
    await expect
      .poll(async () => (await iframe.boundingBox())?.height, 'the frame has asked for its height')
      .toBeGreaterThan(632);
    await expect(calendar.locator('#tracking dd')).toHaveText(['e&mail']);
    await expectAccessibleInThemes(page, 'calendar', OPEN_DIALOG);
    await calendar.getByRole('radio').nth(1).check();
    await calendar.getByLabel(labels.name).fill('Ada Lovelace');
    await calendar.getByLabel(labels.email).fill('ada@example.com');
    const booked = site.text('demo.booked');
    await expect(dialog.getByText(booked)).toHaveCount(0);
    await calendar.getByRole('button', {name: labels.confirm}).click();
    await expect(dialog.getByRole('status').first()).toHaveText(booked);
    await expect(title, 'of the confirmation').toBeFocused();
    await close.click();
    await expect(button).toBeFocused();
    await expect(page.locator('iframe')).toHaveCount(0);
  },
);
