import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MATCH_PAGE_SIZE } from '@vela/contracts/constants';
import { handleFor, joinAsRecruiter, joinAsTalent, type Recruiter, roleForm } from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';

let world: World;
let recruiter: Recruiter;
beforeAll(async () => {
  world = await startWorld();
  recruiter = await joinAsRecruiter(world, { givenName: 'Rut' });
});
afterAll(() => world.stop());

const IN_SWEDEN_OR_DENMARK = {
  remote: false,
  hybrid: true,
  office: true,
  countries: ['Sweden', 'Denmark'],
  cities: ['Stockholm'],
  countriesCities: { Sweden: ['Stockholm'], Denmark: [] },
};

describe('what a card tells', () => {
  test('is the place, the ways of working, the role and the pay that fit, and nothing that the profile does not say', async () => {
    const role = await recruiter.visitor.ok('createOpenRole', { body: roleForm(world, IN_SWEDEN_OR_DENMARK) });
    const frontend = world.category.roles[1];
    const talent = await joinAsTalent(
      world,
      { givenName: 'Ada' },
      {
        countriesCities: { Norway: ['Oslo'], Sweden: ['Malmö', 'Stockholm'], Denmark: ['Odense'] },
        remote: true,
        hybrid: true,
        jobSeekerProfilesRoles: [{ roleId: frontend?.id ?? '', years: 2 }],
        minSalary: 60_000,
        maxSalary: null,
        currency: 'EUR',
        compensationTimePeriod: 'Yearly',
      },
    );
    const shownWith = async (query: { readonly country?: string[] }) => {
      const { matches } = await recruiter.visitor.ok('getOpenRole', { params: { id: role.id }, query });
      return matches.find(({ jobSeekerProfile }) => jobSeekerProfile.id === handleFor(recruiter, talent));
    };
    const match = await shownWith({});
    const details = await recruiter.visitor.ok('getMatch', {
      params: { id: role.id, talent: handleFor(recruiter, talent) },
    });
    expect(details).toMatchObject({
      matchedRole: null,
      breakdown: { score: match?.score },
      jobSeekerProfile: { aboutMe: expect.any(String), id: match?.jobSeekerProfile.id },
    });
    const paid = details.breakdown.components.flatMap(({ facts }) => facts).find(({ kind }) => kind === 'salary');
    expect(match).toMatchObject({
      missedMusts: [],
      fitted: {
        role: { role: { name: 'Frontend engineer' }, years: 2, asked: false },
        setups: ['hybrid'],
        place: { country: 'Sweden', city: 'Stockholm' },
        // The same that the reckoning compares.
        pay: {
          minSalary: paid?.kind === 'salary' ? paid.pay?.minimumAsOffered : null,
          maxSalary: null,
          currency: 'SEK',
          compensationTimePeriod: 'Monthly',
        },
      },
    });
    expect((await shownWith({ country: ['Denmark'] }))?.fitted.place).toEqual({ country: 'Denmark', city: 'Odense' });
    expect((await shownWith({ country: ['Norway'] }))?.fitted.place).toEqual({ country: 'Norway', city: 'Oslo' });
    const { found } = await recruiter.visitor.ok('searchTalent', { query: { country: ['Sweden'] } });
    expect(found.find(({ jobSeekerProfile }) => jobSeekerProfile.id === handleFor(recruiter, talent))?.place).toEqual({
      country: 'Sweden',
      city: 'Malmö',
    });
  });
});

describe('how much a page of cards weighs', () => {
  test('a match tells what its card shows and no more, so that a page stays within 60 KB', async () => {
    const talent = await joinAsTalent(world, { givenName: 'Greta' });
    const { matches } = await recruiter.visitor.ok('getOpenRole', { params: { id: recruiter.role.id } });
    const match = matches.find(({ jobSeekerProfile }) => jobSeekerProfile.id === handleFor(recruiter, talent));
    const { strengths = [], gap = null } = match?.reasons ?? {};
    const paid = [...strengths, gap].find((reason) => reason?.component === 'salary');
    // What the reckoning compares is told once the card is opened.
    expect(paid?.fact).toEqual({ kind: 'salary', shortfallPercent: expect.any(Number) });
    expect(match?.fitted.role).toEqual({ role: { name: expect.any(String) }, years: expect.any(Number), asked: true });
    expect(Buffer.byteLength(JSON.stringify(match))).toBeLessThanOrEqual(60_000 / MATCH_PAGE_SIZE);
  });
});

