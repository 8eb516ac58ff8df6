import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { joinAsRecruiter, joinAsTalent, requestTo, startWorld, type World } from '@vela/api/testing';
import { SELF_IDENTIFICATION_CONSENT } from '@vela/contracts/constants';
import { BUNDLED_RATES } from '@vela/matching';
import { outcomesOf } from './outcomes.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

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
  const outcomes = (await outcomesOf(world.server.app, BUNDLED_RATES)).filter(({ gender }) => gender === 'other');
  expect(outcomes).toEqual([
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
