import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { seniorityOf } from '@vela/market/prices';
import { letAskAgain } from '../../../tests/support/ask-again.js';
import { handleFor, joinAsRecruiter, joinAsTalent, requestTo } from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { post } from '../../money/ledger/index.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const YEARS = [0, 1, 2, 3, 5, 6, 12, 13, 21, 22, 99];

test('what a profile promises is what the request reserves and the statement shows, for every band', async () => {
  const recruiter = await joinAsRecruiter(world, { givenName: 'Rakel' });
  const talent = await joinAsTalent(world, { givenName: 'Tage' });
  const { app } = world.server;
  const [companyId, profileId] = [new Types.ObjectId(recruiter.company.id), new Types.ObjectId(talent.profile.id)];
  // Free profiles would hide what is paid in tokens.
  for (const account of ['base', 'launchOffer'] as const)
    await app.inTransaction((session) =>
      post(
        app,
        {
          companyId,
          account,
          kind: 'expire',
          amount: account === 'base' ? 3 : 2,
          cause: 'admin',
          causeId: new Types.ObjectId(),
        },
        session,
      ),
    );
  await app.inTransaction((session) =>
    post(
      app,
      { companyId, account: 'tokens', kind: 'grant', amount: 6, cause: 'admin', causeId: new Types.ObjectId() },
      session,
    ),
  );
  for (const years of YEARS)
    // By the talent's own years, by a desired role's alone, and by the higher of both.
    for (const [own, desired] of [
      [years, 0],
      [null, years],
      [0, years],
    ] as const) {
      await app.models.jobSeekerProfiles.updateOne(
        { _id: profileId },
        { $set: { experienceYears: own, 'desiredRoles.0.years': desired } },
      );
      const { cost } = await recruiter.visitor.ok('getJobSeekerProfile', {
        params: { id: handleFor(recruiter, talent) },
      });
      const { key, tokens } = seniorityOf(years);
      expect(cost).toMatchObject({ years, band: key, tokens, affordable: true });
      const sent = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
      expect(sent.band).toBe(cost.band);
      expect(sent.reservation).toEqual({ kind: tokens === 0 ? 'none' : 'tokens', amount: cost.reserves.amount });
      const booked = await app.models.ledgerEntries.findOne({ causeId: new Types.ObjectId(sent.id), kind: 'reserve' });
      expect(
        booked === null ? { account: null, amount: 0 } : { account: booked.account, amount: booked.amount },
      ).toEqual(cost.reserves);
      await recruiter.visitor.ok('answerConnection', { params: { id: sent.id }, body: { status: 'withdrawn' } });
      await letAskAgain(world);
    }
}, 90_000);

test('a match carries the same price as the profile, and as a search hit', async () => {
  const recruiter = await joinAsRecruiter(world, { givenName: 'Runa' });
  const talent = await joinAsTalent(world, { givenName: 'Tyra' }, { experienceYears: null });
  const { cost } = await recruiter.visitor.ok('getJobSeekerProfile', { params: { id: handleFor(recruiter, talent) } });
  expect(cost).toEqual({
    years: 4,
    band: 'mid',
    tokens: 2,
    reserves: { account: 'launchOffer', amount: 1 },
    affordable: true,
    owedTokens: 0,
    freeBecause: null,
  });
  const { matches } = await recruiter.visitor.ok('getOpenRole', { params: { id: recruiter.role.id } });
  expect(matches.find(({ jobSeekerProfile }) => jobSeekerProfile.id === handleFor(recruiter, talent))?.cost).toEqual(
    cost,
  );
  const { found } = await recruiter.visitor.ok('searchTalent', { query: {} });
  expect(found.find(({ jobSeekerProfile }) => jobSeekerProfile.id === handleFor(recruiter, talent))?.cost).toEqual(
    cost,
  );
});

test('a company never opens the profile of one of its own people', async () => {
  const recruiter = await joinAsRecruiter(world, { givenName: 'Ragna' });
  const colleague = await joinAsTalent(world, { givenName: 'Kolbjorn' });
  await world.server.app.models.users.updateOne(
    { _id: new Types.ObjectId(colleague.me.id) },
    { $set: { companyId: new Types.ObjectId(recruiter.company.id) } },
  );
  expect(
    await recruiter.visitor.call('getJobSeekerProfile', { params: { id: handleFor(recruiter, colleague) } }),
  ).toMatchObject({
    status: 404,
  });
  expect(
    await recruiter.visitor.call('addProfileView', { body: { jobSeekerId: handleFor(recruiter, colleague) } }),
  ).toMatchObject({ status: 404 });
});
