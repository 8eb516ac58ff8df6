import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { dayOf } from '@vela/market/days';
import { companyForm, handleFor, joinAsRecruiter, joinAsTalent, requestTo } from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
});
afterAll(() => world.stop());

/** Two who talk. */
async function talking(names: readonly [recruiter: string, talent: string]) {
  const recruiter = await joinAsRecruiter(world, { givenName: names[0] }, `${names[0]} AB`);
  const talent = await joinAsTalent(world, { givenName: names[1] });
  const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
  await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
  return { recruiter, talent, id };
}

test('what a company reported of a talent is not in their export; what they reported is', async () => {
  const { recruiter, talent, id } = await talking(['Anmäla', 'Anmäld']);
  const params = { id };
  await recruiter.visitor.ok('reportConversation', { params, body: { reason: 'other', text: 'Hotade vår kollega' } });
  await talent.visitor.ok('reportConversation', { params, body: { reason: 'other', text: 'Skrev fula ord' } });
  const { abuseReports } = world.server.app.models;
  await abuseReports.updateMany({}, { $set: { status: 'closed', closingNote: 'Båda har rätt' } });
  const { text } = await talent.visitor.call('exportMyData');
  expect(text).toContain('Skrev fula ord');
  // The other side never learns of a report, nor of what the platform made of both.
  expect(text).not.toMatch(/Hotade|Båda har rätt/);

  await talent.visitor.ok('deleteMe');
  const left = await abuseReports.find({ connectionId: id }).lean();
  expect(left.map(({ text: told, closingNote }) => [told, closingNote])).toEqual([
    ['', ''],
    ['', ''],
  ]);
});

test('who invited somebody, and how far they have read, is in their export', async () => {
  const { recruiter, talent, id } = await talking(['Bjuda', 'Bjuden']);
  await recruiter.visitor.ok('saveCompany', {
    body: { ...companyForm('Bjuda AB'), inviteColleagues: talent.me.email },
  });
  await recruiter.visitor.ok('sendMessage', {
    params: { id },
    body: { clientId: `message-of-${id}`, text: 'Välkommen' },
  });
  await talent.visitor.ok('markConversationRead', { params: { id }, body: { number: 1 } });
  expect((await talent.visitor.call('exportMyData')).body).toMatchObject({
    invitationsReceived: [{ companyId: recruiter.company.id }],
    conversationsRead: [{ connectionId: id, number: 1 }],
  });
  expect((await recruiter.visitor.call('exportMyData')).body).toMatchObject({
    invitationsReceived: [],
    conversationsRead: [{ connectionId: id, number: 1 }],
  });
});

describe('what administrators wrote', () => {
  const onlyForUs = { reason: 'Verkar opålitlig, håll ögonen på' };

  test('about a person is in nobody’s export but the writer’s, nor is who did it', async () => {
    const boss = await world.join({ givenName: 'Boss', familyName: 'Admin', email: 'admin@vela.example' });
    const talent = await joinAsTalent(world, { givenName: 'Omskriven', email: 'omskriven@export.example' });
    const params = { id: talent.me.id };
    await boss.visitor.ok('adminSuspendUser', { params, body: onlyForUs });
    await boss.visitor.ok('adminUnsuspendUser', { params, body: onlyForUs });
    const back = (await world.join({ givenName: 'Omskriven', email: talent.me.email, signin: true })).visitor;
    await back.ok('contestScore', { body: { about: '', text: 'Stämmer inte' } });
    const [contest] = (await boss.visitor.ok('adminListScoreContests', { query: { page: 1 } })).rows;
    await boss.visitor.ok('adminAnswerScoreContest', {
      params: { id: contest?.id ?? '' },
      body: { reason: 'Vi har sett över det' },
    });
    const told = await back.call('exportMyData');
    expect(told.body).toMatchObject({
      auditLog: [{ action: 'admin.userSuspended' }, { action: 'admin.userUnsuspended' }],
      talent: { scoreContests: [{ answer: 'Vi har sett över det' }] },
    });
    expect(told.text).not.toContain('opålitlig');
    expect(told.text).not.toContain(boss.me.id);
    expect((await boss.visitor.call('exportMyData')).text).toContain('opålitlig');
  });

  test('to the company of a hire is not in the talent’s export; what both were told is', async () => {
    const boss = await world.join({
      givenName: 'Boss',
      familyName: 'Admin',
      email: 'admin@vela.example',
      signin: true,
    });
    const { recruiter, talent, id: connectionId } = await talking(['Anställa', 'Anställd']);
    const today = dayOf(world.clock.now());
    const report = () =>
      recruiter.visitor.ok('reportHire', {
        body: {
          connectionId,
          signedOn: today,
          startsOn: today,
          probationEndsOn: null,
          compensation: '50000',
          currency: 'SEK',
          compensationTimePeriod: 'Monthly',
        },
      });
    const params = { id: (await report()).id };
    await talent.visitor.ok('answerHire', { params, body: { answer: 'confirmed' } });
    await boss.visitor.ok('adminConfirmHire', { params, body: { bonusSek: 1000 } });
    await recruiter.visitor.ok('reportHireEnd', { params, body: { endedOn: today } });
    const hires = async () =>
      ((await talent.visitor.call('exportMyData')).body as { talent: { hires: object[] } }).talent.hires;
    expect(await hires()).toMatchObject([{ status: 'confirmed', bonusSek: 1000 }]);
    expect((await hires())[0]).not.toHaveProperty('endReportedOn');
    // Where the talent stood with the company before is its own note.
    expect((await hires())[0]).not.toHaveProperty('stageBefore');
    await boss.visitor.ok('adminDismissHireEnd', { params, body: onlyForUs });
    expect((await hires())[0]).not.toHaveProperty('rejection');
    await boss.visitor.ok('adminUndoHire', { params, body: { reason: 'Bekräftades av misstag' } });
    expect(await hires()).toMatchObject([{ status: 'undone', rejection: 'Bekräftades av misstag' }]);
  });
});

