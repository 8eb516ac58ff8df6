import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { HOUR_MS } from '@vela/market/days';
import {
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  requestTo,
  type Talent,
} from '../../../tests/support/people.js';
import type { Member } from '../../../tests/support/sign-in.js';
import type { Visitor } from '../../../tests/support/visitor.js';
import { wholeStore } from '../../../tests/support/whole-store.js';
import { startWorld, type World } from '../../../tests/support/world.js';

let world: World;
let admin: Visitor;
beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
  admin = (await world.join({ givenName: 'Boss', familyName: 'Admin', email: 'admin@vela.example' })).visitor;
});
afterAll(() => world.stop());

const hoursFromNow = (hours: number): string => new Date(world.clock.now().getTime() + hours * HOUR_MS).toISOString();

/** Proposes a time, which the other side takes. @returns the meeting's id */
async function meet(id: string, recruiter: Recruiter, talent: Talent, hours: number): Promise<string> {
  const starts = [hoursFromNow(hours)];
  const meetings = await talent.visitor.ok('proposeTimes', {
    params: { id },
    body: { starts, minutes: 30, place: 'Kanariegatan 7' },
  });
  const meeting = meetings.at(-1)?.id ?? '';
  await recruiter.visitor.ok('acceptTime', { params: { id, meeting }, body: { start: starts[0] ?? '' } });
  return meeting;
}

let serial = 0;

/** Two who have met, meet again, and have times proposed for once more. */
async function agreed() {
  serial += 1;
  const recruiter = await joinAsRecruiter(world, { givenName: `Rut${serial}` }, `Möten ${serial} AB`);
  const talent = await joinAsTalent(world, { givenName: `Kanarie${serial}`, familyName: `Svar${serial}` });
  const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
  await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
  await meet(id, recruiter, talent, 1);
  world.clock.advance({ minutes: 120 });
  await meet(id, recruiter, talent, 24);
  await recruiter.visitor.ok('proposeTimes', {
    params: { id },
    body: { starts: [hoursFromNow(48)], minutes: 30, place: '' },
  });
  return { recruiter, talent, id };
}

const statesOf = async (connectionId: string): Promise<string[]> =>
  (await world.server.app.models.meetings.find({ connectionId }).sort({ createdAt: 1, _id: 1 }).lean()).map(
    ({ state }) => state,
  );

interface Told {
  readonly template: string;
  readonly values: { readonly otherName: string };
  readonly calendar: string;
}

/** What somebody is told of meetings that are off. */
async function toldOff({ me }: Member): Promise<Told[]> {
  const mails = await world.server.app.models.outbox
    .find({ 'payload.toUser': me.id, 'payload.template': 'meetingOff' })
    .lean<{ payload: Told }[]>();
  return mails.map(({ payload }) => payload);
}

const IS_OFF = ['accepted', 'cancelled', 'cancelled'];

test('blocking the company calls off what is to come, and tells both; what was stays', async () => {
  const { recruiter, talent, id } = await agreed();
  await talent.visitor.ok('blockCompany', { body: { companyId: recruiter.company.id } });
  expect(await statesOf(id)).toEqual(IS_OFF);
  for (const who of [recruiter, talent]) {
    const told = await toldOff(who);
    expect(told).toHaveLength(1);
    expect(told[0]?.calendar).toContain('STATUS:CANCELLED');
  }
});

test('a conversation that one side ended has its meetings, until the company is blocked', async () => {
  const { recruiter, talent, id } = await agreed();
  await talent.visitor.ok('endConversation', { params: { id }, body: {} });
  expect(await statesOf(id)).toEqual(['accepted', 'accepted', 'proposed']);
  await talent.visitor.ok('blockCompany', { body: { companyId: recruiter.company.id } });
  expect(await statesOf(id)).toEqual(IS_OFF);
});

test('a talent who deletes the account is expected by nobody, and the company is told without a name', async () => {
  const { recruiter, talent } = await agreed();
  await talent.visitor.ok('deleteMe');
  expect(await toldOff(recruiter)).toMatchObject([{ values: { otherName: 'Account closed' } }]);
  const [told] = await toldOff(recruiter);
  expect(told?.calendar).toContain('STATUS:CANCELLED');
  expect(JSON.stringify(told)).not.toMatch(/kanarie|svar/i);
  expect(await wholeStore(world)).not.toContain(talent.me.familyName);
});

test('a company whose last member leaves is expected by no talent', async () => {
  const { recruiter, talent, id } = await agreed();
  await recruiter.visitor.ok('deleteMe');
  expect(await statesOf(id)).toEqual(IS_OFF);
  expect(await toldOff(talent)).toMatchObject([{ values: { otherName: expect.stringMatching(/^Möten \d AB$/) } }]);
});

test.each(['talent', 'recruiter', 'company'] as const)('a %s that is suspended meets nobody', async (who) => {
  const { recruiter, talent, id } = await agreed();
  const body = { reason: 'Kept to ourselves' };
  const { me } = who === 'talent' ? talent : recruiter;
  await (who === 'company'
    ? admin.ok('adminSuspendCompany', { params: { id: recruiter.company.id }, body })
    : admin.ok('adminSuspendUser', { params: { id: me.id }, body }));
  expect(await statesOf(id)).toEqual(IS_OFF);
  for (const told of [await toldOff(recruiter), await toldOff(talent)]) {
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told)).not.toContain(body.reason);
  }
});

test('where nobody of the company is left whom the talent knows, its owner is told, and the talent hears of the company', async () => {
  const { recruiter, talent } = await agreed();
  const owner = await world.join({ givenName: 'Ägare', userType: 'talentSeeker' });
  const { users } = world.server.app.models;
  await users.updateOne({ _id: owner.me.id }, { $set: { companyId: recruiter.company.id, companyOwner: true } });
  await users.updateOne({ _id: recruiter.me.id }, { $set: { companyId: null, companyOwner: false } });
  await talent.visitor.ok('blockCompany', { body: { companyId: recruiter.company.id } });
  expect(await toldOff(owner)).toMatchObject([{ values: { otherName: expect.stringContaining('Kanarie') } }]);
  expect(await toldOff(talent)).toMatchObject([{ values: { otherName: expect.stringMatching(/^Möten \d AB$/) } }]);
});

test('a suspended recruiter’s colleagues go on with what was agreed', async () => {
  const { recruiter, id } = await agreed();
  const colleague = await world.join({ givenName: 'Kollega', userType: 'talentSeeker' });
  await world.server.app.models.users.updateOne(
    { _id: colleague.me.id },
    { $set: { companyId: recruiter.company.id } },
  );
  await admin.ok('adminSuspendUser', { params: { id: recruiter.me.id }, body: { reason: 'Spam' } });
  expect(await statesOf(id)).toEqual(['accepted', 'accepted', 'proposed']);
});
