import { expect, type Page, test } from '@playwright/test';
import { type Part, violationsOf } from './axe.js';
import { say } from './speak.js';

/** A width of each range between the breakpoints, widest first. */
export const WIDTHS = [1536, 1025, 820, 360] as const;
const [WIDEST, , , NARROWEST] = WIDTHS;
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

/**
 * @param size of the text as people set it in their browser: twice as large, or as it is
 * @returns what a page has beyond its window, by name and text
 */
const standingOut = (page: Page, size: '200%' | '' = ''): Promise<string[]> =>
  page.evaluate(async (fontSize) => {
    const { style } = document.documentElement;
    style.fontSize = fontSize;
    await new Promise(requestAnimationFrame);
    const isBeyond = (element: Element) => element.getBoundingClientRect().right > innerWidth + 1;
    const beyond =
      document.documentElement.scrollWidth > innerWidth
        ? [...document.body.querySelectorAll('*')].filter(isBeyond)
        : [];
    const innermost = beyond.filter((element) => ![...element.children].some(isBeyond));
    style.fontSize = '';
    return innermost.map(({ localName, textContent }) => `${localName} ${textContent}`);
  }, size);

/** Gives a page another screen, and waits until it is laid out for it: a busy machine tells the size first. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize(screenOf(width));
  await page.waitForFunction(
    (wanted) => matchMedia(`(max-width: ${wanted}px)`).matches && document.documentElement.clientWidth <= wanted,
    width,
  );
}

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
    if (page.viewportSize()?.width !== width) await resize(page, width);
    if (width >= WIDEST || width === NARROWEST || widths.length < WIDTHS.length)
      await picture(page, `${name}-${width}`);
    const skipped = width === widths[0] || width === widths.at(-1) ? [] : ['color-contrast'];
    expect.soft(await violationsOf(page, { ...part, skipped }), where).toEqual([]);
    expect.soft(await standingOut(page), where).toEqual([]);
  }
  await resize(page, NARROWEST);
  expect.soft(await standingOut(page, '200%'), `${name} with large text on a phone`).toEqual([]);
  if (before !== null) await page.setViewportSize(before);
}
