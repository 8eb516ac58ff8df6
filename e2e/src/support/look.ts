import { expect, type Page, test } from '@playwright/test';
import { type Part, violationsOf } from './axe.js';
import { say } from './speak.js';

/** A width of each range between the breakpoints, widest first. */
export const WIDTHS = [1536, 1025, 820, 360] as const;
const [WIDEST, , , NARROWEST] = WIDTHS;
/** A usual phone's. */
const PHONE = 412;
/** Pictures are for people, who ask for them: no test compares them. */
const WITH_PICTURES = process.env['PICTURES'] !== undefined;

interface Look extends Omit<Part, 'skipped'> {
  /** In the order in which the page takes them on. */
  readonly widths?: readonly number[];
}

/** The screen of a device that is so wide. */
export const screenOf = (width: number) => ({ width, height: width === NARROWEST ? 780 : 900 });

/** Keeps a picture among the test's results, with `PICTURES` set. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!WITH_PICTURES) return;
  // A page may be named by its path.
  await page.screenshot({ path: test.info().outputPath(`${name.replaceAll('/', ' ').trim()}.png`), fullPage: true });
}

/** @returns what a page has beyond its window with text of twice the size, as people set it in their browser */
const standingOutWithLargeText = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    await new Promise(requestAnimationFrame);
    const isBeyond = (element: Element) => element.getBoundingClientRect().right > innerWidth + 1;
    const beyond =
      document.documentElement.scrollWidth > innerWidth
        ? [...document.body.querySelectorAll('*')].filter(isBeyond)
        : [];
    const innermost = beyond.filter((element) => ![...element.children].some(isBeyond));
    style.fontSize = '';
    return innermost.map(({ localName, textContent }) => `${localName} ${textContent}`);
  });

/**
 * Looks at a page at several widths: axe finds nothing and nothing stands out at the side, on a phone with text twice as large,
 * too. Contrast takes axe most of its time and does not change between the layouts: the first and the last width show all of it.
 * Pictures are of the widest and the narrowest.
 * @param name of the page, for whoever reads a failure
 */
export async function look(page: Page, name: string, { widths = WIDTHS, ...part }: Look = {}): Promise<void> {
  // The address changes before the page does.
  await expect(page.getByRole('progressbar', { name: say('Loading the page') })).toHaveCount(0);
  const before = page.viewportSize();
  for (const width of widths) {
    const where = `${name} at ${width}`;
    if (page.viewportSize()?.width !== width) await page.setViewportSize(screenOf(width));
    if (width >= WIDEST || width === NARROWEST || widths.length < WIDTHS.length)
      await picture(page, `${name}-${width}`);
    const skipped = width === widths[0] || width === widths.at(-1) ? [] : ['color-contrast'];
    expect.soft(await violationsOf(page, { ...part, skipped }), where).toEqual([]);
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), where)
      .toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(screenOf(PHONE));
  expect.soft(await standingOutWithLargeText(page), `${name} with large text on a phone`).toEqual([]);
  if (before !== null) await page.setViewportSize(before);
}