describe('what a card opens', () => {
  test('is there for the company alone, and only for who is in its lists', async () => {
    const { role } = recruiter;
    const talent = await joinAsTalent(world, { givenName: 'Dora', familyName: 'Nyström' });
    const asked = (by: Recruiter, handle = handleFor(by, talent), id = role.id) =>
      by.visitor.call('getMatch', { params: { id, talent: handle } });
    const { matches } = await recruiter.visitor.ok('getOpenRole', { params: { id: role.id } });
    const listed = matches.find(({ jobSeekerProfile }) => jobSeekerProfile.id === handleFor(recruiter, talent));
    const opened = await asked(recruiter);
    expect(opened.body).toMatchObject({ breakdown: { score: listed?.score } });
    expect(opened.body).toMatchObject({ jobSeekerProfile: listed?.jobSeekerProfile });
    expect(JSON.stringify([listed, opened.body])).not.toMatch(/Dora|Nyström|openToRanking/);

    const other = await joinAsRecruiter(world, { givenName: 'Olga' }, 'Opener AB');
    for (const refused of [
      asked(other),
      asked(recruiter, handleFor(other, talent)),
      asked(recruiter, talent.profile.id),
      asked(recruiter, undefined, other.role.id),
    ])
      expect((await refused).status).toBe(404);
    await talent.visitor.ok('saveJobSeekerProfile', { body: { availableForContact: false } });
    expect((await asked(recruiter)).status).toBe(404);
    await talent.visitor.ok('saveJobSeekerProfile', { body: { availableForContact: true, openToRanking: false } });
    expect((await asked(recruiter)).status).toBe(404);
  });
});

describe('musts', () => {
  test('put whoever misses one on the list apart, which says what is missed; the counts follow', async () => {
    const [go, sql] = world.category.skills;
    const musts = { terms: ['years' as const], skills: ['SQL'] };
    const role = await recruiter.visitor.ok('createOpenRole', { body: roleForm(world, { musts }) });
    const fits = await joinAsTalent(
      world,
      { givenName: 'Bea' },
      { jobSeekerProfileSkills: [{ skillId: sql?.id ?? '', level: 3 }] },
    );
    const misses = await joinAsTalent(
      world,
      { givenName: 'Cia' },
      { experienceYears: 1, jobSeekerProfileSkills: [{ skillId: go?.id ?? '', level: 5 }] },
    );
    const listed = async (list: 'matches' | 'leftOut') => {
      const { matches } = await recruiter.visitor.ok('getOpenRole', { params: { id: role.id }, query: { list } });
      return new Map(matches.map((match) => [match.jobSeekerProfile.id, match.missedMusts]));
    };
    const [matches, leftOut] = [await listed('matches'), await listed('leftOut')];
    expect(matches.get(handleFor(recruiter, fits))).toEqual([]);
    expect([...matches.values()].flat()).toEqual([]);
    expect(leftOut.get(handleFor(recruiter, misses))).toEqual([
      { must: 'years', skill: null },
      { must: 'skill', skill: 'SQL' },
    ]);
    expect(leftOut.has(handleFor(recruiter, fits))).toBe(false);
    const { leftOut: counted } = await recruiter.visitor.ok('getOpenRole', { params: { id: role.id } });
    expect(counted.musts.map(({ must, skill }) => skill ?? must).sort()).toEqual(['SQL', 'years']);

    const other = await joinAsRecruiter(world, { givenName: 'Olga' }, 'Other AB');
    const none = { params: { id: role.id }, body: { musts: { terms: [], skills: ['React', 'No such skill'] } } };
    expect((await other.visitor.call('setOpenRoleMusts', none)).status).toBe(404);
    // A skill that the role does not ask for is no must.
    expect((await recruiter.visitor.ok('setOpenRoleMusts', none)).musts).toEqual({ terms: [], skills: [] });
    expect([(await listed('matches')).has(handleFor(recruiter, misses)), (await listed('leftOut')).size]).toEqual([
      true,
      0,
    ]);
  });
});
