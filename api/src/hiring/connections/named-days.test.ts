import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { letAskAgain } from '../../../tests/support/ask-again.js';
import {
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  requestTo,
  type Talent,
} from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { expireRequests } from './expire.js';
import { requestsHoldThroughTheirDay } from './migrate-deadlines.js';
import { remindOfRequests } from './remind-before-expiry.js';

// The world begins at ten in the morning of 11 January in Stockholm, and each test goes on from there.
let world: World;
let recruiter: Recruiter;
let talent: Talent;
let serial = 0;
beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
});
afterAll(() => world.stop());
beforeEach(async () => {
  serial += 1;
  const letter = String.fromCharCode(96 + serial);
  goTo('2027-01-11T10:00:00+01:00');
  await world.server.app.models.connections.deleteMany({});
  recruiter = await joinAsRecruiter(world, { givenName: `Rut${letter}` });
  talent = await joinAsTalent(world, { givenName: `Ada${letter}` });
});

function goTo(moment: string): void {
  world.clock.advance({ minutes: (Date.parse(moment) - world.clock.now().getTime()) / 60_000 });
}
/** Sessions end where nobody comes for so long. */
async function bothComeAt(moment: string): Promise<void> {
  goTo(moment);
  await world.signIn({ givenName: recruiter.me.givenName, signin: true }, recruiter.visitor);
  await world.signIn({ givenName: talent.me.givenName, signin: true }, talent.visitor);
}
const ask = () => recruiter.visitor.call('createConnection', { body: requestTo(recruiter, talent) });
const answer = (id: string, status: 'accepted' | 'declined') =>
  talent.visitor.call('answerConnection', { params: { id }, body: { status } });
const sendNow = async () => recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });

test('a request can be answered through the day that its mail names', async () => {
  const sent = await sendNow();
  const mail = await world.server.app.models.outbox.findOne({ key: `requestReceived:${sent.id}` }).lean();
  expect(mail?.payload).toMatchObject({ values: { lastDay: '25 January' } });
  await bothComeAt('2027-01-25T23:59:00+01:00');
  expect(await expireRequests(world.server.app)).toBe(0);
  const [received] = await talent.visitor.ok('listConnections', { query: { userType: 'jobSeeker' } });
  expect(received).toMatchObject({ status: 'open', daysLeft: 0 });
  expect((await answer(sent.id, 'accepted')).status).toBe(200);
});

test('a request is over with the day that its mail names, and says so whenever that is noticed', async () => {
  const sent = await sendNow();
  await bothComeAt('2027-01-26T00:00:00+01:00');
  expect(await answer(sent.id, 'accepted')).toMatchObject({
    status: 409,
    body: { detail: 'This request has expired.' },
  });
  const [received] = await talent.visitor.ok('listConnections', { query: { userType: 'jobSeeker' } });
  expect(received).toMatchObject({ status: 'expired', answeredAt: '2027-01-25T22:59:59.999Z' });
});

test('a company may ask again from the first moment of the day that it was told', async () => {
  const sent = await sendNow();
  expect((await answer(sent.id, 'declined')).status).toBe(200);
  expect((await ask()).text).toContain('You can ask again from 10 February 2027.');
  await bothComeAt('2027-02-09T23:59:00+01:00');
  expect((await ask()).text).toContain('You can ask again from 10 February 2027.');
  await bothComeAt('2027-02-10T00:00:00+01:00');
  expect((await ask()).status).toBe(200);
});

test('over an autumn in which a day has 25 hours a company waits for the day that it was told', async () => {
  await bothComeAt('2027-10-20T00:30:00+02:00');
  const sent = await sendNow();
  await answer(sent.id, 'declined');
  await bothComeAt('2027-11-18T23:45:00+01:00');
  expect((await ask()).text).toContain('You can ask again from 19 November 2027.');
});

test('a company may remind from the first moment of the day that it was told', async () => {
  const sent = await sendNow();
  const remind = () => recruiter.visitor.call('remindConnection', { params: { id: sent.id }, body: {} });
  goTo('2027-01-13T23:59:00+01:00');
  expect((await remind()).text).toContain('you can remind them from 14 January 2027.');
  goTo('2027-01-14T00:00:00+01:00');
  expect((await remind()).status).toBe(200);
});

test('whoever is sent to tomorrow can remind tomorrow', async () => {
  const sent = await sendNow();
  const remind = () => recruiter.visitor.call('remindConnection', { params: { id: sent.id }, body: {} });
  await bothComeAt('2027-01-22T08:59:00+01:00');
  expect(await remindOfRequests(world.server.app)).toBe(0);
  goTo('2027-01-22T14:00:00+01:00');
  expect(await remindOfRequests(world.server.app)).toBe(1);
  expect((await remind()).text).toContain('Remind them tomorrow.');
  goTo('2027-01-23T00:00:00+01:00');
  expect((await remind()).status).toBe(200);
});

test('open requests from before hold through their day as well, and no other is changed', async () => {
  const { models } = world.server.app;
  const declined = await sendNow();
  await answer(declined.id, 'declined');
  await letAskAgain(world);
  const sent = await sendNow();
  const noon = new Date('2027-03-28T12:00:00+02:00');
  await models.connections.updateMany({}, { $set: { expiresAt: noon } });
  for (let run = 0; run < 2; run += 1) await requestsHoldThroughTheirDay(models.connections.db);
  const stored = await models.connections.find().lean();
  expect(new Map(stored.map(({ _id, expiresAt }) => [_id.toHexString(), expiresAt]))).toEqual(
    new Map([
      [declined.id, noon],
      [sent.id, new Date('2027-03-28T23:59:59.999+02:00')],
    ]),
  );
});
