import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { HOUR_MS } from '@vela/market/days';
import { joinAsColleague } from '../../../tests/support/invisible.js';
import {
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  requestTo,
  type Talent,
} from '../../../tests/support/people.js';
import type { Member } from '../../../tests/support/sign-in.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { tellWhoIsAway } from './index.js';

let world: World;
let recruiter: Recruiter;
let colleague: Member;
let bystander: Member;
beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
  recruiter = await joinAsRecruiter(world, { givenName: 'Rut', familyName: 'Fråga' }, 'Kvist AB');
  colleague = await joinAsColleague(world, recruiter, 'Kim');
  bystander = await joinAsColleague(world, recruiter, 'Lo');
});
afterAll(() => world.stop());

async function connect(
  sender: Recruiter,
  givenName: string,
): Promise<{ readonly talent: Talent; readonly id: string }> {
  const talent = await joinAsTalent(world, { givenName });
  const { id } = await sender.visitor.ok('createConnection', { body: requestTo(sender, talent) });
  await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
  return { talent, id };
}
const inHours = (hours: number): string => new Date(world.clock.now().getTime() + hours * HOUR_MS).toISOString();
async function propose({ visitor }: Member, id: string, replaces?: string) {
  const body = { starts: [inHours(48)], minutes: 45, place: '', ...(replaces === undefined ? {} : { replaces }) };
  const meeting = (await visitor.ok('proposeTimes', { params: { id }, body })).at(-1);
  const params = { id, meeting: meeting?.id ?? '' };
  return { params, start: meeting?.starts[0] ?? '' };
}
/** What a person was told of meetings, the mails with their files. */
async function toldTo({ me, visitor }: Member, id: string) {
  const mails = await world.server.app.models.outbox
    .find({ 'payload.toUser': me.id, 'payload.values.url': { $regex: id } })
    .sort({ _id: 1 })
    .lean();
  return {
    mails: mails.flatMap(({ payload }) => {
      const { template, calendar } = payload as { template: string; calendar?: string };
      const file = calendar === undefined ? '' : ' with a file';
      return /^(meeting|times)/.test(template) ? [template + file] : [];
    }),
    page: (await visitor.ok('listNotifications')).entries.filter(
      ({ path, title }) => path?.includes(id) === true && /^(You meet|Cancelled)/.test(title),
    ),
  };
}

test('a colleague who proposes times, or takes one, is told of the meeting with a file, and whoever only reads is not', async () => {
  const { talent, id } = await connect(recruiter, 'Ada');
  const first = await propose(colleague, id);
  await talent.visitor.ok('acceptTime', { params: first.params, body: { start: first.start } });
  await talent.visitor.ok('cancelMeeting', { params: first.params, body: {} });
  const told = await toldTo(colleague, id);
  expect(told.mails).toEqual(['meetingSet with a file', 'meetingOff with a file']);
  expect(told.page).toHaveLength(2);
  expect(await toldTo(bystander, id)).toEqual({ mails: [], page: [] });

  const taken = await connect(recruiter, 'Bo');
  const { params, start } = await propose(taken.talent, taken.id);
  await colleague.visitor.ok('acceptTime', { params, body: { start } });
  // Other times in their place are theirs to know of, too.
  await propose(taken.talent, taken.id, params.meeting);
  world.clock.advance({ minutes: 11 });
  await tellWhoIsAway(world.server.app);
  expect((await toldTo(colleague, taken.id)).mails).toEqual([
    'meetingSet with a file',
    'meetingOff with a file',
    'timesProposed',
  ]);
  expect(await toldTo(bystander, taken.id)).toEqual({ mails: [], page: [] });
});

