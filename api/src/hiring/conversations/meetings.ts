import { type ClientSession, Types } from 'mongoose';
import {
  CHANGEABLE_MEETING_STATES,
  type ChangeableMeetingState,
  type ConversationSide,
} from '@vela/contracts/constants';
import type { Meeting, MeetingCancel, MeetingInput } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { mailDueAt, meetingTimeProblem, type Turn, turnAfter } from '@vela/market/conversations';
import { MINUTE_MS } from '@vela/market/days';
import { turnAfterWords } from '@vela/market/replies';
import { type Caller, ReadyBytes } from '../../platform/endpoints/index.js';
import { AppError, fieldError, notFound } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { ConversationDocument } from '../../records/conversation.js';
import type { MeetingDocument } from '../../records/meeting.js';
import type { Collections } from '../../records/models.js';
import { isLong, wordsIn } from '../replies/index.js';
import { meetingCalendar, type MeetingMailNeeds, type MeetingTelling, tellOfMeeting } from './meeting-mails.js';
import { newsOf } from './news.js';
import { conversationOf, type Participant, participantIn } from './participant.js';
import { checkGoesOn, progressOf, saveProgress, turnIn } from './progress.js';
import { timesToCome } from './proposals.js';
import { tellSide } from './tell-side.js';

export type MeetingNeeds = MeetingMailNeeds &
  Collections<'connections' | 'meetings'> &
  Pick<Platform, 'inTransaction' | 'live'>;

const meetingOf = (meeting: MeetingDocument): Meeting => ({
  id: meeting._id.toHexString(),
  proposedBy: meeting.proposedBy,
  starts: meeting.starts.map((start) => start.toISOString()),
  minutes: meeting.minutes,
  place: meeting.place,
  state: meeting.state,
  start: meeting.start?.toISOString() ?? null,
});

const meetingsIn = async ({ models }: Collections<'meetings'>, connectionId: Types.ObjectId): Promise<Meeting[]> => {
  const meetings = await models.meetings.find({ connectionId }).sort({ createdAt: 1 }).lean<MeetingDocument[]>();
  return meetings.map(meetingOf);
};

/** @returns the proposals of a conversation, the oldest first @throws AppError 404 for whoever has no part in it */
export async function listMeetings(
  app: Collections<'connections' | 'meetings'>,
  caller: Caller,
  id: string,
): Promise<Meeting[]> {
  const { connection } = await participantIn(app, caller, id);
  return meetingsIn(app, connection._id);
}

async function meetingIn(
  { models }: Collections<'meetings'>,
  connection: ConnectionDocument,
  meetingId: string,
  session: ClientSession | null = null,
): Promise<MeetingDocument> {
  const meeting = await models.meetings
    .findOne({ _id: new Types.ObjectId(meetingId), connectionId: connection._id })
    .session(session)
    .lean<MeetingDocument | null>();
  if (meeting === null) throw notFound(t('There is no such meeting.'));
  return meeting;
}

/** Writes what becomes of a meeting; whoever had it in the calendar is told. */
export async function changeMeeting(
  app: MeetingMailNeeds & Collections<'meetings'>,
  connection: ConnectionDocument,
  meeting: MeetingDocument,
  changes: Pick<MeetingDocument, 'state'> & Partial<MeetingDocument>,
  session: ClientSession,
  telling: MeetingTelling = {},
): Promise<void> {
  const changed = { ...meeting, ...changes, sequence: meeting.sequence + 1 };
  const { _id, ...rest } = changed;
  await app.models.meetings.updateOne({ _id }, { $set: rest }, { session });
  await tellOfMeeting(app, connection, changed, session, telling);
}

/** @throws AppError 409 for a meeting that is off, or that took place: nobody is told by mail that it does not */
function checkToCome({ state, start, minutes }: MeetingDocument, now: Date): void {
  if (state === 'cancelled' || state === 'moved') throw new AppError(409, t('This meeting is off already.'));
  if (state === 'accepted' && start !== null && start.getTime() + minutes * MINUTE_MS <= now.getTime())
    throw new AppError(409, t('This meeting has taken place already.'));
}

/**
 * @param was how whoever changes the meeting saw it last; a page of an earlier version does not say it
 * @param text that the meeting is left as it is
 * @throws AppError 409 where a time was agreed on since
 */
