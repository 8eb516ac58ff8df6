import { expect } from '@playwright/test';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { addAuthenticator, logInAsAdmin } from './support/admin.js';
import { Instance } from './support/instance.js';
import { test } from './support/journey.js';
import { look } from './support/look.js';
import { say, to } from './support/speak.js';

test('an administrator registers a passkey of the browser, and the area stays shut without it', async ({ browser }) => {
  test.setTimeout(240_000);
  const instance = await Instance.create();
  try {
    await instance.start();
    const { origin } = instance;
    const page = await (await browser.newContext({ baseURL: origin })).newPage();
    await addAuthenticator(page);
    await logInAsAdmin(page);

    await test.step('the first passkey is registered before anything else', async () => {
      await page.goto(to(pathTo(PATHS.godmodeSection, { section: 'users' })));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Register your first passkey'));
      expect((await page.request.get('/api/admin/users')).status()).toBe(403);
      await look(page, 'first-passkey');
      await page.getByLabel(say('Name of the passkey')).fill('Laptop');
      await page.getByRole('button', { name: say('Register a passkey') }).click();
      await expect(page.getByRole('heading', { level: 1, name: say('Users') })).toBeVisible();
    });

    await test.step('after the next login it is asked for', async () => {
      await logInAsAdmin(page);
      await page.goto(to(PATHS.godmode));
      const use = page.getByRole('button', { name: say('Use your passkey') });
      await expect(use).toBeVisible();
      await look(page, 'passkey-asked-for');
      await use.click();
      await expect(page.getByRole('navigation', { name: say('Administration') })).toBeVisible();
    });

    await test.step('a second one may be the sandbox’s, and is listed', async () => {
      await page.goto(to(pathTo(PATHS.godmodeSection, { section: 'passkeys' })));
      await page.getByRole('button', { name: say('Add a passkey') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(say('Name of the passkey')).fill('Sandbox');
      await dialog.getByRole('button', { name: say('Use the sandbox’s security key') }).click();
      await expect(page.getByRole('row').filter({ hasText: 'Sandbox' })).toBeVisible();
      await look(page, 'passkeys');
    });

    await test.step('a browser that has none gets no further', async () => {
      const other = await (await browser.newContext({ baseURL: origin })).newPage();
      await logInAsAdmin(other);
      await other.goto(to(PATHS.godmode));
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(say('Use your passkey'));
      await expect(other.getByRole('navigation', { name: say('Administration') })).toHaveCount(0);
      expect((await other.request.get('/api/admin/overview')).status()).toBe(403);
      await other.context().close();
    });
    await page.context().close();
  } finally {
    await instance.remove();
  }
});
