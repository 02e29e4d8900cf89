import type {Page} from '@playwright/test';

/** What Docusaurus itself says on the console when the storage is blocked. */
export const BLOCKED_STORAGE_WARNING = 'Docusaurus browser storage is not available';

/** Blocks the storage as browsers do for whoever refuses site data: naming it already throws. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('The storage is blocked.', 'SecurityError');
        },
      });
    }
  });
}

/** Fills the storage: it can be read, and every write throws. */
export async function fillStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
}
