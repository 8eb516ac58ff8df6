import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { convertIcsCalendar } from 'ts-ics';
import { HOUR_MS, MINUTE_MS } from '@vela/market/days';
import {
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  requestTo,
  type Talent,
} from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { tellWhoIsAway } from './index.js';

let world: World;
let recruiter: Recruiter;
let talent: Talent;
let id: string;

beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
  recruiter = await joinAsRecruiter(world, { givenName: 'Rut' }, 'Kvist, Kompass; AB');
  talent = await joinAsTalent(world, { givenName: 'Ada' });
  id = (await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) })).id;
  await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
});
afterAll(() => world.stop());

const PLACE = 'Storgatan 1; third floor, ring twice — åäö and a line that is longer than a calendar takes in one';
const hoursFromNow = (hours: number): string =>
  new Date(Math.ceil(world.clock.now().getTime() / HOUR_MS + hours) * HOUR_MS).toISOString();
const propose = ({ visitor }: Recruiter | Talent, starts: readonly string[], replaces?: string) =>
  visitor.call('proposeTimes', {
    params: { id },
    body: { starts: [...starts], minutes: 45, place: PLACE, ...(replaces === undefined ? {} : { replaces }) },
  });
const filesOf = async ({ me }: Recruiter | Talent): Promise<string[]> => {
  const mails = await world.server.app.models.outbox.find({ 'payload.toUser': me.id }).sort({ _id: 1 }).lean();
  return mails.flatMap(({ payload }) => {
    const { calendar } = payload as { calendar?: string };
    return calendar === undefined ? [] : [calendar];
  });
};
const eventIn = (file: string) => {
  const [event] = convertIcsCalendar(undefined, file).events ?? [];
  if (event === undefined) throw new Error('The file holds no event.');
  return event;
};

test('times are proposed by one side and chosen by the other; both get a calendar file that says so', async () => {
  const starts = [hoursFromNow(48), hoursFromNow(24)];
  const [proposed] = (await propose(recruiter, starts)).body;
  expect(proposed).toMatchObject({
    proposedBy: 'company',
    state: 'proposed',
    starts: starts.toReversed(),
    start: null,
  });
  const meeting = proposed?.id ?? '';
  const accept = ({ visitor }: Recruiter | Talent, start: string) =>
    visitor.call('acceptTime', { params: { id, meeting }, body: { start } });
  expect((await accept(recruiter, starts[0] ?? '')).status).toBe(403);
  expect((await accept(talent, hoursFromNow(30))).status).toBe(422);
  expect((await talent.visitor.call('getMeetingCalendar', { params: { id, meeting } })).status).toBe(404);
  const { app } = world.server;
  await app.models.categories.updateOne(
    { 'roles.name': 'Backend engineer' },
    { $set: { 'roles.$.names': { sv: 'Backendutvecklare' } } },
  );
  await app.catalogue.reload();
  await talent.visitor.ok('chooseLanguage', { body: { language: 'sv' } });
  expect((await accept(talent, starts[0] ?? '')).body).toMatchObject([{ state: 'accepted', start: starts[0] }]);
  // Sent again, as after an answer that was lost, it is answered alike, and nobody gets a second file.
  expect((await accept(talent, starts[0] ?? '')).body).toMatchObject([{ state: 'accepted', start: starts[0] }]);
  expect((await accept(talent, starts[1] ?? '')).status).toBe(409);
  expect((await accept(recruiter, starts[0] ?? '')).status).toBe(403);

  // The role is called as its reader calls it.
  expect((await filesOf(talent)).map((file) => eventIn(file).summary)).toEqual(['Samtal om Backendutvecklare']);
  expect((await filesOf(recruiter)).map((file) => eventIn(file).summary)).toEqual(['Talk about Backend engineer']);
  await talent.visitor.ok('chooseLanguage', { body: { language: 'en' } });
  const page = await talent.visitor.call('getMeetingCalendar', { params: { id, meeting } });
  expect(page.headers.get('content-type')).toContain('text/calendar');
  for (const file of [page.text, ...(await filesOf(talent)), ...(await filesOf(recruiter))]) {
    expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const event = eventIn(file);
    expect(event.uid).toBe(`${meeting}@vela`);
    expect(event.start.date.toISOString()).toBe(starts[0]);
    expect(event.end?.date.toISOString()).toBe(new Date(Date.parse(starts[0] ?? '') + 45 * MINUTE_MS).toISOString());
    expect(event.location).toBe(PLACE);
    expect(event.status).toBe('CONFIRMED');
  }
});

