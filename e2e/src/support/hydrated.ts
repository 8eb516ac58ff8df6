import { expect, type Page } from '@playwright/test';
import { HANDOVER } from '@vela/contracts/remote';

/** Whether the application has the page in its hands. React names its own properties so. */
export const isHydrated = (page: Page): Promise<boolean> =>
  page
    .getByRole('banner')
    .getByRole('link')
    .first()
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));

/**
 * Wakes a page that came rendered, and waits until the application has taken it over: a link that is clicked before is
 * followed by the browser itself, which loads the next page anew instead of changing it.
 * @param options milliseconds that are waited, where that is more than for other things
 */
export async function untilHydrated(page: Page, options: { readonly timeout?: number } = {}): Promise<void> {
  await page.evaluate((name) => dispatchEvent(new Event(name)), HANDOVER.wake);
  await expect.poll(() => isHydrated(page), options).toBe(true);
}
