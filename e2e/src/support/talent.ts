import { type Browser, expect, type Page } from '@playwright/test';
import type { Calls, EndpointName } from '@vela/contracts/endpoints';
import { usualName } from '@vela/market/catalogue';
import { callAs } from './call.js';
import { newPerson, type Person } from './person.js';
import { joinByCalls } from './sign-up.js';

/** Calls the API as whoever is signed in on a page. */
export const callApi = <Name extends EndpointName>(
  page: Page,
  path: string,
  body?: unknown,
): Promise<Calls[Name]['response']> => callAs<Name>(page.context(), path, body);

/** What a talent of these tests can do; the role of `postRole` asks for just that. Names are in the journey's language. */
export const CRAFT = {
  get category() {
    return usualName('Data and analytics');
  },
  get role() {
    return usualName('Data engineer');
  },
  years: 7,
  skills: ['Python', 'SQL', 'Apache Spark'],
  country: 'Sweden',
  region: 'SE',
  city: 'Göteborg',
} as const;

/** What the talent's card is headed with. */
export const currentRoleOf = ({ mark }: Person): string => `Data engineer ${mark}`;

/**
 * A talent with a complete profile, who has signed up; their page is still empty.
 * @param origin where the site is, if not the one that all tests share
 * @param years in all, null where they are not stated, and in the role that is wanted
 */
export async function newTalent(
  browser: Browser,
  origin?: string,
  years: { readonly own: number | null; readonly desired: number } = { own: CRAFT.years, desired: CRAFT.years },
): Promise<{ person: Person; page: Page }> {
  const person = newPerson('Talent');
  const context = await browser.newContext(origin === undefined ? {} : { baseURL: origin });
  const page = await context.newPage();
  await joinByCalls(context, person, 'jobSeeker');
  const categories = await callApi<'listCategories'>(page, '/api/categories');
  const category = categories.find(({ name }) => name === CRAFT.category);
  expect(category).toBeDefined();
  const categoryId = category?.id ?? '';
  const roles = await callApi<'listCategoryRoles'>(page, `/api/categories/roles?categoryId=${categoryId}`);
  const skills = await callApi<'listCategorySkills'>(page, `/api/categories/skills?categoryId=${categoryId}`);
  const role = roles.find(({ name }) => name === CRAFT.role);
  await callApi<'saveJobSeekerProfile'>(page, '/api/job-seeker-profiles', {
    categoryId: { id: categoryId },
    currentRole: currentRoleOf(person),
    experienceYears: years.own,
    jobSeekerProfilesRoles: [{ roleId: role?.id, years: years.desired }],
    jobSeekerProfileSkills: skills
      .filter(({ name }) => CRAFT.skills.some((skill) => skill === name))
      .map(({ id }) => ({ skillId: id, level: 5 })),
    remote: true,
    hybrid: true,
    office: true,
    permanent: true,
    permanentPercentage: 100,
    minSalary: 30_000,
    maxSalary: 50_000,
    currency: 'SEK',
    compensationTimePeriod: 'Monthly',
    availability: '0',
    countriesCities: { [CRAFT.country]: [CRAFT.city] },
    linkedinProfile: person.linkedinProfile,
    aboutMe: 'I like pipelines that nobody has to watch.',
  });
  return { person, page };
}