test('whoever proposed times is told that none was taken, and finds the conversation first in the list', async () => {
  const { talent, id } = await connect(recruiter, 'Eli');
  const { params } = await propose(colleague, id);
  world.clock.advance({ minutes: 1 });
  const later = await connect(recruiter, 'Fia');
  await later.talent.visitor.ok('sendMessage', {
    params: { id: later.id },
    body: { clientId: randomUUID(), text: 'Hello' },
  });
  const first = async () =>
    (await colleague.visitor.ok('listConversations', { query: { userType: 'talentSeeker' } }))[0]?.id;
  expect(await first()).toBe(later.id);
  world.clock.advance({ minutes: 1 });
  await talent.visitor.ok('cancelMeeting', { params, body: {} });
  expect(await first()).toBe(id);
  expect((await toldTo(colleague, id)).mails).toEqual(['timesDeclined']);
  const { entries } = await colleague.visitor.ok('listNotifications');
  expect(entries[0]?.title).toMatch(/^Eli .*cannot meet at the times you proposed$/);

  // The talent meets the company; what one takes back oneself nobody is told of.
  const theirs = await propose(talent, id);
  await recruiter.visitor.ok('cancelMeeting', { params: theirs.params, body: {} });
  expect((await toldTo(talent, id)).mails).toEqual(['timesDeclined']);
  expect((await talent.visitor.ok('listNotifications')).entries[0]?.title).toBe(
    'Kvist AB cannot meet at the times you proposed',
  );
  const own = await propose(talent, id);
  await talent.visitor.ok('cancelMeeting', { params: own.params, body: {} });
  expect((await toldTo(colleague, id)).mails).toEqual(['timesDeclined']);
});

test('who of the company it was is told to the talent nowhere, and is kept no longer than their account', async () => {
  const { talent, id } = await connect(recruiter, 'Ceo');
  const kept = await joinAsColleague(world, recruiter, 'Nils');
  const { params, start } = await propose(kept, id);
  await talent.visitor.ok('acceptTime', { params, body: { start } });
  const answers = [
    (await talent.visitor.call('listMeetings', { params: { id } })).text,
    (await talent.visitor.call('getConversation', { params: { id } })).text,
    (await talent.visitor.call('exportMyData')).text,
  ];
  for (const answer of answers) expect(answer).not.toMatch(new RegExp(`Nils|${kept.me.id}`));
  const { meetings } = world.server.app.models;
  const ofThem = () => meetings.countDocuments({ handledBy: kept.me.id });
  expect(await ofThem()).toBe(1);
  expect((await kept.visitor.call('exportMyData')).body).toMatchObject({
    recruiter: { timesToMeet: [{ openRole: 'Backend engineer', times: [start] }] },
  });
  await kept.visitor.ok('deleteMe');
  expect(await ofThem()).toBe(0);
});

test('the talent meets the company, whoever of it asked, proposed the times or left meanwhile', async () => {
  const sender = await joinAsRecruiter(world, { givenName: 'Sven', familyName: 'Sändare' }, 'Blad AB');
  const other = await joinAsColleague(world, sender, 'Alva');
  const { talent, id } = await connect(sender, 'Dag');
  const { params, start } = await propose(other, id);
  await talent.visitor.ok('acceptTime', { params, body: { start } });
  await sender.visitor.ok('deleteMe');
  await other.visitor.ok('cancelMeeting', { params, body: {} });
  const mails = await world.server.app.models.outbox
    .find({ 'payload.toUser': talent.me.id, 'payload.template': /^meeting/ })
    .lean();
  expect(mails.map(({ payload }) => (payload as { values: { otherName: string } }).values.otherName)).toEqual([
    'Blad AB',
    'Blad AB',
  ]);
  expect((await toldTo(talent, id)).page.map(({ title }) => title.split(':').slice(0, 2).join(':'))).toEqual([
    'Cancelled: your meeting with Blad AB',
    expect.stringContaining('You meet Blad AB'),
  ]);
  expect((await toldTo(other, id)).page.at(-1)?.title).toContain('You meet Dag');
});

test('a company that is called after its owner is named no longer than they are there', async () => {
  const sender = await joinAsRecruiter(world, { givenName: 'Olle', familyName: 'Ägare' }, 'Tall AB');
  const other = await joinAsColleague(world, sender, 'Vera');
  const { models } = world.server.app;
  await models.companies.updateOne(
    { _id: sender.company.id },
    { $set: { name: 'Olle Ägare (company)', autoGenerated: true } },
  );
  const { talent, id } = await connect(sender, 'Eli');
  const { params, start } = await propose(other, id);
  await talent.visitor.ok('acceptTime', { params, body: { start } });
  const told = async () =>
    JSON.stringify([await toldTo(talent, id), await models.outbox.find({ key: /^meeting/ }).lean()]);
  expect(await told()).toContain('Olle');
  await sender.visitor.ok('deleteMe');
  expect(await told()).not.toContain('Olle');
  await other.visitor.ok('cancelMeeting', { params, body: {} });
  expect((await toldTo(talent, id)).page.map(({ title }) => title)).toEqual(['Cancelled: your meeting with A company']);
});
