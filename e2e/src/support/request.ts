import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { PATHS, pathTo } from '@vela/contracts/routes';
import type { OpenRole } from '@vela/contracts/schemas';
import { SALARY_AID_MIN_COMPANIES, SALARY_AID_MIN_ROLES } from '@vela/market/visibility';
import type { Person } from './person.js';
import { newRecruiter } from './recruiter.js';
import { say, to } from './speak.js';
import { callApi, CRAFT, currentRoleOf } from './talent.js';

/**
 * A role of the recruiter who is signed in on a page, made by the API; `newTalent` fits it.
 * @param years that it asks for @param compensation SEK a month
 */
export async function createRole(page: Page, { years = 5, compensation = 45_000 } = {}): Promise<OpenRole> {
  const categories = await callApi<'listCategories'>(page, '/api/categories');
  const category = categories.find(({ name }) => name === CRAFT.category)?.id ?? '';
  return callApi<'createOpenRole'>(page, '/api/open-roles', {
    category,
    role: { [CRAFT.role]: years },
    remote: false,
    hybrid: true,
    office: false,
    countries: [CRAFT.country],
    cities: [CRAFT.city],
    countriesCities: { [CRAFT.country]: [CRAFT.city] },
    skills: CRAFT.skills.map((skill) => ({ [skill]: 4 })),
    permanent: true,
    freelance: false,
    permanentPercentage: 100,
    freelancePercentage: null,
    compensation: String(compensation),
    currency: 'SEK',
    compensationTimePeriod: 'Monthly',
    availability: 3,
    description: 'You turn nightly batches into streams, with a team of four.',
  });
}

/** Roles that a salary is compared with, of several new companies: figures of few would tell what one of them pays. */
export async function createComparableRoles(browser: Browser): Promise<void> {
  for (let company = 0; company < SALARY_AID_MIN_COMPANIES; company += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await newRecruiter(page);
    for (let at = 0; at < SALARY_AID_MIN_ROLES; at += 1) await createRole(page, { compensation: 60_000 });
    await context.close();
  }
}

/** A role of the recruiter who is signed in on a page, made by the API, and the page of its matches. */
export async function openNewRole(page: Page): Promise<OpenRole> {
  const role = await createRole(page);
  await page.goto(to(pathTo(PATHS.roleMatches, { roleId: role.id })));
  return role;
}

/** @returns what the company of the recruiter who is signed in on a page knows a talent by: only its own lists tell it */
export async function handleOf(page: Page, { id: roleId }: OpenRole, talent: Person): Promise<string> {
  const { matches } = await callApi<'getOpenRole'>(page, `/api/open-roles/${roleId}?pageSize=100`);
  const match = matches.find(({ jobSeekerProfile }) => jobSeekerProfile.currentRole === currentRoleOf(talent));
  expect(match, `${currentRoleOf(talent)} is among the matches`).toBeDefined();
  return match?.jobSeekerProfile.id ?? '';
}

/**
 * A new role of the recruiter who is signed in on a page, and a request for it, both by the API.
 * @param talent who is asked
 * @returns id of the connection
 */
export async function sendRequest(page: Page, talent: Person, text: string): Promise<string> {
  const role = await createRole(page);
  const sent = await callApi<'createConnection'>(page, '/api/connections', {
    jobSeekerId: await handleOf(page, role, talent),
    roleId: role.roleId,
    openRoleId: role.id,
    text,
  });
  return sent.id;
}

/**
 * Accepts a request as its talent does, and waits until that is stored.
 * @param request the request in the talent's inbox
 */
export async function acceptRequest(page: Page, request: Locator): Promise<void> {
  await request.getByRole('button', { name: say('Accept') }).click();
  await page.getByRole('button', { name: say('Accept and share') }).click();
  // The request itself says nothing yet: while the dialog stands, everything behind it is hidden.
  await expect(page.getByText(say('You accepted')).first()).toBeVisible();
}
