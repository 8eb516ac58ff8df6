import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { MAIL_BUDGETS } from '@vela/market/mail-budgets';
import { joinAsRecruiter, joinAsTalent, requestTo } from '../../../tests/support/people.js';
import type { SignUp } from '../../../tests/support/sign-in.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { remindOfRequests } from '../../hiring/connections/remind-before-expiry.js';
import { OutboxWorker } from '../outbox/index.js';
import { mailDeliverer } from './deliver.js';
import { leaveMail } from './leave-mail.js';
import { type OutgoingMail, smtpSender } from './smtp.js';
import { MAIL_TEMPLATES } from './templates/index.js';
import { renderMail } from './writing/render.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const sent: OutgoingMail[] = [];
/** Delivers what is due. @returns the mails that went out */
async function deliver(): Promise<OutgoingMail[]> {
  const { app } = world.server;
  const from = sent.length;
  const mail = mailDeliverer(app, (outgoing) => {
    sent.push(outgoing);
    return Promise.resolve();
  });
  await new OutboxWorker(app.models.outbox, { mail }, app.clock, app.log).deliverDue();
  return sent.slice(from);
}

test('a value is text in every part of a mail, and the subject is one line', () => {
  const evil = '<img src=x onerror=alert(1)>"&\r\nBcc: all@people.example';
  const values = { name: evil, email: evil, subject: evil, message: evil };
  const { subject, html, text } = renderMail(MAIL_TEMPLATES.contactMessage.fill(values), {
    appOrigin: 'http://site.test',
    unsubscribeUrl: null,
  });
  expect(subject).not.toMatch(/[\r\n]/);
  expect(html).not.toContain('<img');
  expect(text).toContain('onerror=alert(1)');
  expect(() => MAIL_TEMPLATES.contactMessage.fill({ ...values, name: 1 })).toThrow('"name"');
});

test('a confirmation says nothing that was typed: whoever typed it need not own the address', () => {
  const values = { firstName: 'You won, see https://evil.example', confirmUrl: 'http://site.test/confirm' };
  const { subject, html, text } = renderMail(MAIL_TEMPLATES.confirmNewsletter.fill(values), {
    appOrigin: 'http://site.test',
    unsubscribeUrl: null,
  });
  expect(`${subject} ${html} ${text}`).not.toContain('evil');
});

test('a request is told, reminded of once, and its answer names the talent only after a yes', async () => {
  const recruiter = await joinAsRecruiter(world, { givenName: 'Rut' });
  const talent = await joinAsTalent(world, { givenName: 'Ada', familyName: 'Hemlig' });
  const first = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
  const [asked] = await deliver();
  expect(asked).toMatchObject({ to: 'ada@people.example', subject: 'Nordlys AB would like to talk to you' });
  expect(asked?.text).toContain('60,000 SEK monthly');
  expect(await deliver()).toEqual([]);

  world.clock.advance({ days: 11, minutes: 1 });
  expect([await remindOfRequests(world.server.app), await remindOfRequests(world.server.app)]).toEqual([1, 0]);
  expect((await deliver()).map(({ to }) => to)).toEqual(['ada@people.example']);

  await talent.visitor.ok('answerConnection', {
    params: { id: first.id },
    body: { status: 'declined', reason: 'Ada Hemlig says no' },
  });
  const [declined] = await deliver();
  expect(declined?.to).toBe('rut@people.example');
  expect(JSON.stringify(declined)).not.toMatch(/Ada|Hemlig/i);

  const { connections } = world.server.app.models;
  await connections.updateOne({ _id: first.id }, { $set: { answeredAt: new Date(0) } });
  const second = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
  await deliver();
  await talent.visitor.ok('answerConnection', { params: { id: second.id }, body: { status: 'accepted' } });
  expect(await deliver()).toMatchObject([{ to: 'rut@people.example', subject: 'Ada Hemlig accepted your request' }]);
});

