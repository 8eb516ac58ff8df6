import { expect } from '@playwright/test';
import { PATHS } from '@vela/contracts/routes';
import { test } from './support/journey.js';
import { newRecruiter } from './support/recruiter.js';
import { answerIdentityProvider } from './support/sign-up.js';
import { say, to } from './support/speak.js';

test('a link to a private page survives the login, and who turns back at LinkedIn is where they were', async ({
  page,
  browser,
}) => {
  const { person } = await newRecruiter(page);

  // The same person, in a browser that does not know them, follows a link of a mail.
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(to(`${PATHS.statement}?from=2026-01-01`));
  await expect(visitor).toHaveURL(to(PATHS.home));
  await expect(visitor.getByText(say('Log in to open that page. You will get there right after.'))).toBeVisible();

  const logIn = visitor.getByRole('banner').getByRole('button', { name: say('Login') });
  await logIn.click();
  await visitor.getByRole('button', { name: 'Cancel' }).click();
  await expect(visitor).toHaveURL(to(PATHS.home));
  await expect(
    visitor.getByText(say('You cancelled at LinkedIn. You are not logged in, and nothing was changed.')),
  ).toBeVisible();

  await logIn.click();
  await answerIdentityProvider(visitor, person);
  await expect(visitor).toHaveURL(to(`${PATHS.statement}?from=2026-01-01`));
  await expect(visitor.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});
