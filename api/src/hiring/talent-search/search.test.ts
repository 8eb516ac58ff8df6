import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Types } from 'mongoose';
import { AVAILABILITY_MONTHS, SEARCH_SORTS, WORK_SETUPS } from '@vela/contracts/constants';
import { ENDPOINTS } from '@vela/contracts/endpoint-table';
import type { EndpointName } from '@vela/contracts/endpoints';
import { filterQueryOf, filtersOf, type MatchFilters } from '@vela/contracts/filters';
import type { JobSeekerInput } from '@vela/contracts/schemas';
import { weekOf } from '@vela/market/days';
import { rangeProblem } from '@vela/market/profiles';
import { toldCount } from '@vela/market/visibility';
import { browseProfiles, countFacets, type MatchProfile, type MatchRole, rankMatches } from '@vela/matching';
import { handleFor, joinAsRecruiter, joinAsTalent, type Recruiter, roleForm } from '../../../tests/support/people.js';
import { inputsOf } from '../../../tests/support/talent-fields.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { searcherWith } from '../../accounts/companies/index.js';
import type { JobSeekerProfileDocument } from '../../records/job-seeker-profile.js';
import { matchProfileOf, matchRoleOf } from '../matching/index.js';

const TALENTS = 40;
const SEED = 20240416;
const COUNTRIES = ['Sweden', 'Norway', 'Iceland'];
const TEXTS = ['Calm systems in Göteborg.', 'C++ and systemd', null];
const WORDS = ['system', 'goteborg calm', 'c++', 'engineer syst', 'golang', 'react'];

let world: World;
let recruiter: Recruiter;
let profiles: MatchProfile[];
let wanted: MatchRole;

const percent = fc.integer({ min: 1, max: 20 }).map((steps) => steps * 5);

/** Profiles that differ in everything a filter asks for, blanks included. */
const anyChanges = (skillIds: readonly string[]): fc.Arbitrary<Partial<JobSeekerInput>> =>
  fc
    .record({
      openToRanking: fc.nat(4).map((number) => number > 0),
      remote: fc.boolean(),
      hybrid: fc.boolean(),
      office: fc.boolean(),
      permanent: fc.boolean(),
      freelance: fc.boolean(),
      permanentPercentage: fc.option(percent),
      freelancePercentage: fc.option(percent),
      pay: fc.record({
        minSalary: fc.option(fc.integer({ min: 1, max: 90_000 })),
        maxSalary: fc.option(fc.integer({ min: 10_000, max: 200_000 })),
      }),
      availability: fc.option(fc.constantFrom('0', '1', '2', '3', '6')),
      aboutMe: fc.constantFrom(...TEXTS),
      experienceYears: fc.option(fc.integer({ min: 4, max: 12 })),
      countriesCities: fc
        .subarray(COUNTRIES)
        .map((countries) => Object.fromEntries(countries.map((country) => [country, []]))),
      jobSeekerProfileSkills: fc
        .subarray([...skillIds], { minLength: 1 })
        .map((ids) => ids.map((skillId) => ({ skillId, level: 3 }))),
    })
    .map(({ pay, ...changes }) => ({
      ...changes,
      ...(rangeProblem(pay) === null ? pay : { ...pay, maxSalary: null }),
    }));

const anyFilters = (): fc.Arbitrary<MatchFilters> =>
  fc.record(
    {
      categoryIds: fc.subarray([world.category.id, world.otherCategory.id], { minLength: 1 }),
      setups: fc.subarray([...WORK_SETUPS], { minLength: 1 }),
      countries: fc.subarray(COUNTRIES, { minLength: 1 }),
      skillIds: fc.subarray(
        world.category.skills.map(({ id }) => id),
        { minLength: 1 },
      ),
      words: fc.constantFrom(...WORDS),
      years: fc.integer({ min: 1, max: 12 }),
      permanentPercentage: percent,
      freelancePercentage: percent,
      yearlySalary: fc.tuple(fc.integer({ min: 100, max: 800_000 }), fc.integer({ min: 800_000, max: 5_000_000 })),
      availability: fc.subarray([...AVAILABILITY_MONTHS], { minLength: 1 }),
    },
    { requiredKeys: [] },
  );

