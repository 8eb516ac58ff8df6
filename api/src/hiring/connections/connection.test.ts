import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { DAY_MS, startOfDayAfter } from '@vela/market/days';
import {
  handleFor,
  joinAsRecruiter,
  joinAsTalent,
  profileForm,
  type Recruiter,
  requestTo,
  type Talent,
} from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { balanceOf, expireLaunchOffers, post, recomputeBalance } from '../../money/ledger/index.js';
import type { LedgerEntryDocument } from '../../records/ledger-entry.js';
import { expireRequests } from './expire.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

let serial = 0;
/** Everybody gets a name of their own. */
const name = (): string =>
  `Person${String.fromCharCode(97 + Math.floor(serial / 26))}${String.fromCharCode(97 + (serial++ % 26))}`;
const newRecruiter = (): Promise<Recruiter> => joinAsRecruiter(world, { givenName: name() });
const newTalent = (experienceYears: number | null = 4): Promise<Talent> =>
  joinAsTalent(world, { givenName: name() }, { experienceYears });

async function balance({ visitor }: Recruiter) {
  // Whose session is over signs in again; asking who is signed in would not tell.
  await visitor.ok('listConnections', { query: { userType: 'talentSeeker' } });
  const company = (await visitor.ok('getMe'))?.talentSeeker?.company;
  if (!company) throw new Error('There is no company.');
  return company.balance;
}
const answer = (who: Talent | Recruiter, id: string, status: 'accepted' | 'declined' | 'withdrawn') =>
  who.visitor.call('answerConnection', { params: { id }, body: { status } });

/** Holds the company's balance against its entries. */
async function checkLedger({ company }: Recruiter): Promise<void> {
  const { models } = world.server.app;
  const id = new Types.ObjectId(company.id);
  const stored = await models.companies.findById(id).lean();
  const recomputed = await recomputeBalance(world.server.app, id);
  expect(stored?.balance).toEqual(recomputed);
  for (const { granted, free, reserved, consumed, expired, refunded } of Object.values(recomputed)) {
    expect(granted).toBe(free + reserved + consumed + expired + refunded);
    expect(Math.min(free, reserved, consumed)).toBeGreaterThanOrEqual(0);
  }
}

/** Spends all of a company's free profiles but so many. */
async function leaveFreeProfiles(recruiter: Recruiter, left: number): Promise<void> {
  const talents = await Promise.all(Array.from({ length: 5 - left }, () => newTalent()));
  for (const talent of talents) await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
}

const giveTokens = ({ company }: Recruiter, amount: number): Promise<void> =>
  world.server.app.inTransaction((session) =>
    post(
      world.server.app,
      {
        companyId: new Types.ObjectId(company.id),
        account: 'tokens',
        kind: 'purchase',
        amount,
        cause: 'purchase',
        causeId: new Types.ObjectId(),
      },
      session,
    ),
  );

