/** Chosen options have to show in forced colours too, which remove backgrounds and shadows. */
import {expect, test} from './support/test';

/** Runs in the page: how what is chosen differs from what is not, by the attribute or state. */
function readStates(): {readonly seen: readonly string[]; readonly alike: readonly string[]} {
  const states = [
    '[aria-selected=true]',
    '[aria-pressed=true]',
    ':is(a, button)[aria-current]:not([aria-current=false])',
    '.table-of-contents__link--active',
    'label:has(:checked)',
  ];
  const seen: string[] = [];
  const alike: string[] = [];
  /** A transparent element shows the background of its parent. */
  const ground = (element: Element): string => {
    const {backgroundColor} = getComputedStyle(element);
    return backgroundColor.endsWith(', 0)') && element.parentElement
      ? ground(element.parentElement)
      : backgroundColor;
  };
  const look = (element: Element): string => {
    const {borderTopWidth, borderTopColor, outlineStyle} = getComputedStyle(element);
    const border = borderTopWidth === '0px' ? '' : borderTopColor;
    return `${ground(element)} ${border} ${outlineStyle}`;
  };
  for (const state of states) {
    for (const chosen of document.querySelectorAll(state)) {
      const group = chosen.closest('[role=tablist], [role=listbox], fieldset, nav, ol, ul, div')!;
      const others = [...group.querySelectorAll(chosen.tagName)].filter(
        (other) => !other.matches(states.join()) && other.checkVisibility(),
      );
      if (chosen.checkVisibility()) {
        seen.push(state);
        const isHidden = ground(chosen) === getComputedStyle(chosen).color;
        if (isHidden || others.some((other) => look(other) === look(chosen))) {
          alike.push(`${location.pathname} ${chosen.outerHTML.slice(0, 160)}`);
        }
      }
    }
  }
  return {seen, alike};
}

test('what is chosen is told by more than a colour that is forced', async ({page, site}) => {
  await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
  const seen = new Set<string>();
  const look = async (): Promise<void> => {
    const states = await page.evaluate(readStates);
    states.seen.forEach((state) => seen.add(state));
    expect.soft(states.alike).toEqual([]);
  };
  await site.open('/blog/');
  await page.getByRole('button', {name: site.text('preferences.theme.label')}).click();
  await look();
  await site.open('/integrations/');
  await look();
  await site.open('/api-documentation/create-test/');
  await page
    .getByRole('button', {name: site.text('mdx.code.wrap')})
    .first()
    .click();
  await look();
  await site.open('/documentation/quick-start/');
  // In the list of contents, the chapter that is read.
  await page
    .locator('main h2')
    .nth(1)
    .evaluate((chapter) => {
      chapter.scrollIntoView();
    });
  await expect(page.locator('.table-of-contents__link--active')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('device');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await look();
  expect([...seen]).toHaveLength(5);
});
