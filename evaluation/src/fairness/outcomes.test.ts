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
  const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
  await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
  const outcomes = (await outcomesOf(world.server.app.models, BUNDLED_RATES)).filter(
    ({ gender }) => gender === 'other',
  );
  expect(outcomes).toEqual([
    { gender: 'other', ageGroup: null, scores: expect.any(Array), asked: true, accepted: true, hired: false },
  ]);
  expect(outcomes[0]?.scores.length).toBeGreaterThan(0);
});
