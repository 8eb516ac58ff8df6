import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import type { RoleReachInput } from '@vela/contracts/schemas';
import { isStrongMatch } from '@vela/market/strength';
import { joinAsRecruiter, joinAsTalent, type Recruiter, roleForm } from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';

let world: World;
let recruiter: Recruiter;
beforeAll(async () => {
  world = await startWorld({ RATE_LIMIT_ASK: '20' });
  recruiter = await joinAsRecruiter(world, { givenName: 'Rut' });
  const inOslo = { office: true, remote: false, countriesCities: { Norway: ['Oslo'] } };
  const names = ['Ada', 'Bea', 'Cia', 'Dea', 'Eia', 'Fia', 'Gia', 'Hea', 'Ina', 'Jia', 'Kia', 'Lia', 'Mia'];
  const postgres = { _id: new Types.ObjectId(), name: 'PostgreSQL' };
  await world.server.app.models.categories.updateOne({ _id: world.category.id }, { $push: { skills: postgres } });
  await world.server.app.catalogue.reload();
  for (const [index, givenName] of names.entries()) await joinAsTalent(world, { givenName }, index < 6 ? inOslo : {});
});
afterAll(() => world.stop());

const counted = (asked: Partial<RoleReachInput>) =>
  recruiter.visitor.ok('countRoleReach', { body: { category: world.category.id, ...asked } });
const reach = async (asked: Partial<RoleReachInput>) => {
  const { people, costs } = await counted(asked);
  return { people, costs };
};

test('the count grows precise as the role does, and each requirement has its price', async () => {
  expect(await reach({})).toEqual({ people: 13, costs: [] });
  expect(await reach({ role: { 'Backend engineer': 3 }, office: true, countriesCities: { Norway: ['Oslo'] } })).toEqual(
    {
      people: 6,
      costs: [
        { requirement: 'place', skill: null, people: 7 },
        { requirement: 'role', skill: null, people: null },
        { requirement: 'years', skill: null, people: null },
      ],
    },
  );
  expect(await reach({ skills: [{ SQL: 5 }, { Go: 1 }] })).toEqual({
    people: null,
    costs: [
      { requirement: 'skill', skill: 'SQL', people: 13 },
      { requirement: 'skill', skill: 'Go', people: null },
    ],
  });
});

test('fewer than five are never told as a number', async () => {
  const answer = await reach({ office: true, countriesCities: { Norway: ['Bergen'] } });
  expect(answer).toEqual({ people: null, costs: [{ requirement: 'place', skill: null, people: 13 }] });
});

test.each([{ pola: [] }, { Sweden: ['Nowhere-on-Sea'] }])(
  'places of no list are refused: %j',
  async (countriesCities) => {
    const answer = await recruiter.visitor.call('countRoleReach', {
      body: { category: world.category.id, office: true, countriesCities },
    });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ message: expect.stringContaining('list') }] } });
  },
);

test('matches are those who miss no must; each must says whom it leaves out', async () => {
  const inOslo = { office: true, countriesCities: { Norway: ['Oslo'] } };
  expect(await counted(inOslo)).toMatchObject({ people: 6, matches: 13, strong: null, musts: [] });
  expect(await counted({ ...inOslo, musts: { terms: ['place', 'availability'], skills: ['Go'] } })).toMatchObject({
    people: 6,
    matches: 6,
    // What the role does not ask for yet is no must.
    musts: [{ must: 'place', skill: null, leavesOut: 7, alone: 7 }],
  });
});

test('wizard, list and dashboard count the same people: those who meet everything, matches, strong matches', async () => {
  const wanted: RoleReachInput = {
    category: world.category.id,
    role: { 'Backend engineer': 3 },
    skills: [{ Go: 4 }],
    remote: true,
    hybrid: false,
    office: false,
    countriesCities: { Sweden: ['Stockholm'] },
    permanent: true,
    freelance: false,
    permanentPercentage: 100,
    freelancePercentage: null,
    compensation: '60000',
    currency: 'SEK',
    compensationTimePeriod: 'Monthly',
    availability: 1,
  };
  const none = { terms: [], skills: [] };
  for (const [skills, musts] of [
    [[{ Go: 4 }], none],
    [[{ Go: 4 }], { terms: ['place' as const], skills: [] }],
    // Nobody has it; SQL, which they have, stands in for it.
    [[{ PostgreSQL: 1 }], none],
  ] as const) {
    const asked = { skills: [...skills], musts: { terms: [...musts.terms], skills: [] } };
    const { people, matches, strong } = await recruiter.visitor.ok('countRoleReach', { body: { ...wanted, ...asked } });
    const role = await recruiter.visitor.ok('createOpenRole', { body: roleForm(world, asked) });
    const list = await recruiter.visitor.ok('getOpenRole', { params: { id: role.id }, query: { pageSize: 100 } });
    const [listed] = (await recruiter.visitor.ok('listOpenRoles')).filter(({ id }) => id === role.id);
    for (const shown of [list, listed])
      expect(shown).toMatchObject({ meetingCount: people, matchCount: matches, strongMatchCount: strong });
    expect([matches, strong]).toEqual([
      list.matches.length,
      list.matches.filter(({ score }) => isStrongMatch(score)).length,
    ]);
    expect(list.total).toBe(matches);
    expect(strong).toBeGreaterThanOrEqual(5);
    if ('Go' in skills[0]) expect(people).toBeGreaterThanOrEqual(5);
  }
});

test('an unknown category is refused, and so is asking without end', async () => {
  const asked = (category: string) => recruiter.visitor.call('countRoleReach', { body: { category } });
  expect((await asked('f'.repeat(24))).status).toBe(422);
  const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await asked(world.category.id)).status));
  expect(statuses).toContain(429);
});
