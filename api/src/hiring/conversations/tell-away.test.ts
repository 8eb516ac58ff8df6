import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { meetingTimeText } from '@vela/market/days';
import { joinAsColleague } from '../../../tests/support/invisible.js';
import {
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  requestTo,
  type Talent,
} from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { mailDeliverer, type OutgoingMail } from '../../platform/mail/index.js';
import type { MailMessage } from '../../platform/outbox/index.js';
import type { OutboxDocument } from '../../records/outbox-message.js';
import { tellWhoIsAway } from './index.js';

let world: World;
let recruiter: Recruiter;
let talent: Talent;
let id: string;

beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
  recruiter = await joinAsRecruiter(world, { givenName: 'Rut', familyName: 'Fråga' }, 'Kvist AB');
  talent = await joinAsTalent(world, { givenName: 'Ada', familyName: 'Svar' });
  id = (await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) })).id;
  await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
});
afterAll(() => world.stop());

let serial = 0;
const say = ({ visitor }: Recruiter | Talent, text: string) =>
  visitor.ok('sendMessage', { params: { id }, body: { clientId: `away-message-no-${(serial += 1)}`, text } });
const mailsTo = ({ me }: Recruiter | Talent) =>
  world.server.app.models.outbox.find({ 'payload.toUser': me.id, 'payload.template': 'newMessages' }).lean();

test('what waits unread is told once, all of it in one mail that names people and leads there', async () => {
  await say(recruiter, 'Hello');
  await say(recruiter, 'When do you have time?');
  await tellWhoIsAway(world.server.app);
  expect(await mailsTo(talent)).toEqual([]);
  world.clock.advance({ minutes: 11 });
  await tellWhoIsAway(world.server.app);
  await tellWhoIsAway(world.server.app);
  expect(await mailsTo(talent)).toMatchObject([
    {
      payload: {
        values: {
          otherName: 'Rut Fråga',
          companyName: 'Kvist AB',
          count: '2',
          text: 'When do you have time?',
          url: `http://site.test/jobseeker/conversation/${id}`,
        },
      },
    },
  ]);
  expect(await mailsTo(recruiter)).toEqual([]);
});

test('whoever has read gets none, and the company’s mail leads to its side', async () => {
  await say(talent, 'On Tuesday.');
  await say(recruiter, 'Very well.');
  await talent.visitor.ok('markConversationRead', { params: { id }, body: { number: 4 } });
  await say(talent, 'See you then.');
  world.clock.advance({ minutes: 11 });
  await tellWhoIsAway(world.server.app);
  expect(await mailsTo(talent)).toHaveLength(1);
  // What was written before the recruiter's own message was read by writing it.
  expect(await mailsTo(recruiter)).toMatchObject([
    {
      payload: {
        values: { otherName: 'Ada Svar', count: '1', url: `http://site.test/talentseeker/conversation/${id}` },
      },
    },
  ]);
});

test('what was written before the clock went back is told, too', async () => {
  const before = (await mailsTo(talent)).length;
  await talent.visitor.ok('markConversationRead', { params: { id }, body: { number: 5 } });
  await say(recruiter, 'Are you there?');
  world.clock.advance({ days: -1 });
  await tellWhoIsAway(world.server.app);
  world.clock.advance({ days: 1 });
  expect(await mailsTo(talent)).toHaveLength(before + 1);
});

const timesTo = ({ me }: Recruiter | Talent) =>
  world.server.app.models.outbox.find({ 'payload.toUser': me.id, 'payload.template': 'timesProposed' }).lean();
const inDays = (days: number): string => new Date(world.clock.now().getTime() + days * 86_400_000).toISOString();
const propose = ({ visitor }: Recruiter | Talent, starts: readonly string[], replaces?: string) =>
  visitor.ok('proposeTimes', {
    params: { id },
    body: { starts: [...starts], minutes: 30, place: '', ...(replaces === undefined ? {} : { replaces }) },
  });
const newTimesOf = async ({ visitor }: Recruiter | Talent, userType: 'jobSeeker' | 'talentSeeker') =>
  (await visitor.ok('listConversations', { query: { userType } }))[0]?.newTimes;
const look = ({ visitor }: Recruiter | Talent) =>
  visitor.ok('markConversationRead', { params: { id }, body: { number: 0, timeZone: 'Europe/Helsinki' } });

