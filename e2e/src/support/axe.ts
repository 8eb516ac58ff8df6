import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type axeCore from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
declare const axe: typeof axeCore;

/** What of a page is looked at, and for what. */
export interface Part {
  /** Selector of what alone is looked at. */
  readonly include?: string;
  /** Selector of what is left out. */
  readonly exclude?: string;
  /** Rules that were checked already. */
  readonly skipped?: readonly string[];
}

/** Puts axe into a document that does not have it yet: reading it takes as long as half a look. */
async function equip(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(SOURCE);
}

/** Waits until nothing fades or slides any more: what is half there has other contrasts than what is there. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ),
  );

/**
 * What axe finds on a page that stands still. It runs in the page itself, where it stays for the next look; a page beside
 * it for the results, as others open one, takes a second each time.
 * @returns a line for each rule that is broken, with the elements that break it
 */
export async function violationsOf(page: Page, part: Part = {}): Promise<readonly string[]> {
  const moves = await page.evaluate(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  if (moves) await page.emulateMedia({ reducedMotion: 'reduce' });
  await settled(page);
  await Promise.all(page.frames().map(equip));
  const found = await page.evaluate(async ({ include, exclude, skipped = [] }) => {
    const { violations } = await axe.run(
      { include: [[include ?? 'html']], exclude: exclude === undefined ? [] : [[exclude]] },
      {
        resultTypes: ['violations'],
        // Only a rule that is off by default reads style sheets beforehand.
        preload: { assets: ['media'] },
        rules: Object.fromEntries(skipped.map((rule) => [rule, { enabled: false }])),
      },
    );
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  }, part);
  if (moves) await page.emulateMedia({ reducedMotion: 'no-preference' });
  return found;
}
