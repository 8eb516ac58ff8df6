import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { joinAsColleague } from '../../../tests/support/invisible.js';
import {
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  requestTo,
  type Talent,
} from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
});
afterAll(() => world.stop());

let serial = 0;
const clientId = (): string => `client-message-${(serial += 1)}`;

async function ask(recruiter: Recruiter, talent: Talent): Promise<string> {
  return (await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) })).id;
}

async function converse(names: readonly [recruiter: string, talent: string], company?: string) {
  const recruiter = await joinAsRecruiter(world, { givenName: names[0], familyName: 'Fråga' }, company);
  const talent = await joinAsTalent(world, { givenName: names[1], familyName: 'Svar' });
  const id = await ask(recruiter, talent);
  await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
  const say = ({ visitor }: Recruiter | Talent, text: string) =>
    visitor.ok('sendMessage', { params: { id }, body: { clientId: clientId(), text } });
  const details = ({ visitor }: Recruiter | Talent) => visitor.ok('getConversation', { params: { id } });
  return { recruiter, talent, id, say, details };
}

describe('before the yes', () => {
  test('there is no conversation for anybody', async () => {
    const recruiter = await joinAsRecruiter(world, { givenName: 'Rut' }, 'Before AB');
    const talent = await joinAsTalent(world, { givenName: 'Ada' });
    const id = await ask(recruiter, talent);
    const body = { clientId: clientId(), text: 'Hello' };
    for (const { visitor } of [recruiter, talent]) {
      expect((await visitor.call('getConversation', { params: { id } })).status).toBe(404);
      expect((await visitor.call('sendMessage', { params: { id }, body })).status).toBe(404);
      expect((await visitor.call('listMessages', { params: { id } })).status).toBe(404);
    }
    expect(await recruiter.visitor.ok('listConversations', { query: { userType: 'talentSeeker' } })).toEqual([]);
    await talent.visitor.ok('counterConnection', {
      params: { id },
      body: { terms: { kind: 'salary', compensation: '65000' } },
    });
    expect((await recruiter.visitor.call('getConversation', { params: { id } })).status).toBe(404);
  });
});