test('a request is in the talent’s export without its price and why the company took it back', async () => {
  const recruiter = await joinAsRecruiter(world, { givenName: 'Ångra' }, 'Ångrar AB');
  const talent = await joinAsTalent(world, { givenName: 'Ångrad' });
  const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
  const received = async () =>
    ((await talent.visitor.call('exportMyData')).body as { talent: { requestsReceived: object[] } }).talent
      .requestsReceived[0];
  expect(await received()).not.toHaveProperty('price');
  expect(await received()).not.toHaveProperty('reservation');
  await recruiter.visitor.ok('answerConnection', {
    params: { id },
    body: { status: 'withdrawn', reason: 'För dyr för oss' },
  });
  expect(await received()).toMatchObject({ status: 'withdrawn', reason: null });
});

test('where a talent was ranked is told by the day, so that no view beside it tells in whose list', async () => {
  const recruiter = await joinAsRecruiter(world, { givenName: 'Rangord' }, 'Rangordar AB');
  const talent = await joinAsTalent(world, { givenName: 'Rangordnad' });
  await recruiter.visitor.ok('getOpenRole', { params: { id: recruiter.role.id } });
  await world.server.app.rankingLog.write();
  await recruiter.visitor.ok('getJobSeekerProfile', { params: { id: handleFor(recruiter, talent) } });
  const day = dayOf(world.clock.now());
  const { rankings, views } = (
    (await talent.visitor.call('exportMyData')).body as { talent: { rankings: object[]; views: object[] } }
  ).talent;
  expect(rankings.length).toBeGreaterThan(0);
  for (const ranking of rankings) {
    expect(ranking).toMatchObject({ day });
    expect(ranking).not.toHaveProperty('at');
  }
  expect(views).toEqual([{ companyId: recruiter.company.id, at: world.clock.now().toISOString() }]);
});

test('what somebody wrote to Vela and what never left is in their file', async () => {
  const { visitor, me } = await world.join({ givenName: 'Skriver', email: 'skriver@export.example' });
  const message = { name: 'Skriver', email: me.email, subject: 'Fråga', message: 'Hur börjar jag egentligen?' };
  await visitor.ok('sendContactMessage', { body: message });
  expect((await visitor.call('exportMyData')).body).toMatchObject({
    mails: [{ kind: 'mail', template: 'contactMessage', status: 'pending', wrote: message }],
  });
});

test('what is counted of a person’s calls and reads is in their file, and nobody else’s', async () => {
  const { visitor, me } = await world.join({ givenName: 'Räknad', userType: 'jobSeeker' });
  const other = await world.join({ givenName: 'Annan' });
  const expire = new Date(Date.now() + 60_000);
  await world.server.app.models.users.db.collection('rateLimits').insertMany([
    { key: `ask:user:${me.id}`, points: 7, expire },
    { key: `read86400:${me.id}`, points: 12, expire },
    { key: `ask:user:${other.me.id}`, points: 1, expire },
  ]);
  const { callCounts } = JSON.parse((await visitor.call('exportMyData')).text) as {
    readonly callCounts: readonly { readonly of: string }[];
  };
  const until = expire.toISOString();
  expect(callCounts.filter(({ of }) => of !== 'write')).toEqual([
    { of: 'ask', count: 7, until },
    { of: 'read86400', count: 12, until },
  ]);
});
