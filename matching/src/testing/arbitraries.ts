import fc from 'fast-check';
import {
  AVAILABILITY_MONTHS,
  CURRENCIES,
  MUST_TERMS,
  SALARY_PERIODS,
  SEARCH_SORTS,
  SKILL_LEVEL_MAX,
  SKILL_LEVEL_MIN,
  WORK_SETUPS,
} from '@vela/contracts/constants';
import type { MatchFilters } from '../ranking/filters.js';
import type { Requirements } from '../ranking/requirements.js';
import type { AskedSkill, MatchMusts, MatchProfile, MatchRole, Places } from '../subjects/subjects.js';

const CATEGORIES = ['data', 'design'];
const ROLES = ['r1', 'r2', 'r3', 'r4'];
const SKILLS = Array.from({ length: 12 }, (_, index) => `s${index}`);
const CITIES: Record<string, string[]> = {
  Sweden: ['Göteborg', 'Malmö', 'Mölndal'],
  Norway: ['Oslo', 'Bergen'],
  Iceland: ['Reykjavík'],
};

const level = fc.integer({ min: SKILL_LEVEL_MIN * 2, max: SKILL_LEVEL_MAX * 2 }).map((halves) => halves / 2);
const skills = (minLength: number) =>
  fc
    .uniqueArray(fc.record({ skillId: fc.constantFrom(...SKILLS), level }), {
      minLength,
      maxLength: 12,
      selector: (skill) => skill.skillId,
    })
    .map((list) => list.map((skill) => ({ ...skill, name: skill.skillId.toUpperCase() })));

const percent = fc.integer({ min: 1, max: 20 }).map((steps) => steps * 5);
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null, freq: 4 });
const years = fc.integer({ min: 0, max: 40 });
const amount = fc.integer({ min: 0, max: 200_000 });

const places: fc.Arbitrary<Places> = fc
  .subarray(Object.keys(CITIES))
  .chain((countries) =>
    fc
      .tuple(...countries.map((country) => fc.subarray(CITIES[country] ?? [])))
      .map((cities) => Object.fromEntries(countries.map((country, index) => [country, cities[index] ?? []]))),
  );

const terms = {
  remote: fc.boolean(),
  hybrid: fc.boolean(),
  office: fc.boolean(),
  places,
  permanent: fc.boolean(),
  freelance: fc.boolean(),
  permanentPercentage: maybe(percent),
  freelancePercentage: maybe(percent),
};

/** Kilometres from a city of the tests to another one; told both ways. */
const KM: readonly (readonly [one: readonly [string, string], other: readonly [string, string], km: number])[] = [
  [['Sweden', 'Malmö'], ['Norway', 'Oslo'], 28],
  [['Sweden', 'Göteborg'], ['Sweden', 'Mölndal'], 8],
  [['Norway', 'Oslo'], ['Norway', 'Bergen'], 50],
];

function nearbyOf(asked: Places): NonNullable<MatchRole['nearby']> {
  const near: Record<string, Record<string, { km: number; to: string }>> = {};
  for (const [one, other, km] of [...KM, ...KM.map(([here, there, apart]) => [there, here, apart] as const)]) {
    const [country, city] = other;
    if (asked[one[0]]?.includes(one[1]) !== true || asked[country]?.includes(city) === true) continue;
    const known = near[country]?.[city];
    if (known === undefined || km < known.km)
      near[country] = { ...near[country], [city]: { km, to: `${one[1]}, ${one[0]}` } };
  }
  return near;
}

const quarters = fc.constantFrom(1 as const, 2 as const, 3 as const);
const asked: fc.Arbitrary<AskedSkill[]> = skills(0).chain((list) =>
  fc
    .tuple(
      ...list.map(({ skillId }) =>
        fc.record(
          {
            rarity: fc.integer({ min: 50, max: 200 }),
            related: fc
              .uniqueArray(fc.record({ skillId: fc.constantFrom(...SKILLS), quarters }), {
                maxLength: 3,
                selector: (other) => other.skillId,
              })
              .map((others) =>
                others
                  .filter((other) => other.skillId !== skillId)
                  .map((other) => ({ ...other, name: other.skillId.toUpperCase() })),
              ),
          },
          { requiredKeys: [] },
        ),
      ),
    )
    .map((more) => list.map((skill, index) => ({ ...skill, ...more[index] }))),
);

/** A few random musts, as often none. */
const mustsAmong = (list: readonly AskedSkill[]): fc.Arbitrary<MatchMusts> =>
  fc.record({
    terms: fc.subarray([...MUST_TERMS], { maxLength: 2 }),
    skillIds: fc.subarray(list.slice(0, 1).map(({ skillId }) => skillId)),
  });