function checkSeen({ state }: MeetingDocument, was: ChangeableMeetingState | undefined, text: string): void {
  if (was === 'proposed' && state === 'accepted') throw new AppError(409, text);
}

/** A company that proposes, takes or refuses a time has answered the yes. */
const firstStep = (progress: ConversationDocument, side: ConversationSide, now: Date): Partial<ConversationDocument> =>
  side === 'company' && progress.companyBeganAt === null ? { companyBeganAt: now } : {};

/**
 * Proposes times, in the place of a meeting where one is moved; those that wait for an answer already, or of which
 * one was taken, are not proposed twice.
 * @throws AppError 404 for whoever has no part in the conversation, 409 once it has ended, or for a moved meeting that is off, took place, or was agreed on since the caller saw it, 422 for a time that is past or far off
 */
export async function proposeTimes(
  app: MeetingNeeds,
  caller: Caller,
  id: string,
  { starts, minutes, place, replaces, was }: MeetingInput,
): Promise<Meeting[]> {
  const { connection, side, userId } = await participantIn(app, caller, id);
  const now = app.clock.now();
  const moments = [...new Set(starts)]
    .map((start) => new Date(start))
    .sort((one, other) => Number(one) - Number(other));
  const [problem] = moments.flatMap((moment) => meetingTimeProblem(moment, now) ?? []);
  if (problem !== undefined) throw fieldError('starts', problem);
  await app.inTransaction(async (session) => {
    const progress = await progressOf(app, connection, session);
    checkGoesOn(progress);
    const moved = replaces === undefined ? null : await meetingIn(app, connection, replaces, session);
    const proposal = { connectionId: connection._id, proposedBy: side, starts: moments, minutes, place };
    const known = await app.models.meetings
      .exists({ ...proposal, state: { $in: CHANGEABLE_MEETING_STATES } })
      .session(session);
    // Sent again, as after an answer that was lost: the other side is asked once, whether it has answered since or not.
    if (known !== null && (moved === null || moved.state === 'moved')) return;
    if (moved !== null) {
      checkToCome(moved, now);
      checkSeen(moved, was, t('A time has been agreed on meanwhile. The meeting was not moved.'));
      await changeMeeting(app, connection, moved, { state: 'moved' }, session);
    }
    const _id = new Types.ObjectId();
    await app.models.meetings.insertOne(
      {
        _id,
        ...proposal,
        handledBy: side === 'company' ? userId : null,
        state: 'proposed',
        start: null,
        calendarId: moved?.calendarId ?? _id,
        sequence: moved === null ? 0 : moved.sequence + 1,
        createdAt: now,
      },
      { session },
    );
    const turn = turnAfter(turnIn(progress, connection), side, now);
    await saveProgress(
      app,
      connection,
      {
        waitingFor: turn.for,
        waitingSince: turn.since,
        mailDueAt: progress.mailDueAt ?? mailDueAt(now),
        ...firstStep(progress, side, now),
      },
      session,
    );
    await app.live.tell(session, newsOf('conversation', connection));
  }, conversationOf(connection._id));
  return meetingsIn(app, connection._id);
}

/**
 * Takes one of the times that the other side proposed; the same one again, as after an answer that was lost, changes nothing.
 * @throws AppError 403 for one's own proposal, 404 for whoever has no part in it, 409 if it was answered before, 422 for a
 * time that was not proposed
 */
export async function acceptTime(
  app: MeetingNeeds,
  caller: Caller,
  { id, meeting: meetingId }: { readonly id: string; readonly meeting: string },
  start: string,
): Promise<Meeting[]> {
  const { connection, side, userId } = await participantIn(app, caller, id);
  await app.inTransaction(async (session) => {
    const progress = await progressOf(app, connection, session);
    checkGoesOn(progress);
    const meeting = await meetingIn(app, connection, meetingId, session);
    if (meeting.proposedBy === side) throw new AppError(403, t('The other side chooses among your times.'));
    if (meeting.state === 'accepted' && meeting.start?.getTime() === Date.parse(start)) return;
    if (meeting.state !== 'proposed') throw new AppError(409, t('These times are no longer proposed.'));
    const chosen = meeting.starts.find((proposed) => proposed.getTime() === Date.parse(start));
    const now = app.clock.now();
    if (chosen === undefined || chosen <= now) throw fieldError('start', t('Choose one of the times to come.'));
    const handledBy = side === 'company' ? userId : (meeting.handledBy ?? null);
    const taken = { state: 'accepted', start: chosen, acceptedAt: now, handledBy } as const;
    await changeMeeting(app, connection, meeting, taken, session);
    // They agree: nobody waits for an answer.
    const settled = { waitingFor: null, waitingSince: null, ...firstStep(progress, side, now) };
    await saveProgress(app, connection, settled, session);
    await app.live.tell(session, newsOf('conversation', connection));
  }, conversationOf(connection._id));
  return meetingsIn(app, connection._id);
}

