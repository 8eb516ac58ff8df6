import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { MatchRole } from '@vela/matching';
import { BUNDLED_RATES } from '@vela/matching';
import { joinAsRecruiter, joinAsTalent, type Recruiter } from '../../testing/people.js';
import { startWorld, type World } from '../../testing/world.js';
import { IndexEngine } from './index-engine.js';
import { matchRoleOf } from './subjects.js';

let world: World;
let recruiter: Recruiter;
let wanted: MatchRole;

beforeAll(async () => {
  world = await startWorld();
  recruiter = await joinAsRecruiter(world, { givenName: 'Rut' });
  const role = await world.server.app.models.openRoles.findById(recruiter.role.id).lean();
  if (role === null) throw new Error('The role is missing.');
  wanted = matchRoleOf(role, [], world.server.app.catalogue.current);
});
afterAll(() => world.stop());

/** An engine of its own, as another instance on the same store has one. */
const anotherEngine = (): IndexEngine => {
  const { models, catalogue, log } = world.server.app;
  return new IndexEngine(models.jobSeekerProfiles, catalogue, BUNDLED_RATES, log);
};

test('a pause that is saved while an instance builds its index is not undone by what was read before', async () => {
  const talent = await joinAsTalent(world, { givenName: 'Ada' });
  const engine = anotherEngine();
  const starting = engine.start();
  await talent.visitor.ok('saveJobSeekerProfile', { body: { availableForContact: false } });
  await starting;
  await expect(eventually(async () => (await engine.count(wanted)) === 0)).resolves.toBe(true);
  await talent.visitor.ok('saveJobSeekerProfile', { body: { availableForContact: true } });
  await expect(eventually(async () => (await engine.count(wanted)) === 1)).resolves.toBe(true);
  await engine.stop();
});

test('many saves at once leave the state of the last', async () => {
  const talent = await joinAsTalent(world, { givenName: 'Bea' });
  const { matchEngine } = world.server.app;
  const before = await matchEngine.count(wanted);
  for (let round = 0; round < 10; round += 1) {
    await talent.visitor.ok('saveJobSeekerProfile', { body: { availableForContact: false } });
    await talent.visitor.ok('saveJobSeekerProfile', { body: { availableForContact: true } });
  }
  expect(await matchEngine.count(wanted)).toBe(before);
  await talent.visitor.ok('saveJobSeekerProfile', { body: { availableForContact: false } });
  expect(await matchEngine.count(wanted)).toBe(before - 1);
});

/** Asks again until it holds; the store tells other instances in its own time. */
async function eventually(holds: () => Promise<boolean>): Promise<boolean> {
  const deadline = Date.now() + 5000;
  while (Date.now() < deadline) if (await holds()) return true;
  return false;
}
