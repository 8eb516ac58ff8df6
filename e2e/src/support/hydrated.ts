import { expect, type Page } from '@playwright/test';

/**
 * Waits until the application has taken over a page that came rendered: a link that is clicked before is followed by
 * the browser itself, which loads the next page anew instead of changing it.
 */
export async function untilHydrated(page: Page): Promise<void> {
  const link = page.getByRole('banner').getByRole('link').first();
  await expect
    .poll(() => link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}
