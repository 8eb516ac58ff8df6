import type { Connection, Types } from 'mongoose';
import { forgetReasonsOn } from '../../platform/audit/index.js';
import type { AbuseReportDocument } from '../../records/abuse-report.js';
import type { AuditEntryDocument } from '../../records/audit-entry.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { MessageDocument } from '../../records/conversation.js';
import type { HireDocument } from '../../records/hire.js';

/** @returns those of some ids that a collection has no document of */
export async function goneFrom(
  connection: Connection,
  name: string,
  ids: readonly Types.ObjectId[],
): Promise<Types.ObjectId[]> {
  const there = await connection.collection(name).distinct('_id', { _id: { $in: [...ids] } });
  const known = new Set(there.map(String));
  return ids.filter((id) => !known.has(String(id)));
}

/** Takes away what administrators wrote about people who left before that went with them. */
export async function forgetReasonsOfLeavers(connection: Connection): Promise<void> {
  const auditEntries = connection.collection<AuditEntryDocument>('auditEntries');
  const hires = connection.collection<HireDocument>('hires');
  const reports = connection.collection<AbuseReportDocument>('abuseReports');
  const people = await auditEntries.distinct('subjectId', { subject: 'user', 'details.reason': { $exists: true } });
  const profiles = [...(await hires.distinct('jobSeekerProfileId')), ...(await reports.distinct('jobSeekerProfileId'))];
  const left = { jobSeekerProfileId: { $in: await goneFrom(connection, 'jobSeekerProfiles', profiles) } };
  await hires.updateMany({ ...left, rejection: { $type: 'string' } }, { $set: { rejection: '' } });
  await forgetReasonsOn(connection, [
    ...(await goneFrom(connection, 'users', people)),
    ...(await hires.distinct('_id', left)),
    ...(await reports.distinct('_id', left)),
  ]);
}

/** Likewise what they wrote at reports of requests that somebody sent, or of conversations that they wrote in, who has left. */
export async function forgetNotesOfLeavers(connection: Connection): Promise<void> {
  const reports = connection.collection<AbuseReportDocument>('abuseReports');
  const connections = connection.collection<ConnectionDocument>('connections');
  const messages = connection.collection<MessageDocument>('messages');
  const noted = await reports.find({ closingNote: { $gt: '' } }).toArray();
  const asked = await connections.find({ _id: { $in: noted.map(({ connectionId }) => connectionId) } }).toArray();
  const senders = new Set(
    (
      await goneFrom(
        connection,
        'users',
        asked.map(({ sentBy }) => sentBy),
      )
    ).map(String),
  );
  const sentByLeaver = new Set(asked.filter(({ sentBy }) => senders.has(String(sentBy))).map(({ _id }) => String(_id)));
  const writtenByLeaver = new Set(
    (
      await messages.distinct('connectionId', {
        connectionId: { $in: asked.map(({ _id }) => _id) },
        side: 'company',
        authorId: null,
      })
    ).map(String),
  );
  const about = noted.filter(({ connectionId, about: what, by }) => {
    const id = String(connectionId);
    return sentByLeaver.has(id) || (what === 'conversation' && by !== 'company' && writtenByLeaver.has(id));
  });
  const ids = about.map(({ _id }) => _id);
  await reports.updateMany({ _id: { $in: ids } }, { $set: { closingNote: '' } });
  await forgetReasonsOn(connection, ids);
}
