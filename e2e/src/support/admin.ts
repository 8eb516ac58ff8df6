import type { Browser, Page } from '@playwright/test';

/** Chooses the one who runs the demonstration at the stand-in identity provider, and comes back to the site. */
export async function chooseAdmin(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Vera Lund/ }).click();
  await page.waitForURL((url) => !/^\/(sandbox|callback)/.test(url.pathname));
}

/** Signs in as an admin, on a page of its own. @param origin where the site is, if not the one that all tests share */
export async function signInAsAdmin(browser: Browser, origin?: string): Promise<Page> {
  const page = await (await browser.newContext(origin === undefined ? {} : { baseURL: origin })).newPage();
  await page.goto('/api/auth/linkedin/callback/?signin=true');
  await chooseAdmin(page);
  return page;
}
