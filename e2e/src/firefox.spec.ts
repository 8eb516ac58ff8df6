import { type BrowserContext as Prepared, expect, test } from '@playwright/test';
import type { Browser } from 'puppeteer-core';
import { PATHS } from '@vela/contracts/routes';
import { freeProfilesText, pendingConnectionsText, TEXTS } from '@vela/contracts/texts';
import { FirefoxPage, firefoxPath, launchFirefox } from './support/firefox.js';
import { NIGHT } from './support/night.js';
import { newRecruiter } from './support/recruiter.js';
import { countryText, say } from './support/speak.js';
import { CRAFT, currentRoleOf, newTalent } from './support/talent.js';

const INTRODUCTION = 'Your Spark is what we miss.';

/** A page in Firefox of somebody who was signed up by calls. */
async function pageOf(firefox: Browser, prepared: Prepared, origin: string): Promise<FirefoxPage> {
  const context = await firefox.createBrowserContext();
  for (const { name, value, domain, path, httpOnly, secure, sameSite } of await prepared.cookies())
    await context.setCookie({ name, value, domain, path, httpOnly, secure, sameSite });
  return FirefoxPage.open(context, origin);
}

/** Posts the role that the talent fits, through the three steps, and ends on its matches. */
async function postRole(page: FirefoxPage): Promise<void> {
  await page.goto(PATHS.addRole1);
  await page.choose(say('Job category'), CRAFT.category);
  await page.choose(say('Role'), CRAFT.role);
  await page.fill('spinbutton', say('Years of experience'), '5');
  await page.press('checkbox', say('Hybrid'));
  await page.choose(say('Countries'), countryText(CRAFT.region));
  await page.choose(say('Cities'), CRAFT.city);
  await page.key('Escape');
  await page.press('button', say('Next'));
  for (const skill of CRAFT.skills) await page.choose(say('Tech skills'), skill);
  await page.key('Escape');
  await page.press('checkbox', say('Permanent'));
  await page.press('button', say('Next'));
  await page.fill('textbox', say('Role description'), 'You turn nightly batches into streams.');
  await page.press('button', TEXTS.createRole);
  await page.find('article');
  expect(page.path).toMatch(/^\/talentseeker\/role\/[0-9a-f]{24}$/);
}

test(
  'the main job in Firefox: a role is posted, a talent is asked, says yes, and has a name; the console stays empty',
  { tag: NIGHT },
  async ({ browser, page, baseURL }) => {
    const path = firefoxPath();
    test.skip(path === null, 'No Firefox: install firefox-esr, or set FIREFOX_PATH to one.');
    if (path === null) return;
    test.setTimeout(240_000);
    const talent = await newTalent(browser);
    const { company } = await newRecruiter(page);
    const firefox = await launchFirefox(path);
    try {
      const recruiter = await pageOf(firefox, page.context(), baseURL ?? '');
      await postRole(recruiter);
      const card = await recruiter.find(`::-p-xpath(//article[.//h3[contains(., "${talent.person.mark}")]])`);
      await (await recruiter.find(`::-p-xpath(.//button[contains(., "${say('Why')}")])`, card)).click();
      await recruiter.seeText(
        say('{skill}: {level}', { skill: 'Python', level: say('{level} of {most}', { level: 5, most: 5 }) }),
        card,
      );
      const connect = say('Connect with {talent}', { talent: currentRoleOf(talent.person) });
      await (await recruiter.find(`::-p-xpath(.//button[starts-with(@aria-label, "${connect}")])`, card)).click();
      await recruiter.seeText(freeProfilesText(3, 3));
      await (await recruiter.find('dialog textarea')).type(INTRODUCTION);
      await recruiter.press('button', say('Send request'));
      await recruiter.seeText(TEXTS.requestSent);

      const asked = await pageOf(firefox, talent.page.context(), baseURL ?? '');
      await asked.goto(PATHS.jobSeekerDashboard);
      await asked.seeText(pendingConnectionsText(1));
      const request = await asked.find(`::-p-xpath(//article[contains(., "${company}")])`);
      await asked.seeText(INTRODUCTION, request);
      await asked.press('button', say('Accept'), request);
      await asked.press('button', say('Accept and share'));
      await asked.seeText(say('You accepted'));

      await recruiter.goto(PATHS.talentSeekerDashboard);
      await recruiter.byRole('heading', `${talent.person.firstName} ${talent.person.lastName}`);
      await recruiter.seeText(talent.person.email);
      recruiter.expectNoComplaints('the recruiter’s pages');
      asked.expectNoComplaints('the talent’s pages');
    } finally {
      await firefox.close();
      await talent.page.context().close();
    }
  },
);