const bareRole = fc.record({
  ...terms,
  id: fc.constantFrom('role-1', 'role-2', 'role-3'),
  companyId: fc.constantFrom('company-1', 'company-2'),
  memberUserIds: fc.subarray(['user-0', 'user-1']),
  verified: fc.boolean(),
  categoryId: fc.constantFrom(...CATEGORIES),
  roleId: fc.constantFrom(...ROLES),
  roleName: fc.constant('A role'),
  years,
  skills: asked,
  offer: fc.record({ amount, currency: fc.constantFrom(...CURRENCIES), period: fc.constantFrom(...SALARY_PERIODS) }),
  availability: fc.constantFrom(...AVAILABILITY_MONTHS),
});

export const anyRole: fc.Arbitrary<MatchRole> = bareRole.chain((role) =>
  fc
    .option(mustsAmong(role.skills), { nil: null, freq: 2 })
    .map((musts) => ({ ...role, nearby: nearbyOf(role.places), ...(musts && { musts }) })),
);

/** @returns an id as the store makes them: 24 hexadecimal digits */
export const hexId = (number: number): string => number.toString(16).padStart(24, '0');

/** Texts that share words, beginnings and accents. */
const TEXTS = ['Göteborg C++ lead', 'Ødegård, node.js & Kubernetes (k8s)', 'kube-proxy, C#, “R”', 'LEADS a team', ''];
const WORDS = ['goteborg', 'c++', 'lead', 'k8', 'kube', 'odegard node', 'R', 'js kubernetes', 'team lea', 'Ode', 'c'];

export const anyFilters: fc.Arbitrary<MatchFilters> = fc.record(
  {
    words: fc.constantFrom(...WORDS),
    years: fc.integer({ min: 1, max: 41 }),
    categoryIds: fc.subarray(CATEGORIES, { minLength: 1 }),
    setups: fc.subarray([...WORK_SETUPS], { minLength: 1 }),
    countries: fc.subarray(Object.keys(CITIES), { minLength: 1 }),
    skillIds: fc.subarray(SKILLS, { minLength: 1, maxLength: 2 }),
    permanentPercentage: percent,
    freelancePercentage: percent,
    yearlySalary: fc.tuple(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 500_000, max: 5_000_000 })),
    availability: fc.subarray([...AVAILABILITY_MONTHS], { minLength: 1 }),
  },
  { requiredKeys: [] },
);

export const anySort = fc.constantFrom(undefined, ...SEARCH_SORTS);

/** A role at any stage of being written. */
export const anyRequirements: fc.Arbitrary<Requirements> = fc
  .tuple(
    anyRole,
    fc.subarray(['roleId', 'years', 'skills', 'place', 'employment', 'offer', 'availability']),
    fc.boolean(),
  )
  .map(([role, given, anyCategory]) => {
    const { companyId, memberUserIds, verified, categoryId, roleId, years, skills: wanted, offer, availability } = role;
    const parts: Record<string, Partial<Requirements>> = {
      roleId: { roleId },
      years: { years },
      skills: { skills: wanted.slice(0, 3) },
      place: { place: role },
      employment: { employment: role },
      offer: { offer },
      availability: { availability },
    };
    return Object.assign(
      { companyId, memberUserIds, verified, categoryId: anyCategory ? null : categoryId },
      ...given.map((part) => parts[part]),
    );
  });

/** A profile that is complete enough to be shown. */
export const anyProfile: fc.Arbitrary<MatchProfile> = fc.record({
  ...terms,
  id: fc.integer({ min: 0, max: 1_000_000 }).map((number) => hexId(number * 2_654_435_761)),
  userId: fc.integer({ min: 0, max: 20 }).map((number) => `user-${number}`),
  blockedCompanyIds: fc.subarray(['company-1', 'company-2'], { maxLength: 1 }),
  availableForContact: fc.boolean(),
  openToRanking: fc.nat(4).map((number) => number > 0),
  shielded: fc.nat(3).map((number) => number === 0),
  categoryId: fc.constantFrom(...CATEGORIES),
  desiredRoles: fc.uniqueArray(
    fc.record({
      roleId: fc.constantFrom(...ROLES),
      name: fc.constant('A role'),
      years,
      weight: fc.integer({ min: 1, max: 99 }),
    }),
    { minLength: 1, maxLength: 3, selector: (desired) => desired.roleId },
  ),
  experienceYears: maybe(years),
  skills: skills(1),
  minSalary: maybe(amount),
  maxSalary: maybe(amount),
  currency: maybe(fc.constantFrom(...CURRENCIES)),
  period: maybe(fc.constantFrom(...SALARY_PERIODS)),
  availability: maybe(fc.constantFrom(...AVAILABILITY_MONTHS)),
  texts: fc.subarray(TEXTS),
  joinedDay: fc.integer({ min: 20_000, max: 20_010 }),
});
