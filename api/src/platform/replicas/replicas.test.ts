import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { handleFor, joinAsRecruiter, joinAsTalent, profileForm, roleForm } from '../../../tests/support/people.js';
import { joinAs } from '../../../tests/support/sign-in.js';
import { environmentFor } from '../../../tests/support/surroundings.js';
import { Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { readConfig } from '../../config/index.js';
import { type RunningServer, startServer } from '../../server.js';

const ROUNDS = 5;
/** Answers are held as long as they can be, so that nothing becomes right by waiting. */
const LONG = { ANSWER_CACHE_MS: '10000', API_REPLICAS: 'many' };

let world: World;
/** A second one on the same store, as another process has it: nothing is shared in memory. */
let other: RunningServer;
/** Which is asked next. */
let at: 0 | 1 = 0;
const portNow = (): number => (at === 0 ? world.server.port : other.port);
const people = {
  get category() {
    return world.category;
  },
  join: (person: Parameters<typeof joinAs>[0]) => joinAs(person, new Visitor(portNow)),
};
async function here<Result>(replica: 0 | 1, act: () => Promise<Result>): Promise<Result> {
  at = replica;
  return act();
}
const asking = (cookie: string | null) => () =>
  here(1, async () => (await new Visitor(portNow).send('/api/users/me', { headers: { cookie: cookie ?? '' } })).body);

beforeAll(async () => {
  world = await startWorld(LONG, { jobs: 'none' });
  const environment = { ...environmentFor(world.store.uri, world.sandboxOrigin), ...LONG };
  other = await startServer(readConfig(environment), { clock: world.clock, jobs: 'none' });
  await other.matching;
}, 60_000);
afterAll(async () => {
  await other.stop();
  await world.stop();
});

test('whoever saves a profile at one reads it at the other, though the old one was just answered there', async () => {
  const talent = await here(0, () => joinAsTalent(people, { givenName: 'Ada' }));
  const seen = async () => (await talent.visitor.send('/api/users/me')).text;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const [writes, reads] = round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
    await here(reads, seen);
    const body = profileForm(people, { minSalary: 50_000 + round });
    await here(writes, () => talent.visitor.ok('saveJobSeekerProfile', { body }));
    expect(await here(reads, seen)).toContain(String(50_000 + round));
  }
});

test('a role is in the other’s list, and a talent who pauses is found nowhere from then on', async () => {
  const recruiter = await here(0, () => joinAsRecruiter(people, { givenName: 'Rut' }));
  const talent = await here(0, () => joinAsTalent(people, { givenName: 'Pia' }));
  const roles = async () => (await here(1, () => recruiter.visitor.ok('listOpenRoles'))).map(({ id }) => id);
  const found = async () =>
    (await here(1, () => recruiter.visitor.send('/api/search'))).text.includes(handleFor(recruiter, talent));
  const save = (availableForContact: boolean) =>
    here(0, () => talent.visitor.ok('saveJobSeekerProfile', { body: profileForm(people, { availableForContact }) }));
  for (let round = 1; round <= ROUNDS; round += 1) {
    await roles();
    const { id } = await here(0, () => recruiter.visitor.ok('createOpenRole', { body: roleForm(people) }));
    expect(await roles()).toContain(id);
    await save(false);
    expect(await found()).toBe(false);
    await save(true);
    expect(await found()).toBe(true);
  }
});

test('nobody who signed out or was suspended at one is answered at the other', async () => {
  const { visitor } = await here(0, () => people.join({ givenName: 'Siv' }));
  const me = asking(visitor.cookie);
  expect(await me()).not.toBeNull();
  await here(0, () => visitor.ok('signOut'));
  expect(await me()).toBeNull();

  const admin = await here(0, () => people.join({ givenName: 'Vera', email: 'admin@vela.example' }));
  const suspended = await here(1, () => people.join({ givenName: 'Una' }));
  const still = asking(suspended.visitor.cookie);
  expect(await still()).not.toBeNull();
  const call = { params: { id: suspended.me.id }, body: { reason: 'Wrote to everybody at once' } };
  await here(0, () => admin.visitor.ok('adminSuspendUser', call));
  expect(await still()).toBeNull();
});

test('a skill that was just added at one can be chosen at the other', async () => {
  const admin = await here(0, () => people.join({ givenName: 'Vera', email: 'admin@vela.example', signin: true }));
  const talent = await here(1, () => joinAsTalent(people, { givenName: 'Kim' }));
  const skills = () => here(1, () => talent.visitor.ok('listAllSkills'));
  for (const name of ['Zig', 'Roc', 'Gleam']) {
    await skills();
    const body = { kind: 'skill' as const, name, categoryId: world.category.id };
    await here(0, () => admin.visitor.ok('adminCreateTerm', { body }));
    const skillId = (await skills()).find((skill) => skill.name === name)?.id ?? '';
    const form = profileForm(people, { jobSeekerProfileSkills: [{ skillId, level: 3 }] });
    expect((await here(1, () => talent.visitor.call('saveJobSeekerProfile', { body: form }))).status).toBe(200);
  }
});

test('a skill that was just added at one finds at the other whoever chose it since', async () => {
  const admin = await here(0, () => people.join({ givenName: 'Vera', email: 'admin@vela.example', signin: true }));
  const talent = await here(0, () => joinAsTalent(people, { givenName: 'Ulla' }));
  const recruiter = await here(0, () => joinAsRecruiter(people, { givenName: 'Rut' }));
  for (const name of ['Pony', 'Hare', 'Odin']) {
    const body = { kind: 'skill' as const, name, categoryId: world.category.id };
    await here(0, () => admin.visitor.ok('adminCreateTerm', { body }));
    const all = await here(0, () => talent.visitor.ok('listAllSkills'));
    const skillId = all.find((skill) => skill.name === name)?.id ?? '';
    const form = profileForm(people, { jobSeekerProfileSkills: [{ skillId, level: 3 }] });
    await here(0, () => talent.visitor.ok('saveJobSeekerProfile', { body: form }));
    const { found } = await here(1, () => recruiter.visitor.ok('searchTalent', { query: { words: name } }));
    expect(found.map(({ jobSeekerProfile }) => jobSeekerProfile.id)).toEqual([handleFor(recruiter, talent)]);
  }
});

test('whoever is suspended at one is nobody at the other, who knew them', async () => {
  const { visitor, me } = await here(0, () => people.join({ givenName: 'Susi', userType: 'jobSeeker' }));
  const asked = asking(visitor.cookie);
  expect(await asked()).not.toBeNull();
  const admin = await here(0, () => people.join({ givenName: 'Boss', email: 'admin@vela.example' }));
  // The session is left as it is: that the account is suspended has to be enough.
  const { users } = world.server.app.models;
  await users.updateOne({ _id: new Types.ObjectId(me.id) }, { suspendedAt: world.clock.now() });
  await here(0, () => admin.visitor.ok('readNotifications', { body: {} }));
  expect(await asked()).toBeNull();
});