describe('a request', () => {
  test('of the time of version 1 keeps its score, and its advice to ask for less is told to nobody', async () => {
    const recruiter = await newRecruiter();
    const talent = await newTalent();
    const sent = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
    const less = { change: { kind: 'minimumSalary', amount: 40_000, currency: 'SEK', period: 'Monthly' }, gain: 9 };
    const sooner = { change: { kind: 'availableSooner', months: 0 }, gain: 2 };
    await world.server.app.models.connections.updateOne(
      { _id: sent.id },
      { $set: { 'breakdown.version': 1, 'breakdown.counterfactuals.jobSeeker': [less, sooner] } },
    );
    for (const [{ visitor }, userType] of [
      [talent, 'jobSeeker'],
      [recruiter, 'talentSeeker'],
    ] as const) {
      const [read] = await visitor.ok('listConnections', { query: { userType } });
      expect(read?.breakdown).toMatchObject({ score: sent.breakdown.score, counterfactuals: { jobSeeker: [sooner] } });
    }
  });

  test('reserves a launch-offer profile first, and acceptance consumes it and tells who the talent is', async () => {
    const recruiter = await newRecruiter();
    const talent = await newTalent();
    const sent = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
    expect(sent).toMatchObject({
      status: 'open',
      extra: null,
      reservation: { kind: 'freeProfile', amount: 1 },
      reservesLaunchOffer: true,
      view: 'talentSeeker',
      matchedRole: { role: { name: 'Backend engineer' }, years: 4 },
    });
    expect(await balance(recruiter)).toMatchObject({
      freeProfiles: 3,
      launchOfferProfiles: 1,
      reservedProfiles: 1,
      reservedLaunchOfferProfiles: 1,
    });

    const [received] = await talent.visitor.ok('listConnections', { query: { userType: 'jobSeeker', status: 'open' } });
    expect(received).toMatchObject({
      view: 'jobSeeker',
      company: { name: 'Nordlys AB' },
      openRole: { name: 'Backend engineer' },
    });
    expect(received?.breakdown).toEqual(sent.breakdown);

    expect((await answer(talent, sent.id, 'accepted')).status).toBe(200);
    expect(await balance(recruiter)).toMatchObject({
      launchOfferProfiles: 1,
      reservedProfiles: 0,
      consumedProfiles: 1,
    });
    const [accepted] = await recruiter.visitor.ok('listConnections', { query: { userType: 'talentSeeker' } });
    expect(accepted).toMatchObject({
      status: 'accepted',
      extra: {
        givenName: talent.me.givenName,
        email: talent.me.email,
        linkedinProfile: 'https://www.linkedin.com/in/someone-123',
      },
    });
    const seen = await recruiter.visitor.ok('getJobSeekerProfile', { params: { id: handleFor(recruiter, talent) } });
    expect(seen.extra?.familyName).toBe('Testdotter');
    expect((await recruiter.visitor.send(seen.extra?.profilePictureUrl ?? '')).status).toBe(200);
    const mail = await world.server.app.models.outbox.findOne({ key: `requestAccepted:${sent.id}` }).lean();
    // The mail that names the talent opens the conversation, not the list of everybody.
    expect(JSON.stringify(mail?.payload)).toContain(`/talentseeker/conversation/${sent.id}"`);
    await checkLedger(recruiter);
  });

  test.each(['declined', 'withdrawn'] as const)('that is %s gives back what it reserved', async (status) => {
    const recruiter = await newRecruiter();
    const talent = await newTalent();
    const before = await balance(recruiter);
    const sent = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
    expect((await answer(status === 'declined' ? talent : recruiter, sent.id, status)).status).toBe(200);
    expect(await balance(recruiter)).toEqual(before);
    const again = await answer(talent, sent.id, 'accepted');
    expect(again.status).toBe(409);
    await checkLedger(recruiter);
  });

  test('left open for 14 days expires', async () => {
    const recruiter = await newRecruiter();
    const talent = await newTalent();
    const sent = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
    world.clock.advance({ days: 15 });
    expect((await answer(talent, sent.id, 'accepted')).status).toBe(409);
    expect(await balance(recruiter)).toMatchObject({ freeProfiles: 3, launchOfferProfiles: 2 });
    const other = await newTalent();
    await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, other) });
    world.clock.advance({ days: 15 });
    expect(await expireRequests(world.server.app)).toBeGreaterThanOrEqual(1);
    expect(await expireRequests(world.server.app)).toBe(0);
    await checkLedger(recruiter);
  });

  test('to somebody already connected is 409, and possible again 30 days after a decline', async () => {
    const recruiter = await newRecruiter();
    const talent = await newTalent();
    const sent = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
    const again = await recruiter.visitor.call('createConnection', { body: requestTo(recruiter, talent) });
    expect([again.status, again.body]).toMatchObject([409, { detail: 'Already connected' }]);
    await answer(talent, sent.id, 'declined');
    const early = await recruiter.visitor.call('createConnection', { body: requestTo(recruiter, talent) });
    expect([early.status, early.body]).toMatchObject([
      409,
      { detail: expect.stringContaining('You can ask again from') },
    ]);
    const matchNow = async () =>
      (await recruiter.visitor.ok('getOpenRole', { params: { id: recruiter.role.id } })).matches.find(
        ({ jobSeekerProfile }) => jobSeekerProfile.id === sent.jobSeeker.id,
      );
    expect(Date.parse((await matchNow())?.askAgainFrom ?? '')).toBe(startOfDayAfter(world.clock.now(), 30).getTime());
    const { found } = await recruiter.visitor.ok('searchTalent', { query: { pageSize: 100 } });
    const inSearch = found.find(({ jobSeekerProfile }) => jobSeekerProfile.id === sent.jobSeeker.id);
    expect(inSearch?.askAgainFrom).toBe((await matchNow())?.askAgainFrom);
    await world.server.app.models.connections.updateOne(
      { _id: sent.id },
      { $set: { answeredAt: new Date(world.clock.now().getTime() - 30 * DAY_MS) } },
    );
    expect((await matchNow())?.askAgainFrom).toBeNull();
    await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
  });

  test('that is withdrawn is told to the talent, by mail and on the page', async () => {
    const recruiter = await newRecruiter();
    const talent = await newTalent();
    const sent = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
    await answer(recruiter, sent.id, 'withdrawn');
    const mail = await world.server.app.models.outbox.findOne({ key: `requestWithdrawn:${sent.id}` }).lean();
    expect(mail?.payload).toMatchObject({
      template: 'requestWithdrawn',
      values: { companyName: recruiter.company.name, roleName: sent.openRole.name },
    });
    expect(JSON.stringify(await talent.visitor.ok('listNotifications', { query: {} }))).toContain('was taken back');
  });

  test('that was withdrawn can be sent again the next day', async () => {
    const recruiter = await newRecruiter();
    const talent = await newTalent();
    const sent = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
    await answer(recruiter, sent.id, 'withdrawn');
    expect((await recruiter.visitor.call('createConnection', { body: requestTo(recruiter, talent) })).status).toBe(409);
    world.clock.advance({ days: 1 });
    await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
  });

  test('to a graduate reserves nothing', async () => {
    const recruiter = await newRecruiter();
    const [desired] = profileForm(world).jobSeekerProfilesRoles ?? [];
    if (desired === undefined) throw new Error('The form names no role.');
    const graduate = { experienceYears: 0, jobSeekerProfilesRoles: [{ ...desired, years: 0 }] };
    const talent = await joinAsTalent(world, { givenName: name() }, graduate);
    const sent = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
    expect(sent.reservation).toEqual({ kind: 'none', amount: 0 });
    expect((await answer(talent, sent.id, 'accepted')).status).toBe(200);
    await checkLedger(recruiter);
  });

  test('takes tokens by seniority once the free profiles are gone, else is 402', async () => {
    const recruiter = await newRecruiter();
    await leaveFreeProfiles(recruiter, 0);
    const senior = await newTalent(8);
    const refused = await recruiter.visitor.call('createConnection', { body: requestTo(recruiter, senior) });
    expect([refused.status, refused.body]).toMatchObject([
      402,
      { detail: 'No free profiles, or enough tokens available' },
    ]);
    await giveTokens(recruiter, 5);
    const sent = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, senior) });
    expect(sent.reservation).toEqual({ kind: 'tokens', amount: 3 });
    expect(await balance(recruiter)).toMatchObject({ tokens: 2, reservedTokens: 3 });
    const expert = await newTalent(25);
    expect((await recruiter.visitor.call('createConnection', { body: requestTo(recruiter, expert) })).status).toBe(402);
    await checkLedger(recruiter);
  });

  test('costs nothing after three confirmed hires', async () => {
    const recruiter = await newRecruiter();
    await world.server.app.models.companies.updateOne({ _id: recruiter.company.id }, { $set: { confirmedHires: 3 } });
    const sent = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, await newTalent(25)) });
    expect(sent.reservation.kind).toBe('none');
  });

  test('may only go to an eligible talent, for an own role', async () => {
    const recruiter = await newRecruiter();
    const other = await newRecruiter();
    const talent = await newTalent();
    const body = requestTo(recruiter, talent);
    expect((await other.visitor.call('createConnection', { body })).status).toBe(404);
    expect(
      (
        await recruiter.visitor.call('createConnection', {
          body: { ...body, roleId: world.otherCategory.roles[0]?.id ?? '' },
        })
      ).status,
    ).toBe(422);
    await talent.visitor.ok('saveJobSeekerProfile', { body: { availableForContact: false } });
    expect((await recruiter.visitor.call('createConnection', { body })).status).toBe(404);
  });

  test('is answered by the right side only', async () => {
    const recruiter = await newRecruiter();
    const talent = await newTalent();
    const stranger = await newTalent();
    const sent = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
    expect((await answer(recruiter, sent.id, 'accepted')).status).toBe(403);
    expect((await answer(talent, sent.id, 'withdrawn')).status).toBe(403);
    expect((await answer(stranger, sent.id, 'accepted')).status).toBe(404);
  });
});