test('a meeting that is moved is taken out of the calendars, and its new time stands under the same name', async () => {
  const [first] = await talent.visitor.ok('listMeetings', { params: { id } });
  const moved = (await propose(talent, [hoursFromNow(72)], first?.id)).body;
  expect(moved.map(({ state }) => state)).toEqual(['moved', 'proposed']);
  const off = eventIn((await filesOf(recruiter)).at(-1) ?? '');
  expect([off.status, off.uid]).toEqual(['CANCELLED', `${first?.id}@vela`]);
  const second = moved[1];
  await recruiter.visitor.ok('acceptTime', {
    params: { id, meeting: second?.id ?? '' },
    body: { start: second?.starts[0] ?? '' },
  });
  const on = eventIn((await filesOf(talent)).at(-1) ?? '');
  expect([on.status, on.uid]).toEqual(['CONFIRMED', `${first?.id}@vela`]);
  expect(Number(on.sequence)).toBeGreaterThan(Number(off.sequence));
});

test('a meeting is called off once, a time that is past or far off is not proposed, and nobody else has a part in it', async () => {
  const meeting = (await talent.visitor.ok('listMeetings', { params: { id } }))[1]?.id ?? '';
  const cancel = () => talent.visitor.call('cancelMeeting', { params: { id, meeting }, body: {} });
  expect((await cancel()).status).toBe(200);
  expect((await cancel()).status).toBe(409);
  expect(eventIn((await filesOf(recruiter)).at(-1) ?? '').status).toBe('CANCELLED');
  for (const start of ['2020-01-01T09:00:00.000Z', '9999-12-31T09:00:00.000Z'])
    expect((await propose(recruiter, [start])).status).toBe(422);
  const stranger = await joinAsTalent(world, { givenName: 'Stina' });
  expect((await stranger.visitor.call('listMeetings', { params: { id } })).status).toBe(404);

  const held = (await propose(recruiter, [hoursFromNow(24)])).body.at(-1);
  const params = { id, meeting: held?.id ?? '' };
  await talent.visitor.ok('acceptTime', { params, body: { start: held?.starts[0] ?? '' } });
  world.clock.advance({ days: 2 });
  // Nobody is told that a meeting is off which took place.
  expect((await talent.visitor.call('cancelMeeting', { params, body: {} })).body).toMatchObject({
    status: 409,
    detail: 'This meeting has taken place already.',
  });
  expect((await propose(talent, [hoursFromNow(24)], held?.id)).status).toBe(409);
  await talent.visitor.ok('deleteMe');
  expect(await world.server.app.models.meetings.countDocuments({ connectionId: id })).toBe(0);
});

test('a full day of messages swallows no meeting, and what came beside it stands on the page', async () => {
  const { app } = world.server;
  const other = await joinAsTalent(world, { givenName: 'Bo' });
  id = (await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, other) })).id;
  await other.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
  // Somebody else's words have filled the day.
  await app.inTransaction(async (session) => {
    const parties = { recipient: `user ${recruiter.me.id}` };
    while ((await app.outbox.spend(session, 'message', parties)) === 'sent');
  });
  const told = async () => (await recruiter.visitor.ok('listNotifications')).entries.map(({ title }) => title);
  const files = async () => (await filesOf(recruiter)).map((file) => eventIn(file).status);
  const before = { files: await files(), told: await told() };

  const meeting = (await propose(other, [hoursFromNow(24)])).body[0];
  world.clock.advance({ minutes: 11 });
  await tellWhoIsAway(app);
  const mails = await app.models.outbox.find({ 'payload.toUser': recruiter.me.id }).distinct('payload.template');
  expect(mails).not.toContain('timesProposed');
  expect((await told())[0]).toContain('proposes times');

  const params = { id, meeting: meeting?.id ?? '' };
  await recruiter.visitor.ok('acceptTime', { params, body: { start: meeting?.starts[0] ?? '' } });
  await other.visitor.ok('cancelMeeting', { params, body: {} });
  expect(await files()).toEqual([...before.files, 'CONFIRMED', 'CANCELLED']);
  expect(await told()).toHaveLength(before.told.length + 3);
});