test('times that are proposed without a word are told of too, once, and count as new until somebody looks', async () => {
  await look(talent);
  world.clock.advance({ minutes: 1 });
  const [earlier, later] = [inDays(6), inDays(7)];
  const [meeting] = await propose(recruiter, [later, earlier]);
  expect(await newTimesOf(talent, 'jobSeeker')).toBe(1);
  expect(await newTimesOf(recruiter, 'talentSeeker')).toBe(0);
  world.clock.advance({ minutes: 11 });
  await tellWhoIsAway(world.server.app);
  await tellWhoIsAway(world.server.app);
  const [mail, ...others] = await timesTo(talent);
  expect(others).toEqual([]);
  expect(mail?.payload).toMatchObject({
    values: {
      otherName: 'Kvist AB',
      // By her clocks, the earliest first.
      times: [earlier, later].map((start) => meetingTimeText(start, 'Europe/Helsinki')).join(' or '),
      count: '0',
      text: '',
      url: `http://site.test/jobseeker/conversation/${id}`,
    },
  });
  expect(await timesTo(recruiter)).toEqual([]);
  expect(await newTimesOf(talent, 'jobSeeker')).toBe(1);
  await look(talent);
  expect(await newTimesOf(talent, 'jobSeeker')).toBe(0);
  // Others in their place, with a word: one mail tells of both, to whoever asked.
  world.clock.advance({ minutes: 1 });
  await propose(talent, [inDays(3)], meeting?.id);
  await say(talent, 'Neither fits, alas.');
  expect(await newTimesOf(recruiter, 'talentSeeker')).toBe(1);
  world.clock.advance({ minutes: 11 });
  await tellWhoIsAway(world.server.app);
  expect(await timesTo(recruiter)).toMatchObject([
    { payload: { values: { otherName: 'Ada Svar', count: '1', text: 'Neither fits, alas.' } } },
  ]);
  expect(await mailsTo(recruiter)).toHaveLength(1);
  expect(await timesTo(talent)).toHaveLength(1);
});

test('times that were seen, taken back or have passed meanwhile are told to nobody', async () => {
  await propose(recruiter, [inDays(2)]);
  world.clock.advance({ minutes: 5 });
  await look(talent);
  world.clock.advance({ minutes: 6 });
  await tellWhoIsAway(world.server.app);
  const proposed = await propose(recruiter, [inDays(2)]);
  const params = { id, meeting: proposed.at(-1)?.id ?? '' };
  await recruiter.visitor.ok('cancelMeeting', { params, body: {} });
  await propose(recruiter, [new Date(world.clock.now().getTime() + 300_000).toISOString()]);
  world.clock.advance({ minutes: 11 });
  await tellWhoIsAway(world.server.app);
  expect(await timesTo(talent)).toHaveLength(1);
  expect(await newTimesOf(talent, 'jobSeeker')).toBe(0);
});

test('times are told also to who wants no mails of messages, without a word of those that wait beside them', async () => {
  const wish = (wanted: boolean) =>
    talent.visitor.ok('saveMailPreference', { body: { kind: 'messages', channel: 'mail', wanted } });
  const before = (await timesTo(talent)).length;
  const told = async () => (await timesTo(talent)).slice(before);
  await wish(false);
  await look(talent);
  world.clock.advance({ minutes: 1 });
  await propose(recruiter, [inDays(4)]);
  world.clock.advance({ minutes: 11 });
  await tellWhoIsAway(world.server.app);
  await say(recruiter, 'Words that nobody mails.');
  world.clock.advance({ minutes: 1 });
  const [meeting] = (await propose(recruiter, [inDays(5)])).slice(-1);
  world.clock.advance({ minutes: 11 });
  await tellWhoIsAway(world.server.app);
  expect(await told()).toHaveLength(2);
  for (const { payload } of await told()) expect(payload).toMatchObject({ values: { count: '0', text: '' } });
  const mails: OutgoingMail[] = [];
  const deliver = mailDeliverer(world.server.app, (mail) => Promise.resolve(void mails.push(mail)));
  const send = async (left: readonly OutboxDocument[]) => {
    for (const { key, payload, createdAt } of left) await deliver(payload as MailMessage, key, createdAt);
    return mails.splice(0).length;
  };
  expect(await send(await told())).toBe(2);
  const { outbox, users } = world.server.app.models;
  await users.updateOne({ _id: talent.me.id }, { $set: { suspendedAt: world.clock.now() } });
  expect(await send(await told())).toBe(0);
  await users.updateOne({ _id: talent.me.id }, { $set: { suspendedAt: null } });
  await wish(true);
  // Who proposed is told that none fits, whatever they want to hear of messages.
  await recruiter.visitor.ok('saveMailPreference', { body: { kind: 'messages', channel: 'mail', wanted: false } });
  await talent.visitor.ok('cancelMeeting', { params: { id, meeting: meeting?.id ?? '' }, body: {} });
  const refusals = { 'payload.toUser': recruiter.me.id, 'payload.template': 'timesDeclined' };
  expect(await send(await outbox.find(refusals).lean<OutboxDocument[]>())).toBe(1);
});