// The last free profile among hundreds of requests: api/src/money/ledger/at-once.test.ts.
describe('many at once', () => {
  test('the same request twice at once reserves once', async () => {
    const recruiter = await newRecruiter();
    const talent = await newTalent();
    const body = requestTo(recruiter, talent);
    const answers = await Promise.all([1, 2, 3].map(() => recruiter.visitor.call('createConnection', { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await balance(recruiter)).toMatchObject({ reservedProfiles: 1 });
  });

  test('accept, decline, withdraw and expiry at once end in one state', async () => {
    for (let round = 0; round < 8; round += 1) {
      const recruiter = await newRecruiter();
      const talent = await newTalent();
      const sent = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
      const statuses = await Promise.all([
        answer(talent, sent.id, 'accepted'),
        answer(talent, sent.id, 'declined'),
        answer(recruiter, sent.id, 'withdrawn'),
        answer(talent, sent.id, 'accepted'),
      ]);
      expect(statuses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      await checkLedger(recruiter);
    }
  }, 60_000);
});

describe('the end of the launch offer', () => {
  test('expires what is left, also what is released later', async () => {
    const recruiter = await newRecruiter();
    const talent = await newTalent();
    const sent = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
    world.clock.advance({ days: Math.ceil((Date.parse('2027-05-01') - world.clock.now().getTime()) / DAY_MS) });
    expect(await balance(recruiter)).toMatchObject({ launchOfferProfiles: 0, launchOfferUntil: null, freeProfiles: 3 });
    expect(await expireLaunchOffers(world.server.app)).toBeGreaterThanOrEqual(1);
    expect((await answer(recruiter, sent.id, 'withdrawn')).status).toBe(409);
    const entries = await world.server.app.models.ledgerEntries
      .find({ companyId: recruiter.company.id })
      .lean<LedgerEntryDocument[]>();
    expect(balanceOf(entries).launchOffer).toMatchObject({ granted: 2, free: 0, reserved: 0, expired: 2 });
    await checkLedger(recruiter);
  });
});
