import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from './axe.js';

/** A width of each range between the breakpoints, widest first. */
const WIDTHS = [
  { width: 1536, height: 900, picture: true },
  { width: 1025, height: 800, picture: false },
  { width: 820, height: 900, picture: false },
  { width: 360, height: 780, picture: true },
] as const;
/** Pictures are for people, who ask for them: no test compares them. */
const WITH_PICTURES = process.env['PICTURES'] !== undefined;

/**
 * Looks at a page at every width: axe finds nothing and nothing stands out at the side. With `PICTURES` set, pictures of
 * the widest and the narrowest are kept among the test's results.
 */
export async function look(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const { picture, ...viewport } of WIDTHS) {
    await page.setViewportSize(viewport);
    const where = `${name} at ${viewport.width}`;
    if (picture && WITH_PICTURES)
      await page.screenshot({ path: test.info().outputPath(`${name}-${viewport.width}.png`), fullPage: true });
    expect(await violationsOf(page), where).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), where).toBe(true);
  }
  if (before !== null) await page.setViewportSize(before);
}