describe('after the yes', () => {
  test('both see who the other is, the request and whose turn it is', async () => {
    const { recruiter, talent, details } = await converse(['Ragna', 'Alma'], 'Kvist AB');
    await recruiter.visitor.ok('saveTalentSeekerProfile', { body: { fields: ['Backend', 'Data'] } });
    const toTalent = await details(talent);
    expect(toTalent).toMatchObject({
      view: 'jobSeeker',
      companyName: 'Kvist AB',
      received: { text: 'We would like to talk to you.', breakdown: {} },
      sent: null,
      waiting: { for: 'company' },
    });
    expect(toTalent.people).toContainEqual(
      expect.objectContaining({
        name: 'Ragna Fråga',
        email: 'ragna@people.example',
        title: 'Backend, Data',
        present: true,
      }),
    );
    const toCompany = await details(recruiter);
    expect(toCompany.sent?.extra).toMatchObject({ givenName: 'Alma', email: 'alma@people.example' });
    expect(toCompany.people.find(({ key }) => key === 'talent')).toMatchObject({
      name: 'Alma Svar',
      title: 'Engineer',
    });
    // The talent is never named by an id of the store.
    expect(JSON.stringify(toCompany)).not.toContain(talent.profile.id);
    expect(JSON.stringify(toCompany)).not.toContain(talent.me.id);
  });

  test('messages go both ways, numbered without gaps, and turn the clock', async () => {
    const { recruiter, talent, id, say, details } = await converse(['Rakel', 'Asta']);
    await say(recruiter, 'When do you have time?');
    expect((await details(talent)).waiting).toMatchObject({ for: 'jobSeeker' });
    const since = (await details(talent)).waiting?.since;
    world.clock.advance({ minutes: 3 });
    await say(recruiter, 'Or rather: which day?');
    expect((await details(talent)).waiting?.since).toBe(since);
    await say(talent, 'Tuesday.');
    expect((await details(recruiter)).waiting).toMatchObject({ for: 'company' });
    const { messages, more } = await recruiter.visitor.ok('listMessages', { params: { id } });
    expect(more).toBe(false);
    expect(messages.map(({ number, side, text }) => [number, side, text])).toEqual([
      [1, 'company', 'When do you have time?'],
      [2, 'company', 'Or rather: which day?'],
      [3, 'jobSeeker', 'Tuesday.'],
    ]);
    const [entry] = await recruiter.visitor.ok('listConversations', { query: { userType: 'talentSeeker' } });
    expect(entry).toMatchObject({ name: 'Asta Svar', unread: 1, last: { text: 'Tuesday.', side: 'jobSeeker' } });
  });

  test('a list tells one’s own words from a colleague’s, and cuts no letter through', async () => {
    const { recruiter, talent, id, say } = await converse(['Ronja', 'Alvida'], 'Lista AB');
    const colleague = await joinAsColleague(world, recruiter);
    const lastOf = async ({ visitor }: Pick<Recruiter | Talent, 'visitor'>, userType: 'talentSeeker' | 'jobSeeker') =>
      (await visitor.ok('listConversations', { query: { userType } })).find((entry) => entry.id === id)?.last;
    await say(recruiter, 'Hello');
    expect(await lastOf(recruiter, 'talentSeeker')).toMatchObject({ text: 'Hello', colleague: null });
    expect(await lastOf(colleague, 'talentSeeker')).toMatchObject({ text: 'Hello', colleague: 'Ronja Fråga' });
    expect(await lastOf(talent, 'jobSeeker')).toMatchObject({ text: 'Hello', colleague: null });
    await say(talent, `${'x'.repeat(138)}👋👋`);
    const last = await lastOf(recruiter, 'talentSeeker');
    expect(last).toMatchObject({ text: `${'x'.repeat(138)}…`, colleague: null });
  });

  test('a message that is sent twice, or many times at once, is one', async () => {
    const { recruiter, talent, id } = await converse(['Rebecka', 'Agda']);
    const body = { clientId: clientId(), text: 'Once.' };
    const sent = await Promise.all(
      [1, 2, 3, 4].map(() => recruiter.visitor.ok('sendMessage', { params: { id }, body })),
    );
    expect(new Set(sent.map((message) => message.id)).size).toBe(1);
    await Promise.all(
      [recruiter, talent, recruiter, talent].map(({ visitor }, index) =>
        visitor.ok('sendMessage', { params: { id }, body: { clientId: clientId(), text: `At once ${index}` } }),
      ),
    );
    const { messages } = await talent.visitor.ok('listMessages', { params: { id } });
    expect(messages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });

  test('who writes and reads at the same moment waits for their turn, and nothing is begun anew', async () => {
    const { recruiter, talent, id, say } = await converse(['Vera', 'Bodil'], 'Bro AB');
    const client = world.server.app.models.conversations.db.getClient();
    let abandoned = 0;
    const watch = ({ commandName }: { readonly commandName: string }): void => {
      if (commandName === 'abortTransaction') abandoned += 1;
    };
    client.on('commandStarted', watch);
    await Promise.all(
      Array.from({ length: 6 }, async (_, index) => {
        const [writer, reader] = index % 2 === 0 ? [recruiter, talent] : [talent, recruiter];
        await say(writer, `Said ${index}`);
        await reader.visitor.ok('markConversationRead', { params: { id }, body: { number: index } });
      }),
    );
    client.off('commandStarted', watch);
    const thread = await talent.visitor.ok('listMessages', { params: { id } });
    expect(thread.messages.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(abandoned).toBe(0);
  });

  test('two people who name their messages alike have written two', async () => {
    const { recruiter, talent, id } = await converse(['Rosa', 'Alma']);
    const named = { clientId: clientId() };
    for (const [{ visitor }, text] of [
      [recruiter, 'Mine.'],
      [talent, 'No, mine.'],
    ] as const)
      await visitor.ok('sendMessage', { params: { id }, body: { ...named, text } });
    const { messages } = await recruiter.visitor.ok('listMessages', { params: { id } });
    expect(messages.map(({ text }) => text)).toEqual(['Mine.', 'No, mine.']);
  });

  test('the thread is read page by page, and what came after', async () => {
    const { recruiter, talent, id } = await converse(['Rosa', 'Aino']);
    for (let number = 1; number <= 55; number += 1)
      await recruiter.visitor.ok('sendMessage', { params: { id }, body: { clientId: clientId(), text: `${number}` } });
    const latest = await talent.visitor.ok('listMessages', { params: { id } });
    expect([latest.messages[0]?.number, latest.messages.at(-1)?.number, latest.more]).toEqual([6, 55, true]);
    const first = await talent.visitor.ok('listMessages', { params: { id }, query: { before: 6 } });
    expect([first.messages.map(({ number }) => number), first.more]).toEqual([[1, 2, 3, 4, 5], false]);
    const after = await talent.visitor.ok('listMessages', { params: { id }, query: { after: 53 } });
    expect(after.messages.map(({ number }) => number)).toEqual([54, 55]);
  });

  test('each side sees how far the other has read, and the company in which time zone the talent is', async () => {
    const { recruiter, talent, id, say, details } = await converse(['Rigmor', 'Anja']);
    await say(recruiter, 'Hello');
    expect((await details(recruiter)).reads).toEqual([]);
    await talent.visitor.ok('markConversationRead', {
      params: { id },
      body: { number: 1, timeZone: 'Europe/Lisbon' },
    });
    expect(await details(recruiter)).toMatchObject({
      reads: [{ key: 'talent', number: 1 }],
      timeZone: 'Europe/Lisbon',
    });
    await talent.visitor.ok('markConversationRead', { params: { id }, body: { number: 0 } });
    expect((await details(recruiter)).reads).toEqual([{ key: 'talent', number: 1 }]);
    const nowhere = { number: 1, timeZone: 'Mars/Olympus' };
    expect((await talent.visitor.call('markConversationRead', { params: { id }, body: nowhere })).status).toBe(422);
  });

  test('colleagues share it; the talent knows only who wrote', async () => {
    const { recruiter, talent, id, say, details } = await converse(['Runa', 'Agnes'], 'Shared AB');
    const colleague = await joinAsColleague(world, recruiter);
    const own = await colleague.visitor.ok('getConversation', { params: { id } });
    expect(own.people.map(({ side }) => side)).toContain('jobSeeker');
    await say(recruiter, 'Hello');
    const keys = async () => (await details(talent)).people.filter(({ present }) => present).map(({ key }) => key);
    expect(await keys()).toEqual(['talent', recruiter.me.id]);
    await colleague.visitor.ok('sendMessage', { params: { id }, body: { clientId: clientId(), text: 'I join in.' } });
    expect(await keys()).toContain(colleague.me.id);
    const [entry] = await recruiter.visitor.ok('listConversations', { query: { userType: 'talentSeeker' } });
    expect(entry?.colleagues).toHaveLength(2);
  });

  test('new times lift a conversation in the list, as a message does', async () => {
    const one = await converse(['Runika', 'Agata'], 'Lifted AB');
    const other = await converse(['Rosita', 'Agneta'], 'Below AB');
    const second = await ask(one.recruiter, other.talent);
    await other.talent.visitor.ok('answerConnection', { params: { id: second }, body: { status: 'accepted' } });
    const order = async () =>
      (await one.recruiter.visitor.ok('listConversations', { query: { userType: 'talentSeeker' } })).map(
        ({ id }) => id,
      );
    await one.say(one.talent, 'Hello');
    world.clock.advance({ minutes: 1 });
    const body = { clientId: clientId(), text: 'Hello, too' };
    await other.talent.visitor.ok('sendMessage', { params: { id: second }, body });
    expect(await order()).toEqual([second, one.id]);
    world.clock.advance({ minutes: 1 });
    const starts = [new Date(world.clock.now().getTime() + 86_400_000).toISOString()];
    await one.talent.visitor.ok('proposeTimes', { params: { id: one.id }, body: { starts, minutes: 30, place: '' } });
    expect(await order()).toEqual([one.id, second]);
  });

  test('strangers, other companies and other talents find nothing', async () => {
    const { id } = await converse(['Rona', 'Annika'], 'Private AB');
    const other = await joinAsRecruiter(world, { givenName: 'Olga' }, 'Other AB');
    const stranger = await joinAsTalent(world, { givenName: 'Stina' });
    for (const { visitor } of [other, stranger]) {
      expect((await visitor.call('getConversation', { params: { id } })).status).toBe(404);
      expect((await visitor.call('listMessages', { params: { id } })).status).toBe(404);
    }
  });
});

describe('the end', () => {
  test('leaves what was said to both, and nobody writes', async () => {
    const { recruiter, talent, id, say } = await converse(['Rita', 'Alva']);
    await say(recruiter, 'Hello');
    expect((await talent.visitor.ok('endConversation', { params: { id }, body: {} })).ended).toMatchObject({
      by: 'jobSeeker',
    });
    const body = { clientId: clientId(), text: 'Still there?' };
    expect((await recruiter.visitor.call('sendMessage', { params: { id }, body })).status).toBe(409);
    expect((await recruiter.visitor.ok('listMessages', { params: { id } })).messages).toHaveLength(1);
  });

  test('a company that is blocked is out of the conversation and kept away', async () => {
    const { recruiter, talent, id, details } = await converse(['Rolf', 'Anna'], 'Blocked Talk AB');
    const { companyId } = await details(talent);
    await talent.visitor.ok('blockCompany', { body: { companyId } });
    expect((await details(recruiter)).ended).toMatchObject({ by: 'jobSeeker' });
    const body = { clientId: clientId(), text: 'Why?' };
    expect((await recruiter.visitor.call('sendMessage', { params: { id }, body })).status).toBe(409);
    expect((await talent.visitor.ok('listBlockedCompanies')).map((company) => company.id)).toEqual([companyId]);
  });

  test('a report reaches the platform from either side, once', async () => {
    const { recruiter, talent, id, say } = await converse(['Rudolf', 'Astrid']);
    await say(recruiter, 'Something rude');
    const report = ({ visitor }: Recruiter | Talent) =>
      visitor.call('reportConversation', { params: { id }, body: { reason: 'offensive', text: 'See there' } });
    expect((await report(talent)).status).toBe(200);
    expect((await report(talent)).status).toBe(409);
    expect((await report(recruiter)).status).toBe(200);
    const stored = await world.server.app.models.abuseReports.find({ connectionId: id }).lean();
    expect(stored.map(({ about, by }) => `${about} ${by}`).toSorted()).toEqual([
      'conversation company',
      'conversation jobSeeker',
    ]);
  });

  test('a talent who closes the account takes all that was said; the company reads “Account closed”', async () => {
    const { recruiter, talent, id, say, details } = await converse(['Reidar', 'Avgången']);
    await say(recruiter, 'Dear Avgången');
    await say(talent, 'My number is secret-number');
    expect((await talent.visitor.call('exportMyData')).text).toContain('secret-number');
    await talent.visitor.ok('deleteMe');
    const left = await details(recruiter);
    expect(left).toMatchObject({ ended: { by: 'accountClosed' }, sent: null });
    expect(left.people[0]).toMatchObject({ name: 'Account closed', present: false, email: null });
    expect((await recruiter.visitor.ok('listMessages', { params: { id } })).messages).toEqual([]);
    const [entry] = await recruiter.visitor.ok('listConversations', { query: { userType: 'talentSeeker' } });
    expect(entry).toMatchObject({ name: 'Account closed', unread: 0, last: null });
  });

  test('a recruiter who closes the account leaves what they wrote, without a name', async () => {
    const { recruiter, talent, id, say, details } = await converse(['Lämnar', 'Anneli'], 'Leaving AB');
    await say(recruiter, 'Hello from the company');
    expect((await recruiter.visitor.call('exportMyData')).text).toContain('Hello from the company');
    await recruiter.visitor.ok('deleteMe');
    const left = await details(talent);
    expect(left.ended).toMatchObject({ by: 'accountClosed' });
    const { messages } = await talent.visitor.ok('listMessages', { params: { id } });
    expect(messages[0]).toMatchObject({ text: 'Hello from the company', author: 'closed' });
    expect(left.people).toContainEqual(expect.objectContaining({ key: 'closed', name: 'Account closed' }));
    expect(JSON.stringify(left)).not.toContain('Lämnar');
  });
});
