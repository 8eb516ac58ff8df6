import { devices, expect, test } from '@playwright/test';
import { Complaints } from './support/quiet-page.js';
import { builtStories, openCanvas, playStory, serveStories } from './support/storybook.js';

// So Storybook ends animations before axe looks, instead of waiting a tenth of a second for each story to begin one.
test.use({ userAgent: `${devices['Desktop Chrome'].userAgent} StorybookTestRunner` });

let served: Awaited<ReturnType<typeof serveStories>>;
test.beforeAll(async () => {
  served = await serveStories();
});
test.afterAll(() => served.stop());

for (const [audience, scheme, direction, width, reducedMotion] of [
  ['jobseeker', 'light', 'ltr', 1025, 'no-preference'],
  ['talentSeeker', 'dark', 'rtl', 360, 'reduce'],
] as const)
  test(`every story is drawn, plays, and axe finds nothing: ${audience}, ${scheme}, ${direction}, ${width} px, motion: ${reducedMotion}`, async ({
    page,
  }) => {
    test.setTimeout(900_000);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion });
    const complaints = new Complaints(page);
    const stories = builtStories();
    const [first = ''] = stories;
    await openCanvas(page, served.origin, first, `audience:${audience};scheme:${scheme};direction:${direction}`);
    for (const story of stories) {
      const { status, problems } = await playStory(page, story);
      expect.soft({ story, status, problems }).toEqual({ story, status: 'success', problems: [] });
    }
    complaints.expectNone('the stories');
  });

// What the browser itself does with keys, no program can press for it: these are pressed for real.
for (const [direction, forward] of [
  ['ltr', 'ArrowRight'],
  ['rtl', 'ArrowLeft'],
] as const)
  test(`real keys move a rating and a slider along the line of reading: ${direction}`, async ({ page }) => {
    await openCanvas(page, served.origin, 'forms-rating--filled', `direction:${direction}`);
    const stars = page.getByRole('slider', { name: 'Python' });
    await page.keyboard.press('Tab');
    await expect(stars).toBeFocused();
    await page.keyboard.press(forward);
    await expect(stars).toHaveAttribute('aria-valuetext', '3.5 of 5 stars');
    await page.keyboard.press('End');
    await expect(stars).toHaveAttribute('aria-valuetext', '5 of 5 stars');
    await page.keyboard.press('Home');
    await expect(stars).toHaveAttribute('aria-valuetext', '0.5 of 5 stars');
    await openCanvas(page, served.origin, 'forms-slider--least', `direction:${direction}`);
    const percent = page.getByRole('slider');
    await percent.focus();
    const before = Number(await percent.inputValue());
    await page.keyboard.press(forward);
    expect(Number(await percent.inputValue())).toBeGreaterThan(before);
  });

for (const [layer, opener] of [
  ['layout-drawer--closed', 'Filters'],
  ['feedback-dialog--closed', /./],
] as const)
  test(`real keys stay inside what is open, close it, and return: ${layer}`, async ({ page }) => {
    await openCanvas(page, served.origin, layer, '');
    const button = page.getByRole('button', { name: opener }).first();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      const held = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
      expect(held, 'focus stays inside').toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button).toBeFocused();
  });

for (const [layer, opener] of [
  ['layout-drawer--closed', 'Filters'],
  ['feedback-dialog--closed', 'Connect'],
] as const)
  test(`Back closes what is open and stays on the page: ${layer}`, async ({ page }) => {
    await openCanvas(page, served.origin, layer, '');
    await page.evaluate(() => history.pushState(null, '', '#second'));
    const button = page.getByRole('button', { name: opener });
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(new URL(page.url()).hash).toBe('#second');
    await expect(button).toBeFocused();
  });
