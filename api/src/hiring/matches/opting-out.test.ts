import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  handleFor,
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  requestTo,
  roleForm,
  type Talent,
} from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';

const TALENTS = 7;

let world: World;
let recruiter: Recruiter;
let talents: Talent[];

beforeAll(async () => {
  world = await startWorld();
  recruiter = await joinAsRecruiter(world, { givenName: 'Rut' });
  talents = [];
  for (let number = 0; number < TALENTS; number += 1)
    talents.push(await joinAsTalent(world, { givenName: `Talent${number}` }));
}, 60_000);
afterAll(() => world.stop());

/** What the company learns of its role, and of the search. */
async function told() {
  const params = { id: recruiter.role.id };
  const { matches, total, matchCount, strongMatchCount } = await recruiter.visitor.ok('getOpenRole', {
    params,
  });
  const [roles, facets, search, searched] = [
    await recruiter.visitor.ok('listOpenRoles'),
    await recruiter.visitor.ok('countFilters', { query: { openRoleId: recruiter.role.id } }),
    await recruiter.visitor.ok('searchTalent', { query: {} }),
    await recruiter.visitor.ok('countFilters', { query: {} }),
  ];
  return {
    ranked: matches.map(({ jobSeekerProfile }) => jobSeekerProfile.id),
    counts: [total, matchCount, roles[0]?.matchCount, facets.total],
    strong: strongMatchCount,
    found: search.found.map(({ jobSeekerProfile }) => jobSeekerProfile.id),
    searched: [search.total, searched.total],
  };
}

test('who opts out of rankings is in no list, count or facet of a role, and is searched, asked and back at once', async () => {
  const [talent] = talents;
  if (talent === undefined) throw new Error('Nobody joined.');
  const handle = handleFor(recruiter, talent);
  const before = await told();
  expect(before.ranked).toContain(handle);
  expect(new Set(before.counts)).toEqual(new Set([TALENTS]));
  const saved = await talent.visitor.ok('saveJobSeekerProfile', { body: { openToRanking: false } });
  expect(saved).toMatchObject({ openToRanking: false, availableForContact: true });

  const after = await told();
  expect(after.ranked).toEqual(before.ranked.filter((id) => id !== handle));
  expect(new Set(after.counts)).toEqual(new Set([TALENTS - 1]));
  expect(after.found).toEqual(before.found);
  expect(after.searched).toEqual([TALENTS, TALENTS]);
  // That somebody opted out is between them and Vela.
  const opened = await recruiter.visitor.ok('getJobSeekerProfile', { params: { id: handle } });
  expect(JSON.stringify([opened, after])).not.toMatch(/openToRanking/);

  const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
  expect(await talent.visitor.ok('listConnections', { query: { userType: 'jobSeeker' } })).toMatchObject([{ id }]);

  await talent.visitor.ok('saveJobSeekerProfile', { body: { openToRanking: true } });
  expect((await told()).ranked).toEqual(before.ranked);
});

test('the card of somebody who is interested in a role opens for it alone, also when they opt out', async () => {
  const [, talent] = talents;
  if (talent === undefined) throw new Error('Nobody joined.');
  const { visitor, role } = recruiter;
  const handle = handleFor(recruiter, talent);
  const other = await visitor.ok('createOpenRole', { body: roleForm(world) });
  const opened = (id: string) => visitor.call('getMatch', { params: { id, talent: handle } });
  await talent.visitor.ok('saveJobSeekerProfile', { body: { openToRanking: false } });
  expect((await opened(role.id)).status).toBe(404);
  await visitor.ok('setOpenRoleSight', { params: { id: role.id }, body: { shownToTalent: true } });
  await talent.visitor.ok('showInterest', { params: { id: role.id }, body: {} });
  const { interested } = await visitor.ok('getOpenRole', { params: { id: role.id } });
  expect(interested.map(({ jobSeekerProfile }) => jobSeekerProfile.id)).toEqual([handle]);
  expect(await opened(role.id)).toMatchObject({ status: 200, body: { jobSeekerProfile: { id: handle } } });
  expect((await opened(other.id)).status).toBe(404);
  await talent.visitor.ok('dropInterest', { params: { id: role.id } });
  expect((await opened(role.id)).status).toBe(404);
});
