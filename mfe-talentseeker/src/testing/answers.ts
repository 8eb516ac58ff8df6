import { aCost, aProfile, idOf, matchDetails } from './market.js';
import type { Answers } from './site.js';

/** By which rates the server compares pay. */
export const someRates = {
  date: '2026-11-01',
  perEuro: { DKK: 7.4, EUR: 1, ISK: 150, NOC: 12, SEK: 12, USD: 1.1 },
};

/** The reference lists that forms ask for. */
export const referenceAnswers: Answers = {
  getRates: () => someRates,
  listCategories: () => [
    { id: idOf(1), name: 'Data' },
    { id: idOf(2), name: 'Design' },
  ],
  listCategoryRoles: ({ query }) =>
    query.categoryId === idOf(1)
      ? [
          { id: idOf(11), name: 'Data Engineer', categoryId: idOf(1) },
          { id: idOf(12), name: 'Data Scientist', categoryId: idOf(1) },
        ]
      : [{ id: idOf(13), name: 'Product Designer', categoryId: idOf(2) }],
  listCategorySkills: () => [
    { id: idOf(21), name: 'Python' },
    { id: idOf(22), name: 'Spark' },
    { id: idOf(23), name: 'dbt' },
  ],
  listCountries: () => ({
    error: false,
    msg: 'ok',
    data: ['Sweden', 'Norway', 'Denmark'].map((name) => ({ name, iso2: name.slice(0, 2), long: 0, lat: 0 })),
    aliases: { Sweden: ['Sverige'] },
  }),
  listCities: ({ body }) => ({
    error: false,
    msg: 'ok',
    data: body.country === 'Sweden' ? ['Stockholm', 'Göteborg'] : ['Oslo'],
  }),
  getCountryFlag: ({ body }) => ({
    error: false,
    msg: 'ok',
    data: { name: body.country, flag: 'data:image/svg+xml,<svg/>', iso2: 'SE', iso3: 'SWE' },
  }),
};

/** What the wizard asks for beside its fields. */
export const wizardAnswers: Answers = {
  listAllRoles: () => [
    { id: idOf(11), name: 'Data Engineer', categoryId: idOf(1) },
    { id: idOf(12), name: 'Data Scientist', categoryId: idOf(1) },
    { id: idOf(13), name: 'Product Designer', categoryId: idOf(2) },
  ],
  countRoleReach: () => ({
    people: 142,
    matches: 500,
    strong: null,
    musts: [],
    costs: [{ requirement: 'place', skill: null, people: 97 }],
  }),
  getSalaryAid: () => ({
    count: 12,
    quartiles: { lower: 600_000, median: 720_000, upper: 840_000 },
    like: ['role'],
    ratesDate: '2026-11-01',
  }),
};

/** What the matches page asks for besides the role itself. */
export const talentAnswers: Answers = {
  getSalaryAid: () => ({ count: null, quartiles: null, like: [], ratesDate: '2026-11-01' }),
  getDesk: () => ({ marks: [], seen: [] }),
  visitOpenRole: () => ({ since: null }),
  getMatch: () => matchDetails,
  getJobSeekerProfile: () => ({ ...aProfile, extra: null, cost: aCost }),
  ...referenceAnswers,
  listAllSkills: () => [
    { id: idOf(21), name: 'Python' },
    { id: idOf(22), name: 'Spark' },
  ],
  countFilters: () => ({
    total: 1,
    without: {
      words: 1,
      years: 1,
      categories: 1,
      setups: 1,
      countries: 1,
      skills: 1,
      employment: 1,
      salary: 1,
      availability: 1,
    },
    options: {
      categories: [{ option: idOf(1), holding: 1, remaining: 1 }],
      setups: [
        { option: 'remote', holding: 7, remaining: 7 },
        { option: 'hybrid', holding: 5, remaining: 5 },
        { option: 'office', holding: 0, remaining: 0 },
      ],
      countries: [{ option: 'Sweden', holding: 6, remaining: 6 }],
      skills: [
        { option: idOf(21), holding: 4, remaining: 4 },
        { option: idOf(22), holding: 3, remaining: 3 },
      ],
      employment: [
        { option: 'permanent', holding: 6, remaining: 6 },
        { option: 'freelance', holding: 2, remaining: 2 },
      ],
      availability: ['0', '1', '2', '3', '6'].map((option) => ({ option, holding: 1, remaining: 1 })),
    },
  }),
};
