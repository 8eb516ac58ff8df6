// People of the demonstration, whose pages show what those of somebody new do not have yet.
import { PATHS, pathTo } from '@vela/contracts/routes';

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin of a site that holds the demonstration
 * @param {string} name
 * @returns {Promise<import('@playwright/test').BrowserContext>} signed in as that person, who has decided on cookies
 */
export async function inPersonOf(browser, origin, name) {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await page.goto(PATHS.home);
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.waitForURL((address) => /^\/(jobseeker|talentseeker|godmode)/.test(address.pathname));
  await page.waitForLoadState('networkidle');
  // Most of them have decided.
  const reject = page.getByRole('button', { name: 'Reject analytics' });
  if (await reject.isVisible()) await reject.click();
  await page.close();
  return context;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin of a site that holds the demonstration
 * @returns {Promise<import('@playwright/test').BrowserContext>} an administrator's, who has used a passkey
 */
export async function administrator(browser, origin) {
  const context = await inPersonOf(browser, origin, 'Vera Lund');
  const page = await context.newPage();
  await page.goto(PATHS.godmode);
  await page.getByRole('button', { name: 'Use the sandbox’s security key' }).click();
  await page.getByRole('navigation', { name: 'Administration' }).waitFor();
  await page.close();
  return context;
}

/**
 * @param {import('@playwright/test').BrowserContext} recruiter of the demonstration
 * @returns {Promise<string>} path of their latest conversation
 */
export async function conversationOf(recruiter) {
  const [first] = await (await recruiter.request.get('/api/conversations?userType=talentSeeker')).json();
  if (first === undefined) throw new Error('The recruiter of the demonstration talks to nobody.');
  return pathTo(PATHS.conversation, { connectionId: first.id });
}
