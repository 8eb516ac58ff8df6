import type { ClientSession, Types } from 'mongoose';
import type { Platform } from '../../platform/services/index.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { MeetingDocument } from '../../records/meeting.js';
import type { Collections } from '../../records/models.js';
import type { MeetingMailNeeds } from './meeting-mails.js';
import { changeMeeting } from './meetings.js';
import { newsOf } from './news.js';

export type CallOffNeeds = MeetingMailNeeds & Collections<'connections' | 'meetings'> & Pick<Platform, 'live'>;

/** Conversations of a company, of a talent, or of both. */
export interface Between {
  readonly companyId?: Types.ObjectId;
  readonly jobSeekerProfileId?: Types.ObjectId;
}

/**
 * Calls off every meeting to come, and takes back what is proposed: somebody does not want the other side any more, or
 * nobody is left who could come. Both sides are told as of any meeting that is off, and not why.
 * @param between whose
 * @param anonymous the talent's account is being deleted: the company is told without a word that tells of them
 */
export async function callOffMeetings(
  app: CallOffNeeds,
  between: Between,
  session: ClientSession,
  { anonymous = false }: { readonly anonymous?: boolean } = {},
): Promise<void> {
  const { models, clock, live } = app;
  const connections = await models.connections
    .find({ ...between, status: 'accepted' })
    .session(session)
    .lean<ConnectionDocument[]>();
  for (const connection of connections) {
    const meetings = await models.meetings
      .find({
        connectionId: connection._id,
        $or: [{ state: 'proposed' }, { state: 'accepted', start: { $gt: clock.now() } }],
      })
      .session(session)
      .lean<MeetingDocument[]>();
    for (const meeting of meetings)
      await changeMeeting(app, connection, meeting, { state: 'cancelled' }, session, { anonymous });
    if (meetings.length > 0) await live.tell(session, newsOf('conversation', connection));
  }
}