/**
 * A proposal that nobody has answered is off. Whoever refuses it has said something; where its own side takes it back, it
 * is the turn of before, as if it had not been made.
 */
async function dropProposal(
  app: MeetingNeeds & Collections<'messages'>,
  { connection, side }: Participant,
  meeting: MeetingDocument,
  session: ClientSession,
): Promise<void> {
  const now = app.clock.now();
  const isOwn = meeting.proposedBy === side;
  // Of times that are all past nothing is taken back: they were there to be chosen.
  const isTooLate = isOwn && timesToCome(meeting, now).length === 0;
  const dropped = {
    state: 'cancelled' as const,
    ...(isOwn ? { takenBackAt: isTooLate ? null : now } : { refusedAt: now }),
  };
  await changeMeeting(app, connection, meeting, dropped, session);
  const progress = await progressOf(app, connection, session);
  if (isTooLate || progress.endedAt !== null) return;
  const turn = isOwn
    ? await turnByWords(app, connection, progress, session)
    : turnAfter(turnIn(progress, connection), side, now);
  const first = isOwn ? {} : firstStep(progress, side, now);
  await saveProgress(
    app,
    connection,
    { waitingFor: turn?.for ?? null, waitingSince: turn?.since ?? null, ...first },
    session,
  );
  if (isOwn) return;
  const told = { template: 'timesDeclined', key: meeting._id.toHexString() } as const;
  await tellSide(app, connection, meeting.proposedBy, told, session);
}

async function turnByWords(
  app: Collections<'meetings' | 'messages'>,
  { answeredAt }: ConnectionDocument,
  progress: ConversationDocument,
  session: ClientSession,
): Promise<Turn | null> {
  const words = (await wordsIn(app, [progress], session)).get(progress._id.toHexString()) ?? [];
  return turnAfterWords({ acceptedAt: answeredAt, words, begunBefore: isLong(progress) });
}

/**
 * Takes a proposal back, refuses one or calls a meeting off.
 * @throws AppError 404, 409 if it is off already, took place, or was agreed on since the caller saw it
 */
export async function cancelMeeting(
  app: MeetingNeeds & Collections<'messages'>,
  caller: Caller,
  { id, meeting: meetingId }: { readonly id: string; readonly meeting: string },
  { was }: MeetingCancel,
): Promise<Meeting[]> {
  const participant = await participantIn(app, caller, id);
  const { connection } = participant;
  await app.inTransaction(async (session) => {
    const meeting = await meetingIn(app, connection, meetingId, session);
    checkToCome(meeting, app.clock.now());
    checkSeen(meeting, was, t('A time has been agreed on meanwhile. The meeting stands.'));
    if (meeting.state === 'proposed') await dropProposal(app, participant, meeting, session);
    else await changeMeeting(app, connection, meeting, { state: 'cancelled' }, session);
    await app.live.tell(session, newsOf('conversation', connection));
  }, conversationOf(connection._id));
  return meetingsIn(app, connection._id);
}

/** @returns the calendar file of a meeting that was agreed on @throws AppError 404 before that, and for others */
export async function readCalendar(
  app: MeetingNeeds,
  caller: Caller,
  { id, meeting: meetingId }: { readonly id: string; readonly meeting: string },
): Promise<ReadyBytes> {
  const { connection, side } = await participantIn(app, caller, id);
  const meeting = await meetingIn(app, connection, meetingId);
  if (meeting.start === null) throw notFound(t('There is no time yet.'));
  const file = meetingCalendar(app, connection, meeting, { start: meeting.start, isTalent: side === 'jobSeeker' });
  return new ReadyBytes(Buffer.from(file), 'text/calendar; charset=utf-8');
}
