import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AdminReport } from '@vela/contracts/schemas';
import { joinAsColleague } from '../../../tests/support/invisible.js';
import { joinAsRecruiter, joinAsTalent, requestTo } from '../../../tests/support/people.js';
import type { Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';

let world: World;
let admin: Visitor;
beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
  admin = (await world.join({ givenName: 'Adele', email: 'admin@vela.example' })).visitor;
});
afterAll(() => world.stop());

let serial = 0;

async function converse(company: string) {
  const [word = ''] = company.split(' ');
  const recruiter = await joinAsRecruiter(world, { givenName: `Anna${word}`, familyName: 'Frågar' }, company);
  const talent = await joinAsTalent(world, { givenName: `Tova${word}`, familyName: 'Svarar' });
  const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
  await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
  const say = (visitor: Visitor, text: string) =>
    visitor.ok('sendMessage', { params: { id }, body: { clientId: `client-message-${(serial += 1)}`, text } });
  const report = (visitor: Visitor) =>
    visitor.call('reportConversation', { params: { id }, body: { reason: 'offensive', text: 'See there' } });
  const close = ({ id: reportId }: AdminReport) =>
    admin.ok('adminCloseReport', { params: { id: reportId }, body: { reason: 'We talked to them.' } });
  const reportsOf = async (): Promise<AdminReport[]> =>
    (await admin.ok('adminListReports', {})).rows.filter(({ companyName }) => companyName === company);
  return { recruiter, talent, id, say, report, close, reportsOf };
}

test('what comes after a report that is closed can be reported again', async () => {
  const { recruiter, talent, id, say, report, close, reportsOf } = await converse('Again AB');
  await say(recruiter.visitor, 'Something rude');
  expect((await report(talent.visitor)).status).toBe(200);
  expect((await report(talent.visitor)).status).toBe(409);
  const [first] = await reportsOf();
  if (first === undefined) throw new Error('It was reported.');
  await close(first);
  expect(await talent.visitor.ok('getConversation', { params: { id } })).toMatchObject({ reported: false });
  await say(recruiter.visitor, 'Something worse');
  const answers = await Promise.all([report(talent.visitor), report(talent.visitor)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await talent.visitor.ok('getConversation', { params: { id } })).toMatchObject({ reported: true });
  expect((await reportsOf()).map(({ status }) => status).toSorted()).toEqual(['closed', 'open']);
});

test('a request is reported once, also after its report is closed', async () => {
  const recruiter = await joinAsRecruiter(world, { givenName: 'Rude' }, 'Letter AB');
  const talent = await joinAsTalent(world, { givenName: 'Tal' });
  const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
  const report = () =>
    talent.visitor.call('reportConnection', { params: { id }, body: { reason: 'offensive', text: '' } });
  const answers = await Promise.all([report(), report()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const found = (await admin.ok('adminListReports', {})).rows.find(({ companyName }) => companyName === 'Letter AB');
  await admin.ok('adminCloseReport', { params: { id: found?.id ?? '' }, body: { reason: 'Seen.' } });
  expect((await report()).status).toBe(409);
});

test('a report shows what stood there when it was made, and nothing of what is written later', async () => {
  const { recruiter, talent, say, report, close, reportsOf } = await converse('Later AB');
  await say(recruiter.visitor, 'The rude words');
  await report(talent.visitor);
  world.clock.advance({ minutes: 1 });
  for (let number = 0; number < 21; number += 1) await say(recruiter.visitor, `Private ${number}`);
  const [open] = await reportsOf();
  expect(open?.letter).toBe('Company (AnnaLater Frågar): The rude words');
  if (open !== undefined) await close(open);
  expect((await reportsOf())[0]?.letter).toBe('Company (AnnaLater Frågar): The rude words');
});

test('who is reported is who wrote, whoever of the company sent the request', async () => {
  const { recruiter, talent, say, report, reportsOf } = await converse('Colleagues AB');
  const { visitor, me } = await joinAsColleague(world, recruiter);
  await say(recruiter.visitor, 'Hello');
  await say(talent.visitor, 'Hello back');
  await say(visitor, 'Something rude');
  await report(talent.visitor);
  const [found] = await reportsOf();
  expect(found).toMatchObject({ senderName: expect.stringContaining(me.givenName), senderId: me.id });
  expect(found?.letter).toContain('Talent (TovaColleagues Svarar): Hello back');
});
