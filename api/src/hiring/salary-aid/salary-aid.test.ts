import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CURRENCIES, SALARY_PERIODS } from '@vela/contracts/constants';
import { belowMarket, BUNDLED_RATES, comparedPay, yearlySek } from '@vela/matching';
import { joinAsRecruiter, joinAsTalent, type Recruiter, roleForm } from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { quartilesOf } from './quartiles.js';

let world: World;
let recruiter: Recruiter;
let others: readonly Recruiter[];
beforeAll(async () => {
  world = await startWorld();
  recruiter = await joinAsRecruiter(world, { givenName: 'Rut' }, 'Nordlys AB');
  others = await Promise.all(
    ['Pier AB', 'Kaj AB', 'Brygga AB'].map((name, at) => joinAsRecruiter(world, { givenName: `Olga${at}` }, name)),
  );
});
// Each test posts its own.
beforeEach(() => world.server.app.models.openRoles.deleteMany({}));
afterAll(() => world.stop());

/** Posts a role of the nth other company. */
const post = (nth: number, compensation: string, changes: Parameters<typeof roleForm>[1] = {}) =>
  others[nth]?.visitor.ok('createOpenRole', { body: roleForm(world, { compensation, ...changes }) });

test('there are figures from five open roles of a kind on', async () => {
  const talent = await joinAsTalent(world, { givenName: 'Ada' });
  const query = { categoryId: world.category.id };
  await post(0, '40000');
  await post(0, '50000');
  await post(1, '840000', { compensationTimePeriod: 'Yearly' });
  await post(2, '60000');
  const before = await talent.visitor.ok('getSalaryAid', { query });
  expect(before).toMatchObject({ count: null, quartiles: null });
  await post(2, '80000', { countries: ['Norway'], cities: [], countriesCities: { Norway: [] } });
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

test('nobody brackets what a competitor pays with roles of their own', async () => {
  const query = { categoryId: world.category.id };
  await post(0, '873000', { compensationTimePeriod: 'Yearly' });
  for (const compensation of ['1000', '1000', '99000000', '99000000'])
    await recruiter.visitor.ok('createOpenRole', {
      body: roleForm(world, { compensation, compensationTimePeriod: 'Yearly' }),
    });
  const talent = await joinAsTalent(world, { givenName: 'Ada' });
  for (const { visitor } of [recruiter, talent])
    expect(await visitor.ok('getSalaryAid', { query })).toMatchObject({ count: null, quartiles: null });
  // Three companies are a market for talent; to one of them they are two.
  await post(1, '60000');
  expect(await talent.visitor.ok('getSalaryAid', { query })).toMatchObject({ count: 6 });
  for (const compensation of ['60000', '60000', '60000']) await post(1, compensation);
  expect(await talent.visitor.ok('getSalaryAid', { query })).toMatchObject({ count: 9 });
  expect(await recruiter.visitor.ok('getSalaryAid', { query })).toMatchObject({ count: null, quartiles: null });
  await post(2, '60000');
  expect(await recruiter.visitor.ok('getSalaryAid', { query })).toMatchObject({
    count: 6,
    quartiles: { lower: 720_000, upper: 720_000 },
  });
});

test('a kind with too few roles is widened where that is asked, and says what is left of it', async () => {
  const [backend] = world.category.roles;
  const ask = (change: object) =>
    recruiter.visitor.ok('getSalaryAid', {
      query: { categoryId: world.category.id, roleId: backend?.id ?? '', ...change },
    });
  for (const [at, compensation] of ['41000', '42000', '43000', '44000', '45000'].entries())
    await post(at % 3, compensation);
  // All of them ask for three years and are in Sweden.
  expect(await ask({ years: 4, country: 'Sweden' })).toMatchObject({ like: ['role', 'country', 'seniority'] });
  expect(await ask({ years: 15, country: 'Sweden' })).toMatchObject({ count: null, like: [] });
  expect(await ask({ years: 15, country: 'Sweden', widen: true })).toMatchObject({ like: ['role', 'country'] });
  expect(await ask({ years: 4, country: 'Iceland', widen: true })).toMatchObject({ like: ['role'] });
});

test('what a suspended company offers counts no more until it is back', async () => {
  const talent = await joinAsTalent(world, { givenName: 'Ada' });
  const query = { categoryId: world.category.id };
  for (const nth of [0, 0, 0, 1, 1, 2]) await post(nth, '60000');
  const { companies } = world.server.app.models;
  const suspend = (suspendedAt: Date | null) => companies.updateOne({ name: 'Brygga AB' }, { $set: { suspendedAt } });
  await suspend(world.clock.now());
  expect(await talent.visitor.ok('getSalaryAid', { query })).toMatchObject({ count: null });
  await suspend(null);
  expect(await talent.visitor.ok('getSalaryAid', { query })).toMatchObject({ count: 6 });
});

test('a role’s page says what three of four offer, where it is open and offers less', async () => {
  const posted = async (changes: object) => {
    const { id } = await recruiter.visitor.ok('createOpenRole', { body: roleForm(world, changes) });
    return { id, read: async () => (await recruiter.visitor.ok('getOpenRole', { params: { id } })).belowMarket };
  };
  const low = await posted({ compensation: '40000' });
  expect(await low.read()).toBeNull();
  for (const [at, compensation] of ['50000', '50000', '60000', '70000', '80000'].entries())
    await post(at % 3, compensation);
  expect(await low.read()).toEqual({ threeOfFour: 50_000 });
  expect(await (await posted({ compensation: '50000' })).read()).toBeNull();
  // In the role's own terms.
  const yearly = await posted({ compensation: '400000', compensationTimePeriod: 'Yearly' });
  expect(await yearly.read()).toEqual({ threeOfFour: 600_000 });
  const { rates } = world.server.app;
  const euros = await posted({ compensation: '1000', currency: 'EUR' });
  const threeOfFour = comparedPay(600_000, { currency: 'EUR', period: 'Monthly' }, rates);
  expect(await euros.read()).toEqual({ threeOfFour });
  await post(0, '30000');
  await post(1, '30000');
  await post(2, '30000');
  expect(await low.read()).toBeNull();
  await world.server.app.models.openRoles.deleteMany({ compensation: '30000' });
  expect(await low.read()).toEqual({ threeOfFour: 50_000 });
  await recruiter.visitor.ok('setOpenRoleStatus', { params: { id: low.id }, body: { status: 'closed' } });
  expect(await low.read()).toBeNull();
});

test('quartiles lie in order between the lowest and the highest offer, whatever their order', () => {
  const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 5, maxLength: 60 }), (offers) => {
      const { lower, median, upper } = quartilesOf(offers);
      expect(quartilesOf(offers.toReversed())).toEqual({ lower, median, upper });
      expect(lower).toBeLessThanOrEqual(median);
      expect(median).toBeLessThanOrEqual(upper);
      expect(lower).toBeGreaterThan(Math.min(...offers) - 1000);
      expect(upper).toBeLessThanOrEqual(Math.max(...offers) + 500);
    }),
    { seed },
  );
});

test('who offers what everybody offers is not below the market', () => {
  const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_000_000 }),
      fc.constantFrom(...CURRENCIES),
      fc.constantFrom(...SALARY_PERIODS),
      (amount, currency, period) => {
        const offer = { amount, currency, period };
        const { lower } = quartilesOf(Array<number>(5).fill(yearlySek(offer, BUNDLED_RATES)));
        expect(belowMarket(offer, lower, BUNDLED_RATES)).toBeNull();
      },
    ),
    { seed },
  );
});