test('a kind can be switched off by the link in a mail, and on again by its owner; what was delivered is not kept', async () => {
  const { app } = world.server;
  const { visitor, me } = await world.join({ givenName: 'Siv', userType: 'talentSeeker' });
  const leave = (key: string) =>
    app.inTransaction(async (session) => {
      const user = await app.models.users.findOne({ givenName: 'Siv' }).session(session).orFail();
      await leaveMail(app, session, key, {
        to: { user: user._id },
        template: 'requestClosed',
        by: {},
        values: {
          firstName: 'Siv',
          roleName: 'Engineer',
          outcome: 'was declined',
          returned: 'all',
          url: 'http://site.test',
        },
      });
    });
  await leave('siv 1');
  const [mail] = await deliver();
  const { pathname, search } = new URL(mail?.unsubscribe ?? '');
  expect(mail?.text).toContain('/unsubscribe?token=');
  const ended = await world
    .visitor()
    .send(pathname + search, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  expect(ended.body).toEqual({ title: 'Answers to requests that you sent' });
  await leave('siv 2');
  expect(await deliver()).toEqual([]);
  expect(await visitor.ok('getMailPreferences')).toContainEqual({
    kind: 'requestAnswers',
    title: 'Answers to requests that you sent',
    wanted: false,
    onPage: true,
  });
  await visitor.ok('saveMailPreference', { body: { kind: 'requestAnswers', wanted: true } });
  await leave('siv 3');
  expect((await deliver()).map(({ to }) => to)).toEqual([me.email]);
  expect(await app.models.outbox.findOne({ key: 'siv 3' }).lean()).toMatchObject({
    status: 'delivered',
    payload: null,
  });
});

test('people choose among the mails of the roles that they hold', async () => {
  const kindsAs = async (role: Pick<SignUp, 'userType'>) => {
    const { visitor } = await world.join({ givenName: 'Ros', ...role });
    return (await visitor.ok('getMailPreferences')).map(({ kind }) => kind);
  };
  expect(await kindsAs({})).toEqual([]);
  expect(await kindsAs({ userType: 'jobSeeker' })).toEqual([
    'requests',
    'requestReminders',
    'requestOutcomes',
    'messages',
    'skillSuggestions',
  ]);
  expect(await kindsAs({ userType: 'talentSeeker' })).toEqual([
    'requests',
    'requestReminders',
    'requestOutcomes',
    'requestAnswers',
    'messages',
    'savedSearches',
    'roleInterest',
    'skillSuggestions',
  ]);
});

test('the contact form leaves a mail whose answer goes to the sender, and refuses what is not complete', async () => {
  const message = { name: 'Ada', email: 'ada@people.example', subject: 'Hello', message: 'How do I begin?' };
  expect((await world.visitor().call('sendContactMessage', { body: message })).body).toEqual({ ok: true });
  expect(await deliver()).toMatchObject([
    { to: 'hello@vela.example', replyTo: 'ada@people.example', subject: 'Contact: Hello' },
  ]);
  const refused = await world.visitor().call('sendContactMessage', { body: { ...message, email: 'ada', message: '' } });
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({
    errors: expect.arrayContaining([
      expect.objectContaining({ field: 'email' }),
      expect.objectContaining({ field: 'message' }),
    ]),
  });
});

describe('a mail server that', () => {
  const mail: OutgoingMail = {
    to: 'secret@people.example',
    subject: 's',
    text: 't',
    html: 'h',
    replyTo: null,
    key: 'k',
    unsubscribe: null,
    attachments: [],
  };
  const behave = async (talk: (socket: Socket) => void): Promise<{ server: Server; url: string }> => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      talk(socket);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { server, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` };
  };
  const refusing =
    (what: RegExp, code: string) =>
    (socket: Socket): void => {
      socket.write('220 hello\r\n');
      socket.on('data', (chunk) =>
        socket.write(what.test(String(chunk)) ? `${code} secret@people.example refused\r\n` : '250 ok\r\n'),
      );
    };
  test.each([
    ['hangs', 'pending', () => undefined],
    ['hangs up', 'pending', (socket: Socket) => socket.destroy()],
    ['speaks nonsense', 'pending', (socket: Socket) => socket.write('HTTP/1.1 200 OK\r\n\r\n')],
    ['refuses and repeats the address', 'failed', refusing(/^RCPT/m, '550')],
    ['refuses what the mail says', 'failed', refusing(/^DATA/m, '554')],
    ['asks to come back later', 'pending', refusing(/^RCPT/m, '451')],
    ['does not take mail of our address', 'pending', refusing(/^MAIL/m, '550')],
  ])('%s fails the delivery without telling whom it was for, and leaves it %s', async (_, becomes, talk) => {
    const sockets: Socket[] = [];
    const { server, url } = await behave((socket) => {
      sockets.push(socket);
      talk(socket);
    });
    const quick = { connectMs: 300, answerMs: 300, deliveryMs: 600 };
    const error: unknown = await smtpSender(
      url,
      'Vela <hello@vela.example>',
      quick,
    )(mail).catch((failure: unknown) => failure);
    expect(error).toMatchObject({ name: 'DeliveryError', becomes });
    expect(String(error)).not.toContain('secret');
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
});

test('a mail that comes too late for what it tells is dropped, and nothing of it is kept', async () => {
  const { app } = world.server;
  await deliver();
  const recruiter = await joinAsRecruiter(world, { givenName: 'Sen' });
  const talent = await joinAsTalent(world, { givenName: 'Tove' });
  await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
  await app.inTransaction((session) =>
    leaveMail(app, session, 'code', {
      to: { address: 'sen@nordlys.example' },
      template: 'domainCode',
      about: null,
      by: { sender: 'sen', company: new Types.ObjectId() },
      values: { inviterName: 'Sen', companyName: 'Nordlys AB', code: '12345678' },
    }),
  );
  world.clock.advance({ minutes: 31 });
  expect((await deliver()).map(({ subject }) => subject)).toEqual(['Nordlys AB would like to talk to you']);
  expect(await app.models.outbox.findOne({ key: 'code' }).lean()).toMatchObject({ status: 'dropped', payload: null });
});

test.each([
  ['accountEnds', { endsOn: '2027-03-01', link: '' }, '2027-03-01T23:00:00.000Z'],
  ['requestReceived', {}, '2027-01-15T23:00:00.000Z'],
  ['requestExpires', { lastDay: '2027-01-05T22:59:59.999Z' }, '2027-01-05T23:00:00.000Z'],
  ['confirmNewsletter', {}, '2027-01-08T10:00:00.001Z'],
  ['companyInvite', { validDays: '14' }, '2027-01-15T23:00:00.000Z'],
  ['meetingSet', { when: '2027-01-03T09:00:00.000Z Europe/Stockholm' }, '2027-01-03T09:00:00.001Z'],
  // What was kept in words may be told at any time.
  ['accountEnds', { endsOn: '1 March 2027' }, null],
  ['receipt', {}, null],
] as const)('%s with %j may come until just before %s', (name, values, over) => {
  const last = MAIL_TEMPLATES[name].overAt(values, new Date('2027-01-01T10:00:00.000Z'));
  expect(last).toEqual(over === null ? null : new Date(Date.parse(over) - 1));
});

test('every kind of mail says whose budget counts it, or that nobody else causes it', () => {
  for (const { budget } of Object.values(MAIL_TEMPLATES))
    expect([null, ...Object.keys(MAIL_BUDGETS)]).toContain(budget);
});

test('a talent’s inbox takes the requests of ten companies a day; further ones wait on the dashboard without a mail', async () => {
  world.clock.advance({ days: 1, minutes: 1 });
  const talent = await joinAsTalent(world, { givenName: 'Many', familyName: 'Asked' });
  const companies = Array.from({ length: MAIL_BUDGETS.request[2].most + 1 }, (_, number) => `Bolag ${number} AB`);
  await deliver();
  for (const [number, name] of companies.entries()) {
    const recruiter = await joinAsRecruiter(world, { givenName: `Rut${number}` }, name);
    await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
  }
  const told = (await deliver()).filter(({ subject }) => subject.endsWith('would like to talk to you'));
  expect(told.map(({ subject }) => subject.split(' would')[0])).toEqual(companies.slice(0, -1));
  const received = await talent.visitor.ok('listConnections', { query: { userType: 'jobSeeker' } });
  expect(received.map((each) => 'company' in each && each.company.name).toSorted()).toEqual(companies.toSorted());
});

test('a message whose answer was lost comes once, however often it is sent again that day', async () => {
  const message = { name: 'Ada', email: 'again@people.example', subject: 'Again', message: 'Did it arrive?' };
  const write = (body: typeof message) => world.visitor().call('sendContactMessage', { body });
  for (const body of [message, message, { ...message, message: 'And this?' }])
    expect((await write(body)).status).toBe(200);
  expect(await deliver()).toHaveLength(2);
  world.clock.advance({ days: 1 });
  expect((await write(message)).status).toBe(200);
  expect(await deliver()).toHaveLength(1);
});

test('the contact form fills no inbox: five messages of an address a day, however it is spelt, twenty of a network address', async () => {
  const write = async (email: string) =>
    world.visitor().call('sendContactMessage', { body: { name: 'Ada', email, subject: 'Hello', message: 'Hello' } });
  // What other tests wrote is of another day.
  world.clock.advance({ days: 1, minutes: 1 });
  const spellings = ['a.b@gmail.com', 'ab+1@gmail.com', 'AB@gmail.com', 'A.B@GMAIL.COM', 'ab+2@gmail.com'];
  for (const email of spellings) expect((await write(email)).status).toBe(200);
  const refused = await write('a.b+3@gmail.com');
  expect([refused.status, refused.text]).toEqual([429, expect.stringContaining('too many messages for now')]);
  const others = [];
  for (let number = 0; number < 16; number += 1) others.push((await write(`visitor${number}@people.example`)).status);
  expect(others).toEqual([...Array.from({ length: 15 }, () => 200), 429]);
  world.clock.advance({ days: 1, minutes: 1 });
  expect((await write('a.b@gmail.com')).status).toBe(200);
});
