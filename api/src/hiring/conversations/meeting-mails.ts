import type { ClientSession } from 'mongoose';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { pathIn, t, tongueAtHand } from '@vela/language';
import { MARKET_TIME_ZONE } from '@vela/market/days';
import type { Settings } from '../../config/index.js';
import { calendarOf } from '../../platform/calendar/index.js';
import { leaveMail, meetingTime } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { MeetingDocument } from '../../records/meeting.js';
import type { Collections } from '../../records/models.js';
import { aboutFor, aroundOf, otherNameFor } from './around.js';
import { progressOf } from './progress.js';

export type MeetingMailNeeds = Collections<'companies' | 'conversationReads' | 'conversations' | 'meetings' | 'users'> &
  Pick<Platform, 'clock' | 'outbox'> &
  Settings<'appOrigin'>;

/** @returns where a conversation is, for one of its sides */
export const conversationPath = (connectionId: string, isTalent: boolean): string =>
  pathTo(isTalent ? PATHS.talentConversation : PATHS.conversation, { connectionId });

/** @returns the calendar file of a meeting that was agreed on, for one side and in the language at hand */
export const meetingCalendar = (
  app: Pick<Platform, 'clock' | 'outbox'> & Settings<'appOrigin'>,
  connection: ConnectionDocument,
  meeting: MeetingDocument,
  { start, isTalent }: { readonly start: Date; readonly isTalent: boolean },
): string =>
  calendarOf({
    id: meeting.calendarId.toHexString(),
    sequence: meeting.sequence,
    start,
    minutes: meeting.minutes,
    title: t('Talk about {roleName}', { roleName: app.outbox.roleText(connection.openRole.name) }),
    place: meeting.place,
    url: app.config.appOrigin + pathIn(tongueAtHand(), conversationPath(connection._id.toHexString(), isTalent)),
    cancelled: meeting.state !== 'accepted',
    writtenAt: app.clock.now(),
  });

/** How a meeting is told of. */
export interface MeetingTelling {
  /** The talent is about to be forgotten: they are told nothing, and nobody is told anything of them. */
  readonly anonymous?: boolean;
}

/**
 * Tells both sides of a time that was agreed on, or that it is off, each with a file for the calendar. The talent meets the company: who of
 * it proposed or took the time is its own affair.
 */
export async function tellOfMeeting(
  app: MeetingMailNeeds,
  connection: ConnectionDocument,
  meeting: MeetingDocument,
  session: ClientSession,
  { anonymous = false }: MeetingTelling = {},
): Promise<void> {
  const { start } = meeting;
  if (start === null) return;
  const isSet = meeting.state === 'accepted';
  const known = await aroundOf(app, connection, session, { evenSuspended: !isSet });
  const around = anonymous
    ? { ...known, talent: undefined, readers: known.readers.filter((reader) => reader !== known.talent) }
    : known;
  const { timeZone } = await progressOf(app, connection, session);
  // Where they were to meet may be where the talent lives.
  const shown = anonymous ? { ...meeting, place: '' } : meeting;
  for (const reader of around.readers) {
    const isTalent = reader === around.talent;
    const shared = () => ({
      firstName: reader.givenName,
      otherName: otherNameFor(isTalent, around),
      roleName: connection.openRole.name,
      when: meetingTime(start, isTalent ? (timeZone ?? MARKET_TIME_ZONE) : MARKET_TIME_ZONE),
      url: app.config.appOrigin + conversationPath(connection._id.toHexString(), isTalent),
    });
    const key = `meeting:${meeting._id.toHexString()}:${meeting.sequence}:${reader._id.toHexString()}`;
    const sent = {
      to: { user: reader._id },
      about: aboutFor(isTalent, around),
      calendar: () => meetingCalendar(app, connection, shown, { start, isTalent }),
    };
    if (isSet)
      await leaveMail(app, session, key, {
        ...sent,
        template: 'meetingSet',
        values: () => ({ ...shared(), place: meeting.place }),
      });
    else await leaveMail(app, session, key, { ...sent, template: 'meetingOff', values: shared });
  }
}
