import type { OwnProfile } from '@vela/contracts/schemas';
import type { Answers } from '@vela/tooling/testing';
import { CATEGORY, DATA_ENGINEER, PYTHON, talentWith } from '@vela/tooling/testing';

export const LEADERSHIP = { id: '3'.repeat(24), name: 'Leadership' };

/** What the forms choose from. */
export const choices = {
  listCategories: () => [CATEGORY, LEADERSHIP],
  listCategoryRoles: ({ query }) => [
    { ...DATA_ENGINEER, categoryId: query.categoryId },
    { id: '4'.repeat(24), name: 'Analytics Engineer', categoryId: query.categoryId },
  ],
  listCategorySkills: () => [PYTHON, { id: '5'.repeat(24), name: 'Spark' }],
  listCountries: () => ({
    error: false,
    msg: 'ok',
    data: ['Denmark', 'Norway', 'Sweden'].map((name) => ({ name, iso2: name.slice(0, 2), long: 0, lat: 0 })),
    aliases: { Denmark: ['Danmark'] },
  }),
  listCities: ({ body: { country } }) => ({
    error: false,
    msg: 'ok',
    data: country === 'Sweden' ? ['Stockholm', 'Göteborg'] : ['Oslo'],
  }),
  getCountryFlag: ({ body: { country } }) => ({
    error: false,
    msg: 'ok',
    data: { name: country, flag: 'data:image/svg+xml,<svg/>', iso2: 'SE', iso3: 'SWE' },
  }),
  getRates: () => ({
    date: '2023-04-26',
    perEuro: { DKK: 7.445, EUR: 1, ISK: 150.1, NOC: 11.471, SEK: 11.3355, USD: 1.0965 },
  }),
} satisfies Answers;

/** A server that keeps what is saved of a profile, as far as the next step needs it. */
export function keepingServer(start: OwnProfile) {
  let profile = start;
  return {
    userAfterRefresh: () => talentWith(profile),
    answers: {
      ...choices,
      saveJobSeekerProfile: ({ body: { minSalary, maxSalary, linkedinProfile, categoryId } }) => {
        profile = {
          ...profile,
          ...(minSalary === undefined ? {} : { minSalary }),
          ...(maxSalary === undefined ? {} : { maxSalary }),
          ...(linkedinProfile === undefined ? {} : { linkedinProfile }),
          ...(categoryId ? { categoryId: categoryId.id === CATEGORY.id ? CATEGORY : LEADERSHIP } : {}),
        };
        return profile;
      },
      listConnections: () => [],
      getSalaryAid: () => ({ count: null, quartiles: null, like: [], ratesDate: '2026-10-01' }),
      getTalentActivity: () => ({ weeks: [], matchingRoles: { count: 0, threshold: 70 } }),
    } satisfies Answers,
  };
}
