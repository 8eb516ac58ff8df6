// Makes worlds that look like the market: popular skills and roles, short lists, some blanks. The same seed, the same world.
const CATEGORIES = 5;
const ROLES_EACH = 20;
const SKILLS_EACH = 80;
const COUNTRIES = 30;
const CITIES_EACH = 8;
const AVAILABILITY = [0, 1, 2, 3, 6];
const SETUPS = ['remote', 'hybrid', 'office'];

/** mulberry32: numbers from 0 to 1. */
export function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Written as the driver writes an id, in one piece. */
export function idOf(number) {
  const bytes = Buffer.alloc(12);
  bytes.writeUIntBE(number, 6, 6);
  return bytes.toString('hex');
}
export const numberOf = (id) => Number.parseInt(id, 16);
const ids = (count, from) => Array.from({ length: count }, (_, index) => idOf(from + index));
const CATEGORY_IDS = ids(CATEGORIES, 0xa00);
const ROLE_IDS = ids(CATEGORIES * ROLES_EACH, 0xb000);
const SKILL_IDS = ids(CATEGORIES * SKILLS_EACH, 0xc000);
const COUNTRY_NAMES = Array.from({ length: COUNTRIES }, (_, index) => `Country ${index}`);
const CITY_NAMES = COUNTRY_NAMES.map((country) =>
  Array.from({ length: CITIES_EACH }, (_, index) => `${country} city ${index}`),
);

const below = (next, count) => Math.floor(next() * count);
/** Few are asked for often, most seldom. */
const popular = (next, count) => Math.min(count - 1, Math.floor(count * next() ** 2.2));

function several(count, draw) {
  const drawn = new Set();
  while (drawn.size < count) drawn.add(draw());
  return [...drawn];
}

const placesOf = (next, most) =>
  Object.fromEntries(
    several(1 + below(next, most), () => popular(next, COUNTRIES)).map((country) => [
      COUNTRY_NAMES[country],
      several(next() < 0.3 ? 0 : 1 + below(next, 2), () => popular(next, CITIES_EACH)).map(
        (city) => CITY_NAMES[country][city],
      ),
    ]),
  );

const termsOf = (next) => {
  const setups = 1 + below(next, 7);
  const employment = 1 + below(next, 3);
  const percentage = () => (next() < 0.6 ? 100 : 5 * (1 + below(next, 20)));
  return {
    remote: (setups & 1) !== 0,
    hybrid: (setups & 2) !== 0,
    office: (setups & 4) !== 0,
    permanent: (employment & 1) !== 0,
    freelance: (employment & 2) !== 0,
    permanentPercentage: percentage(),
    freelancePercentage: percentage(),
  };
};

const skillsOf = (next, category, count) =>
  several(
    count,
    () => (next() < 0.85 ? category : below(next, CATEGORIES)) * SKILLS_EACH + popular(next, SKILLS_EACH),
  ).map((skill) => ({
    skillId: SKILL_IDS[skill],
    name: '',
    level: (1 + below(next, 10)) / 2,
  }));

/** @returns a profile as `MatchProfile` of @vela/matching */
export function profileOf(next, number) {
  const category = below(next, CATEGORIES);
  const paid = next() < 0.9;
  const minSalary = 20_000 + 1000 * below(next, 70);
  return {
    id: idOf(number + 1),
    userId: idOf(0xd0000000 + number),
    blockedCompanyIds: [],
    availableForContact: true,
    categoryId: CATEGORY_IDS[category],
    desiredRoles: several(1 + below(next, 3), () => category * ROLES_EACH + popular(next, ROLES_EACH)).map((role) => ({
      roleId: ROLE_IDS[role],
      name: '',
      years: Math.min(40, Math.floor(-Math.log(1 - next()) * 6)),
      weight: 3,
    })),
    experienceYears: next() < 0.9 ? Math.min(40, Math.floor(-Math.log(1 - next()) * 8)) : null,
    skills: skillsOf(next, category, 4 + below(next, 9)),
    ...termsOf(next),
    places: next() < 0.95 ? placesOf(next, 3) : {},
    minSalary: paid ? minSalary : null,
    maxSalary: paid ? minSalary + 1000 * below(next, 20) : null,
    currency: 'SEK',
    period: 'Monthly',
    availability: next() < 0.9 ? AVAILABILITY[below(next, 5)] : null,
  };
}

/** @returns a role as `MatchRole` of @vela/matching */
export function roleOf(next, number) {
  const category = below(next, CATEGORIES);
  return {
    id: idOf(0xe0000000 + number),
    companyId: idOf(0xf0000001),
    memberUserIds: [],
    categoryId: CATEGORY_IDS[category],
    roleId: ROLE_IDS[category * ROLES_EACH + popular(next, ROLES_EACH)],
    roleName: '',
    years: below(next, 12),
    skills: skillsOf(next, category, 5),
    ...termsOf(next),
    places: placesOf(next, 2),
    offer: { amount: 30_000 + 1000 * below(next, 60), currency: 'SEK', period: 'Monthly' },
    availability: AVAILABILITY[below(next, 5)],
  };
}

/** @returns filters as `MatchFilters` of @vela/matching */
export function filtersOf(next) {
  return {
    ...(next() < 0.5 && { setups: [SETUPS[below(next, 3)]] }),
    ...(next() < 0.5 && {
      countries: several(3, () => popular(next, COUNTRIES)).map((country) => COUNTRY_NAMES[country]),
    }),
    ...(next() < 0.3 && { skillIds: [SKILL_IDS[popular(next, SKILL_IDS.length)]] }),
    ...(next() < 0.3 && { permanentPercentage: 50 }),
    ...(next() < 0.5 && { yearlySalary: [100_000, 400_000 + 50_000 * below(next, 12)] }),
    ...(next() < 0.5 && { availability: AVAILABILITY.slice(0, 1 + below(next, 5)) }),
  };
}

/** The categories document of the world, as the store keeps it. */
export const catalogue = {
  categoryIds: CATEGORY_IDS,
  roleIds: ROLE_IDS,
  skillIds: SKILL_IDS,
  rolesEach: ROLES_EACH,
  skillsEach: SKILLS_EACH,
};
