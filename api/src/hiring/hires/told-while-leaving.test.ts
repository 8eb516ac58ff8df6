import { setTimeout as later } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays, dayOf } from '@vela/market/days';
import { joinAsRecruiter, joinAsTalent, requestTo } from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';

/** Milliseconds by which the deletion comes later: each time at another moment of what is told. */
const APART = [0, 3, 8, 15, 25];

let world: World;
let serial = 0;
beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
});
afterAll(() => world.stop());

async function hired() {
  serial += 1;
  const recruiter = await joinAsRecruiter(world, { givenName: `Rut${serial}` }, `Bolag ${serial} AB`);
  const talent = await joinAsTalent(world, { givenName: `Ada${serial}` });
  const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
  await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
  const today = dayOf(world.clock.now());
  const agreement = {
    connectionId: id,
    signedOn: today,
    startsOn: addDays(today, 10),
    probationEndsOn: null,
    compensation: '64000',
    currency: 'SEK' as const,
    compensationTimePeriod: 'Monthly' as const,
  };
  const told = () => world.server.app.models.hires.find({ jobSeekerProfileId: talent.profile.id }).lean();
  return { recruiter, talent, agreement, told };
}

test.each(APART)('what a talent tells of a hire goes with an account that ends %d ms later', async (apart) => {
  const { talent, agreement, told } = await hired();
  await Promise.all([
    talent.visitor.call('reportOwnHire', { body: agreement }),
    later(apart).then(() => talent.visitor.ok('deleteMe')),
  ]);
  for (const { talentReport } of await told()) expect(talentReport).toBeNull();
});

test.each(APART)('what a talent answers to one goes with an account that ends %d ms later', async (apart) => {
  const { recruiter, talent, agreement, told } = await hired();
  const { id } = await recruiter.visitor.ok('reportHire', { body: agreement });
  await Promise.all([
    talent.visitor.call('answerHire', { params: { id }, body: { answer: 'disputed', note: 'Ada Berg never signed' } }),
    later(apart).then(() => talent.visitor.ok('deleteMe')),
  ]);
  expect(JSON.stringify(await told())).not.toContain('Ada Berg');
});
