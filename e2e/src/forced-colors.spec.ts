import { expect, type Locator, type Page, test } from '@playwright/test';
import { PATHS } from '@vela/contracts/routes';
import { picture, screenOf } from './support/look.js';
import { newRecruiter } from './support/recruiter.js';
import { openNewRole, sendRequest } from './support/request.js';
import { ANY, say, sayLike } from './support/speak.js';
import { styleOf, systemColor, unreadableWords } from './support/system-colors.js';
import { newTalent } from './support/talent.js';

// Where the reader's system sets all colours, grounds and shadows are gone: what they told has to be seen all the same.

const WIDTHS = [1440, 360] as const;

/** Every word can be read, on a screen and on a phone. */
async function expectReadable(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize(screenOf(width));
    expect.soft(await unreadableWords(page), `${name} at ${width}`).toEqual([]);
    await picture(page, `${name}-${width}`);
  }
  await page.setViewportSize(screenOf(WIDTHS[0]));
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** What has focus has a ring in a colour of its own, away from its edge. */
async function expectRing(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeFocused();
  expect(await styleOf(element, 'outline-style')).toBe('solid');
  expect(await styleOf(element, 'outline-color')).toBe(await systemColor(page, 'Highlight'));
  expect(parseFloat(await styleOf(element, 'outline-offset'))).toBeGreaterThan(0);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in a system’s own ${colorScheme} colours every word can be read`, async ({ browser, page }) => {
    test.setTimeout(180_000);
    const talent = await newTalent(browser);
    await newRecruiter(page);
    await sendRequest(page, talent.person, 'Shall we talk?');
    const visitor = await (await browser.newContext()).newPage();
    for (const [of, paths] of [
      [visitor, [PATHS.home, PATHS.forEmployers, PATHS.news, PATHS.contact]],
      [page, [PATHS.talentSeekerDashboard, PATHS.search, PATHS.subscriptions, PATHS.companyProfile]],
      [talent.page, [PATHS.jobSeekerDashboard, PATHS.jobSeekerSignup2, PATHS.privacyCentre]],
    ] as const) {
      await of.emulateMedia({ forcedColors: 'active', colorScheme });
      for (const path of paths) {
        await open(of, path);
        await expectReadable(of, `${path.replaceAll('/', '-')} ${colorScheme}`);
      }
    }
    await visitor
      .getByRole('contentinfo')
      .getByRole('link', { name: say('Cookie settings') })
      .click();
    await expect(visitor.getByRole('dialog', { name: say('Cookie settings') })).toBeVisible();
    await expectReadable(visitor, `cookies ${colorScheme}`);
    for (const each of [visitor, talent.page]) await each.context().close();
  });
}

test('in a system’s own colours scores, choices, switches, mistakes, focus, and what cannot be used are told', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ forcedColors: 'active' });
  const [ground, chosen, onChosen, unusable, ink] = await Promise.all(
    ['Canvas', 'Highlight', 'HighlightText', 'GrayText', 'CanvasText'].map((name) => systemColor(page, name)),
  );

  await test.step('a button that cannot be used yet, and then can', async () => {
    await page.goto(PATHS.jobSeekerSignup1);
    const button = page.getByRole('main').getByRole('button', { name: /LinkedIn/ });
    await expect(button).toBeDisabled();
    expect(await styleOf(button, 'color')).toBe(unusable);
    expect(await styleOf(button, 'background-color')).toBe(ground);
    for (const consent of await page.getByRole('main').getByRole('checkbox').all()) {
      expect(await styleOf(consent, 'background-color')).toBe(ground);
      await consent.check();
      expect(await styleOf(consent, 'background-color')).toBe(chosen);
    }
    await expect(button).toBeEnabled();
    expect(await styleOf(button, 'background-color')).toBe(chosen);
    expect(await styleOf(button, 'color')).toBe(onChosen);
  });

  await test.step('one of a few', async () => {
    const label = (name: string): Locator => page.getByRole('contentinfo').locator('label').filter({ hasText: name });
    await page.getByRole('radio', { name: say('Light') }).check();
    expect(await styleOf(label(say('Light')), 'background-color')).toBe(chosen);
    expect(await styleOf(label(say('Dark')), 'background-color')).not.toBe(chosen);
  });

  await test.step('a mistake', async () => {
    const newsletter = page.getByRole('contentinfo');
    const name = newsletter.getByRole('textbox', { name: say('First name') });
    const edge = async (): Promise<number> => parseFloat(await styleOf(name, 'border-top-width'));
    const before = await edge();
    await newsletter.getByRole('button', { name: say('Subscribe') }).click();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    expect(await edge()).toBeGreaterThan(before);
  });

  await newRecruiter(page);
  await openNewRole(page);
  await test.step('scores', async () => {
    const ring = page
      .getByRole('img', { name: sayLike('Match {score, number} of 100, {strength}', { score: ANY, strength: ANY }) })
      .first();
    await expect(ring).toBeVisible();
    const [track, arc] = [0, 1].map((place) => ring.locator('circle').nth(place));
    expect(await styleOf(arc ?? ring, 'stroke')).toBe(chosen);
    expect(await styleOf(track ?? ring, 'stroke')).not.toBe(chosen);
    expect(parseFloat(await styleOf(arc ?? ring, 'stroke-width'))).toBeGreaterThan(
      parseFloat(await styleOf(track ?? ring, 'stroke-width')),
    );
    expect(await styleOf(ring.locator('text'), 'fill')).toBe(ink);
    await page
      .getByRole('button', { name: say('Why') })
      .first()
      .click();
    const bar = page.locator('svg[data-full]').first();
    await expect(bar).toBeVisible();
    expect(await styleOf(bar, 'background-color')).toBe(ground);
    expect(await styleOf(bar, 'border-top-color')).toBe(ink);
    expect(await styleOf(bar.locator('rect'), 'fill')).toBe(chosen);
  });

  await test.step('where one is, what is switched on, what has focus', async () => {
    const place = page
      .getByRole('navigation', { name: say('Workspace') })
      .getByRole('link', { name: say('Dashboard') });
    expect(await styleOf(place, 'outline-color')).toBe(ink);
    expect(await styleOf(place, 'outline-style')).toBe('solid');
    const kept = page.locator('[aria-pressed]').first();
    expect(await styleOf(kept, 'outline-style')).toBe('none');
    await kept.click();
    await expect(kept).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('heading', { level: 1 }).click();
    expect(await styleOf(kept, 'outline-style')).toBe('solid');
    await place.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expectRing(page, place);
    await picture(page, 'matches');
  });
});
