import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  requestTo,
  roleForm,
  startWorld,
  type Talent,
  type World,
} from '@vela/api/testing';
import { SELF_IDENTIFICATION_CONSENT } from '@vela/contracts/constants';
import { dayOf } from '@vela/market/days';
import { outcomesOf } from './outcomes.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

afterEach(() => world.server.app.models.selfIdentifications.deleteMany({}));

const SAID = { gender: 'other', ageGroup: null, consentRevision: SELF_IDENTIFICATION_CONSENT.revision } as const;

test('the report reads how it went for who said something, and no more of them', async () => {
  const recruiter = await joinAsRecruiter(world, { givenName: 'Rapport' }, 'Report AB');
  const talent = await joinAsTalent(world, { givenName: 'Rikard', familyName: 'Hemlig' });
  await joinAsTalent(world, { givenName: 'Tyst' });
  await talent.visitor.ok('saveSelfIdentification', { body: SAID });
  await recruiter.visitor.ok('getOpenRole', { params: { id: recruiter.role.id } });
  await world.server.app.rankingLog.write();
  const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
  await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
  expect(await outcomesOf(world.server.app)).toEqual([
    {
      gender: 'other',
      ageGroup: null,
      field: world.category.id,
      seniority: 'mid',
      active: true,
      shown: true,
      meanScore: expect.any(Number),
      aboveMedian: expect.any(Boolean),
      asked: true,
      accepted: true,
      hired: false,
    },
  ]);
});

describe('everybody is scored for the roles whose lists they are in', () => {
  let recruiter: Recruiter;
  let talent: Talent;
  beforeAll(async () => {
    await world.server.app.models.openRoles.deleteMany({});
    recruiter = await joinAsRecruiter(world, { givenName: 'Rut' }, 'Nordlys AB');
    talent = await joinAsTalent(world, { givenName: 'Tora' });
  });
  beforeEach(() => talent.visitor.ok('saveSelfIdentification', { body: SAID }));

  const scoreOf = async (): Promise<number | null | undefined> => (await outcomesOf(world.server.app))[0]?.meanScore;
  const companies = () => world.server.app.models.companies;
  const change = (changes: object) => companies().updateOne({ _id: recruiter.company.id }, { $set: changes });

  test('and not for that of their own company', async () => {
    expect(await scoreOf()).toEqual(expect.any(Number));
    const { users } = world.server.app.models;
    const workFor = (companyId: string | null) => users.updateOne({ _id: talent.me.id }, { $set: { companyId } });
    await workFor(recruiter.company.id);
    expect(await scoreOf()).toBeNull();
    await workFor(null);
  });

  test('those who hide from anybody for those of verified companies', async () => {
    await talent.visitor.ok('shieldFromEmployer', { body: { name: 'Somewhere Else AB', domain: '' } });
    expect(await scoreOf()).toEqual(expect.any(Number));
    await change({ verifiedAt: null });
    expect(await scoreOf()).toBeNull();
    await change({ verifiedAt: new Date(0) });
  });

  test('not for those of a suspended company', async () => {
    expect(await scoreOf()).toEqual(expect.any(Number));
    await change({ suspendedAt: world.clock.now() });
    expect(await scoreOf()).toBeNull();
    await change({ suspendedAt: null });
  });

  test('by the rates of the day, as the lists do', async () => {
    const { models, rates } = world.server.app;
    const euros = { compensation: '5000', currency: 'EUR' as const };
    await recruiter.visitor.ok('updateOpenRole', {
      params: { id: recruiter.role.id },
      body: roleForm(world, euros),
    });
    const before = await scoreOf();
    const { perEuro } = rates;
    const today = dayOf(world.clock.now());
    await models.rateTables.create({ _id: 'ecb', date: today, perEuro: { ...perEuro, SEK: perEuro.SEK / 2 } });
    expect(await scoreOf()).toBeLessThan(before ?? 0);
  });
});
