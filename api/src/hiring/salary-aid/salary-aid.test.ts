import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { joinAsRecruiter, joinAsTalent, type Recruiter, roleForm } from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { quartilesOf } from './quartiles.js';

let world: World;
let recruiter: Recruiter;
beforeAll(async () => {
  world = await startWorld();
  recruiter = await joinAsRecruiter(world, { givenName: 'Rut' });
});
afterAll(() => world.stop());

test('there are figures from five open roles of a kind on, the same for everyone', async () => {
  const talent = await joinAsTalent(world, { givenName: 'Ada' });
  const query = { categoryId: world.category.id };
  const post = (changes: Parameters<typeof roleForm>[1]) =>
    recruiter.visitor.ok('createOpenRole', { body: roleForm(world, changes) });
  for (const compensation of ['40000', '50000']) await post({ compensation });
  await post({ compensation: '840000', compensationTimePeriod: 'Yearly' });
  const before = await talent.visitor.ok('getSalaryAid', { query });
  expect(before).toMatchObject({ count: null, quartiles: null });
  await post({ compensation: '80000', countries: ['Norway'], cities: [], countriesCities: { Norway: [] } });
  const aid = await talent.visitor.ok('getSalaryAid', { query });
  // 40, 50, 60, 70 and 80 thousand a month.
  expect(aid).toMatchObject({ count: 5, quartiles: { lower: 600_000, median: 720_000, upper: 840_000 } });
  expect(await recruiter.visitor.ok('getSalaryAid', { query })).toEqual(aid);
  expect(await talent.visitor.ok('getSalaryAid', { query: { ...query, country: 'Norway' } })).toMatchObject({
    count: null,
  });
  expect(
    await talent.visitor.ok('getSalaryAid', { query: { ...query, roleId: world.category.roles[1]?.id ?? '' } }),
  ).toMatchObject({ count: null });
  expect((await talent.visitor.call('getSalaryAid', { query: { ...query, country: 'pola' } })).status).toBe(422);
  await world.server.app.models.openRoles.updateOne({ compensation: '80000' }, { $set: { status: 'closed' } });
  expect(await talent.visitor.ok('getSalaryAid', { query })).toMatchObject({ count: null, quartiles: null });
});

test('a kind with too few roles is widened where that is asked, and says what is left of it', async () => {
  const [backend] = world.category.roles;
  const ask = (change: object) =>
    recruiter.visitor.ok('getSalaryAid', {
      query: { categoryId: world.category.id, roleId: backend?.id ?? '', ...change },
    });
  for (const compensation of ['41000', '42000', '43000', '44000', '45000'])
    await recruiter.visitor.ok('createOpenRole', { body: roleForm(world, { compensation }) });
  // All of them ask for three years and are in Sweden.
  expect(await ask({ years: 4, country: 'Sweden' })).toMatchObject({ like: ['role', 'country', 'seniority'] });
  expect(await ask({ years: 15, country: 'Sweden' })).toMatchObject({ count: null, like: [] });
  expect(await ask({ years: 15, country: 'Sweden', widen: true })).toMatchObject({ like: ['role', 'country'] });
  expect(await ask({ years: 4, country: 'Iceland', widen: true })).toMatchObject({ like: ['role'] });
});

test('quartiles lie in order between the lowest and the highest offer, whatever their order', () => {
  const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 5, maxLength: 60 }), (offers) => {
      const { lower, median, upper } = quartilesOf(offers);
      expect(quartilesOf(offers.toReversed())).toEqual({ lower, median, upper });
      expect(lower).toBeLessThanOrEqual(median);
      expect(median).toBeLessThanOrEqual(upper);
      expect(lower).toBeGreaterThanOrEqual(Math.min(...offers) - 500);
      expect(upper).toBeLessThanOrEqual(Math.max(...offers) + 500);
    }),
    { seed },
  );
});
