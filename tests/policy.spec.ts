import {expect, test} from './support/test';

test.describe('what the policy forbids', () => {
  test.use({expectedFaults: ['Content Security Policy']});

  test('does not run', async ({page, site}) => {
    await site.open();
    const ran = await page.evaluate(async () => {
      const violation = new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', resolve, {once: true});
      });
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      document.body.append(script);
      await violation;
      return 'ran' in window;
    });
    expect(ran).toBe(false);
  });
});