beforeAll(async () => {
  world = await startWorld();
  recruiter = await joinAsRecruiter(world, { givenName: 'Rut' });
  const drawn = fc.sample(anyChanges(world.category.skills.map(({ id }) => id)), { numRuns: TALENTS, seed: SEED });
  for (const [number, changes] of drawn.entries()) await joinAsTalent(world, { givenName: `Talent${number}` }, changes);
  // One of another field, one of the company's own people, one who blocks the company, one who is not looking.
  const [designer] = world.otherCategory.roles;
  const [figma] = world.otherCategory.skills;
  await joinAsTalent(
    world,
    { givenName: 'Dee' },
    {
      categoryId: { id: world.otherCategory.id },
      jobSeekerProfilesRoles: [{ roleId: designer?.id ?? '', years: 2 }],
      jobSeekerProfileSkills: [{ skillId: figma?.id ?? '', level: 3 }],
    },
  );
  await joinAsTalent(world, { givenName: 'Rut' });
  const blocking = await joinAsTalent(world, { givenName: 'Bo' });
  const { models, catalogue, matchEngine } = world.server.app;
  await models.jobSeekerProfiles.updateOne(
    { _id: new Types.ObjectId(blocking.profile.id) },
    { $set: { blockedCompanyIds: [new Types.ObjectId(recruiter.company.id)] } },
  );
  matchEngine.profileSaved(blocking.profile.id);
  await joinAsTalent(world, { givenName: 'Pa' }, { availableForContact: false });
  const stored = await models.jobSeekerProfiles.find().lean<JobSeekerProfileDocument[]>();
  profiles = stored.map((profile) => matchProfileOf(profile, catalogue.current));
  const role = await models.openRoles.findById(recruiter.role.id).lean();
  const members = await models.users.find({ companyId: new Types.ObjectId(recruiter.company.id) }, { _id: 1 }).lean();
  if (role === null) throw new Error('The role is missing.');
  wanted = matchRoleOf(
    role,
    searcherWith(
      { _id: role.companyId, verifiedAt: new Date(0) },
      members.map(({ _id }) => _id),
    ),
    catalogue.current,
  );
}, 120_000);
afterAll(() => world.stop());

const query = () => ({ week: weekOf(world.clock.now()), offset: 0, limit: 100 });
const wire = (filters: MatchFilters) => ({ ...filterQueryOf(filters), pageSize: 100 });

/** Counts as a company is told them: none that singles anybody out. */
const told = (counts: object) =>
  Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, toldCount(Number(count))]));