describe('the end', () => {
  const endedTo = async ({ me, visitor }: Recruiter | Talent) => ({
    mails: (
      await world.server.app.models.outbox
        .find({ 'payload.toUser': me.id, 'payload.template': 'conversationEnded' })
        .lean<{ payload: { values: { otherName: string } } }[]>()
    ).map(({ payload }) => payload.values.otherName),
    page: (await visitor.ok('listNotifications')).entries.filter(({ title }) =>
      title.includes('ended your conversation'),
    ),
  });
  async function converse(names: readonly [string, string], companyName: string): Promise<void> {
    recruiter = await joinAsRecruiter(world, { givenName: names[0] }, companyName);
    talent = await joinAsTalent(world, { givenName: names[1] });
    id = (await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) })).id;
    await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
  }

  test.each(['company', 'talent'] as const)('of the %s is told, and so are the last words before it', async (who) => {
    await converse(who === 'company' ? ['Rakel', 'Alma'] : ['Rebecka', 'Alma-Lo'], `Slut ${who} AB`);
    const [ender, other] = who === 'company' ? [recruiter, talent] : [talent, recruiter];
    await say(ender, 'Farewell, and thank you.');
    await ender.visitor.ok('endConversation', { params: { id }, body: {} });
    expect(await endedTo(other)).toMatchObject({
      mails: [who === 'company' ? 'Slut company AB' : expect.stringContaining('Alma')],
      page: [{ path: expect.stringContaining(id) }],
    });
    expect(await endedTo(ender)).toEqual({ mails: [], page: [] });
    world.clock.advance({ minutes: 11 });
    await tellWhoIsAway(world.server.app);
    expect(await mailsTo(other)).toMatchObject([{ payload: { values: { text: 'Farewell, and thank you.' } } }]);
  });

  test('by a block looks like any other, and no words are told after it, though it had ended before', async () => {
    await converse(['Rigmor', 'Agda'], 'Stopp AB');
    await say(recruiter, 'Answer me!');
    await talent.visitor.ok('endConversation', { params: { id }, body: {} });
    await talent.visitor.ok('blockCompany', { body: { companyId: recruiter.company.id } });
    world.clock.advance({ minutes: 11 });
    await tellWhoIsAway(world.server.app);
    expect(await mailsTo(talent)).toEqual([]);
    expect((await endedTo(recruiter)).page).toHaveLength(1);

    await converse(['Ronja', 'Alva'], 'Spärrat AB');
    await talent.visitor.ok('blockCompany', { body: { companyId: recruiter.company.id } });
    expect(await endedTo(recruiter)).toMatchObject({ mails: [expect.stringContaining('Alva')], page: [{}] });
  });

  test('of an account is told to nobody by name', async () => {
    await converse(['Rune', 'Alicia'], 'Borta AB');
    await talent.visitor.ok('deleteMe');
    expect(await endedTo(recruiter)).toEqual({ mails: [], page: [] });
  });
});

test.each(['author', 'owner'] as const)(
  'what names an author and a company called after its owner goes with the %s',
  async (who) => {
    const { models } = world.server.app;
    const owner = await joinAsRecruiter(world, { givenName: `Oskar${who}`, familyName: 'Ägaresson' }, `Namn ${who} AB`);
    const author = await joinAsColleague(world, owner, `Frida${who}`);
    const name = `Oskar${who} Ägaresson (company)`;
    await models.companies.updateOne({ _id: owner.company.id }, { $set: { name, autoGenerated: true } });
    talent = await joinAsTalent(world, { givenName: `Läsa${who}` });
    id = (await owner.visitor.ok('createConnection', { body: requestTo(owner, talent) })).id;
    await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
    const write = (text: string) =>
      author.visitor.ok('sendMessage', {
        params: { id },
        body: { clientId: `named-message-no-${(serial += 1)}`, text },
      });
    const tellLater = async () => {
      world.clock.advance({ minutes: 11 });
      await tellWhoIsAway(world.server.app);
    };
    await write(`Words of Frida${who}`);
    await tellLater();
    world.clock.advance({ minutes: 1 });
    await propose({ ...owner, visitor: author.visitor }, [inDays(3)]);
    await write(`More of Frida${who}`);
    await tellLater();
    expect(await timesTo(talent)).toHaveLength(1);
    const told = async () =>
      JSON.stringify([
        await models.outbox
          .find({ 'payload.toUser': talent.me.id, 'payload.template': /^(newMessages|timesProposed)$/ })
          .lean(),
        (await talent.visitor.ok('listNotifications')).entries.filter(({ path }) => path?.includes(id)),
      ]);
    const gone = who === 'owner' ? 'Oskar' : 'Frida';
    expect(await told()).toContain(gone);
    await (who === 'owner' ? owner : author).visitor.ok('deleteMe');
    expect(await told()).not.toContain(gone);
  },
);