test('times that are sent again, as after an answer that was lost, are proposed once', async () => {
  const other = await joinAsTalent(world, { givenName: 'Cia' });
  const params = { id: (await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, other) })).id };
  await other.visitor.ok('answerConnection', { params, body: { status: 'accepted' } });
  const proposeTo = (starts: readonly string[], replaces?: string) =>
    recruiter.visitor.ok('proposeTimes', {
      params,
      body: { starts: [...starts], minutes: 45, place: PLACE, ...(replaces === undefined ? {} : { replaces }) },
    });
  const starts = [hoursFromNow(60), hoursFromNow(61)];
  await Promise.all([proposeTo(starts), proposeTo(starts)]);
  const [proposed, ...others] = await proposeTo(starts.toReversed());
  expect([proposed?.state, others]).toEqual(['proposed', []]);
  const meeting = proposed?.id ?? '';
  const accept = (of: string, start: string | undefined) =>
    other.visitor.ok('acceptTime', { params: { ...params, meeting: of }, body: { start: start ?? '' } });
  await accept(meeting, starts[0]);
  // Nor where one of them was taken meanwhile.
  expect((await proposeTo(starts)).map(({ state }) => state)).toEqual(['accepted']);
  // Moved twice by the same press, it is moved once.
  const later = [hoursFromNow(70)];
  const [, moved] = await Promise.all([proposeTo(later, meeting), proposeTo(later, meeting)]);
  expect(moved.map(({ state }) => state)).toEqual(['moved', 'proposed']);
  await accept(moved[1]?.id ?? '', later[0]);
  expect((await proposeTo(later, meeting)).map(({ state }) => state)).toEqual(['moved', 'accepted']);
});

test('whoever saw times only proposed neither calls off nor moves what was agreed on meanwhile', async () => {
  const other = await joinAsTalent(world, { givenName: 'Dan' });
  const params = { id: (await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, other) })).id };
  await other.visitor.ok('answerConnection', { params, body: { status: 'accepted' } });
  const agree = async () => {
    const body = { starts: [hoursFromNow(50)], minutes: 45, place: PLACE };
    const meeting = (await recruiter.visitor.ok('proposeTimes', { params, body })).at(-1);
    const named = { ...params, meeting: meeting?.id ?? '' };
    await other.visitor.ok('acceptTime', { params: named, body: { start: meeting?.starts[0] ?? '' } });
    return named;
  };
  const states = async () => (await other.visitor.ok('listMeetings', { params })).map(({ state }) => state);
  const agreed = await agree();
  const move = (was?: 'proposed' | 'accepted') =>
    recruiter.visitor.call('proposeTimes', {
      params,
      body: { starts: [hoursFromNow(90)], minutes: 45, place: PLACE, replaces: agreed.meeting, ...(was && { was }) },
    });
  // The side that proposed, and that which chose in another tab.
  for (const { visitor } of [recruiter, other])
    expect((await visitor.call('cancelMeeting', { params: agreed, body: { was: 'proposed' } })).body).toMatchObject({
      status: 409,
      detail: 'A time has been agreed on meanwhile. The meeting stands.',
    });
  expect((await move('proposed')).body).toMatchObject({
    status: 409,
    detail: 'A time has been agreed on meanwhile. The meeting was not moved.',
  });
  expect(await states()).toEqual(['accepted']);
  expect((await move('accepted')).status).toBe(200);
  const moved = { ...params, meeting: (await other.visitor.ok('listMeetings', { params }))[1]?.id ?? '' };
  await other.visitor.ok('cancelMeeting', { params: moved, body: { was: 'proposed' } });
  expect(await states()).toEqual(['moved', 'cancelled']);
  await recruiter.visitor.ok('cancelMeeting', { params: await agree(), body: { was: 'accepted' } });
  // A page from before says nothing of what it saw.
  await recruiter.visitor.ok('cancelMeeting', { params: await agree(), body: {} });
  expect(await states()).toEqual(['moved', 'cancelled', 'cancelled', 'cancelled']);
});