async function holds(filters: MatchFilters): Promise<void> {
  const params = { id: recruiter.role.id };
  const [matches, found, roleCounts, allCounts] = await Promise.all([
    recruiter.visitor.ok('getOpenRole', { params, query: wire(filters) }),
    recruiter.visitor.ok('searchTalent', { query: wire(filters) }),
    recruiter.visitor.ok('countFilters', { query: { openRoleId: params.id, ...filterQueryOf(filters) } }),
    recruiter.visitor.ok('countFilters', { query: filterQueryOf(filters) }),
  ]);
  const ranked = rankMatches(wanted, profiles, { ...query(), filters });
  expect(matches.matches.map(({ jobSeekerProfile }) => jobSeekerProfile.id)).toEqual(
    ranked.ranked.map(({ profileId }) => handleFor(recruiter, { profile: { id: profileId } })),
  );
  expect(matches.total).toBe(toldCount(ranked.total));
  const sort = SEARCH_SORTS[Object.keys(filters).length % SEARCH_SORTS.length] ?? 'mixed';
  const inOrder = await recruiter.visitor.ok('searchTalent', { query: { ...wire(filters), sort } });
  expect(inOrder.found.map(({ jobSeekerProfile }) => jobSeekerProfile.id)).toEqual(
    browseProfiles(wanted, profiles, { ...query(), filters, sort }).ranked.map(({ profileId }) =>
      handleFor(recruiter, { profile: { id: profileId } }),
    ),
  );
  const browsed = browseProfiles(wanted, profiles, { ...query(), filters });
  expect(found.found.map(({ jobSeekerProfile }) => jobSeekerProfile.id)).toEqual(
    browsed.ranked.map(({ profileId }) => handleFor(recruiter, { profile: { id: profileId } })),
  );
  expect([roleCounts.total, allCounts.total]).toEqual([ranked.total, browsed.total].map(toldCount));
  for (const [counts, categoryId] of [
    [roleCounts, wanted.categoryId],
    [allCounts, null],
  ] as const) {
    const expected = countFacets({ ...wanted, categoryId }, profiles, filters);
    expect(counts.without).toEqual(told(expected.without));
    for (const group of Object.keys(expected.options) as (keyof typeof expected.options)[])
      expect(Object.fromEntries(counts.options[group].map(({ option, ...count }) => [option, count]))).toEqual(
        Object.fromEntries(Object.entries(expected.options[group]).map(([option, count]) => [option, told(count)])),
      );
  }
}

describe('filters', () => {
  test.each([
    ['category', (): MatchFilters => ({ categoryIds: [world.category.id] })],
    ['work setup', (): MatchFilters => ({ setups: ['hybrid'] })],
    ['country', (): MatchFilters => ({ countries: ['Norway'] })],
    ['words', (): MatchFilters => ({ words: 'calm system' })],
    ['years', (): MatchFilters => ({ years: 6 })],
    ['technical skills', (): MatchFilters => ({ skillIds: world.category.skills.slice(0, 2).map(({ id }) => id) })],
    ['permanent', (): MatchFilters => ({ permanentPercentage: 50 })],
    ['freelance', (): MatchFilters => ({ freelancePercentage: 50 })],
    ['yearly salary', (): MatchFilters => ({ yearlySalary: [10_000, 1_000_000] })],
    ['availability', (): MatchFilters => ({ availability: [0, 3] })],
    ['nothing', (): MatchFilters => ({})],
  ])('by %s alone answer as the plain function does, lists and counts', async (_, filters) => {
    await holds(filters());
  });

  test('in any combination answer as the plain function does, and survive the wire', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters(), async (filters) => {
        expect(filterQueryOf(filtersOf(filterQueryOf(filters)))).toEqual(filterQueryOf(filters));
        await holds(filters);
      }),
      { numRuns: 60, seed: SEED },
    );
  }, 120_000);

  test('leave the number of eligible talents on the role as it is', async () => {
    const params = { id: recruiter.role.id };
    const all = await recruiter.visitor.ok('getOpenRole', { params });
    const narrowed = await recruiter.visitor.ok('getOpenRole', { params, query: { country: ['Iceland'] } });
    expect(narrowed.matchCount).toBe(all.total);
    expect(narrowed.total ?? 0).toBeLessThan(all.total ?? 0);
  });

  test.each([
    ['country=Sweden&moon=1'],
    ['setup=moon'],
    ['salary=5-1'],
    ['permanent=51'],
    ['category=x'],
    ['availability=9'],
    ['years=0'],
  ])('that are wrong are refused: %s', async (text) => {
    for (const path of ['/api/search', '/api/filter-counts', `/api/open-roles/${recruiter.role.id}`])
      expect((await recruiter.visitor.send(`${path}?${text}`)).status).toBe(400);
  });
});

