import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { PATHS, TRY_TOKENS } from '@vela/contracts/routes';
import { signInAsAdmin } from './support/admin.js';
import { to } from './support/speak.js';

const SOURCE = readFileSync(path.resolve(import.meta.dirname, '../../design-system/tokens.json'), 'utf8');
const INK = '#3a302b';

/** @returns the product's tokens with other words on light paper */
function withInk(hex: string): Buffer {
  const file = JSON.parse(SOURCE) as { color: { light: { jobseeker: { ink: { $value: unknown } } } } };
  file.color.light.jobseeker.ink.$value = hex;
  return Buffer.from(JSON.stringify(file));
}

test('an administrator tries tokens in the browser: what does not fit is said, what fits is worn here and nowhere else', async ({
  browser,
  page,
}) => {
  const admin = await signInAsAdmin(browser);
  await admin.getByRole('link', { name: 'Try design tokens' }).click();
  await expect(admin).toHaveURL(TRY_TOKENS);
  const send = async (file: Buffer) => {
    await admin
      .locator('input[type=file]')
      .setInputFiles({ name: 'tokens.json', mimeType: 'application/json', buffer: file });
    await admin.locator('form button').click();
  };
  await send(withInk('#E7DCD0'));
  await expect(admin.getByRole('alert')).toContainText('color.light.jobseeker');
  await send(withInk('#102030'));
  await expect(admin.getByRole('status')).toContainText('color.light.jobseeker.ink');
  await expect(admin.getByRole('alert')).toBeEmpty();
  const address = (await admin.locator('#preview').getAttribute('href')) ?? '';

  const other = await browser.newPage({ colorScheme: 'light' });
  await other.goto(address);
  await other.goto(to(PATHS.pricing));
  await expect(other.locator('body')).toHaveCSS('color', 'rgb(16, 32, 48)');
  await expect(other.locator('#preview')).toBeVisible();
  // A page that is entered without a load wears them too.
  await other.getByRole('link', { name: 'Vela' }).first().click();
  await expect(other.locator('body')).toHaveCSS('color', 'rgb(16, 32, 48)');

  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(to(PATHS.pricing));
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(58, 48, 43)');
  expect(SOURCE).toContain(INK);
  expect((await page.goto(TRY_TOKENS))?.status()).toBe(404);

  await other.locator('#preview a').click();
  await expect(other.locator('body')).toHaveCSS('color', 'rgb(58, 48, 43)');
});