describe('a country that somebody typed', () => {
  const calls = () => [
    recruiter.visitor.send('/api/search?country=Ada%20Lindqvist&country=Sweden'),
    recruiter.visitor.send('/api/filter-counts?country=Ada%20Lindqvist'),
    recruiter.visitor.send(`/api/open-roles/${recruiter.role.id}?country=Ada%20Lindqvist`),
  ];

  test('is refused by every list and count, with what to do', async () => {
    for (const answer of await Promise.all(calls()))
      expect(answer).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'country', message: expect.stringMatching(/“Ada Lindqvist” .* Choose one/) }] },
      });
    const saved = await recruiter.visitor.call('createSavedSearch', {
      body: { name: 'Typed', filters: { country: ['Atlantis'] } },
    });
    expect(saved).toMatchObject({ status: 422, body: { errors: [{ field: 'filters.country' }] } });
    await recruiter.visitor.ok('searchTalent', { query: { country: ['Norway'] } });
    const stored = await world.server.app.models.rankings.find().lean();
    expect(JSON.stringify(stored)).not.toContain('Lindqvist');
  });

  test('is the listed one where its case differs or it is called otherwise, and is kept by that name', async () => {
    const ids = async (country: string) =>
      (await recruiter.visitor.ok('searchTalent', { query: { country: [country] } })).found.map(
        ({ jobSeekerProfile }) => jobSeekerProfile.id,
      );
    for (const name of ['norway', 'Norge', 'NO']) expect(await ids(name)).toEqual(await ids('Norway'));
    const { id, filters } = await recruiter.visitor.ok('createSavedSearch', {
      body: { name: 'North', filters: { country: ['NORWAY'] } },
    });
    expect(filters.country).toEqual(['Norway']);
    await recruiter.visitor.ok('deleteSavedSearch', { params: { id } });
  });

  test('has no other way in: every field of a call that takes countries is known here', () => {
    const fields = (Object.keys(ENDPOINTS) as EndpointName[]).flatMap((name) =>
      inputsOf(name).flatMap(({ path }) =>
        /^(country|countries|countriesCities)$/.test(path.filter((part) => part !== '*').at(-1) ?? '') &&
        path.at(-1) !== '*'
          ? [`${name} ${path.join('.')}`]
          : [],
      ),
    );
    expect(fields.sort()).toEqual(
      [
        ...['searchTalent query.country', 'countFilters query.country', 'getOpenRole query.country'],
        'createSavedSearch body.filters.country',
        'listFittingRoles query.country',
        // Held against the lists where they are saved, see `listedPlaces`.
        ...['createOpenRole', 'updateOpenRole'].flatMap((name) => [
          `${name} body.countries`,
          `${name} body.countriesCities`,
        ]),
        ...['countRoleReach', 'saveCompanyPage', 'saveJobSeekerProfile'].map((name) => `${name} body.countriesCities`),
        'getSalaryAid query.country',
        // Of companies, held against the ids of countries; and what is looked up in the list itself.
        ...['saveCompany body.country', 'askToJoinCompany body.country', 'shieldFromEmployer body.country'],
        ...['listCities body.country', 'getCountryFlag body.country'],
      ].sort(),
    );
  });
});

describe('the search without a role', () => {
  test('spans all fields and leaves out own people, who blocks the company and who is not looking', async () => {
    const { found, total } = await recruiter.visitor.ok('searchTalent', { query: { pageSize: 100 } });
    expect(total).toBe(TALENTS + 1);
    expect(new Set(found.map(({ jobSeekerProfile }) => jobSeekerProfile.categoryId?.name))).toEqual(
      new Set(['Engineering', 'Design']),
    );
  });

  test('keeps its order from page to page', async () => {
    const all = await recruiter.visitor.ok('searchTalent', { query: { pageSize: 100 } });
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((page) => recruiter.visitor.ok('searchTalent', { query: { page, pageSize: 10 } })),
    );
    expect(pages.flatMap(({ found }) => found)).toEqual(all.found);
  });

  test('counts for another company’s role are refused', async () => {
    const other = await joinAsRecruiter(world, { givenName: 'Olga' }, 'Other AB');
    const role = await other.visitor.ok('createOpenRole', { body: roleForm(world) });
    expect((await recruiter.visitor.call('countFilters', { query: { openRoleId: role.id } })).status).toBe(404);
  });
});
