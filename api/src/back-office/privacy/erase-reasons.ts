import type { ClientSession, Types } from 'mongoose';
import { forgetReasons } from '../../platform/audit/index.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';

type Needs = Collections<'abuseReports' | 'auditEntries' | 'connections' | 'hires' | 'messages'>;

/**
 * Reports of a talent, of the requests that a person sent and of conversations that they wrote in for a company: administrators wrote
 * about whom they were about.
 */
async function reportsAbout(
  { models }: Needs,
  { _id: userId, jobSeekerProfileId }: UserDocument,
  session: ClientSession,
): Promise<readonly Types.ObjectId[]> {
  const sent = await models.connections.distinct('_id', { sentBy: userId }).session(session);
  const written = await models.messages
    .distinct('connectionId', { authorId: userId, side: 'company' })
    .session(session);
  const ofTalent = jobSeekerProfileId === null ? [] : [{ jobSeekerProfileId }];
  const ofCompany = [
    { connectionId: { $in: sent } },
    { connectionId: { $in: written }, about: 'conversation', by: { $ne: 'company' } } as const,
  ];
  return models.abuseReports.distinct('_id', { $or: [...ofCompany, ...ofTalent] }).session(session);
}

/**
 * Takes away what administrators wrote about a person: why they suspended them, closed a report, decided about a hire. The
 * log keeps that they did.
 */
export async function eraseReasons(app: Needs, user: UserDocument, session: ClientSession): Promise<void> {
  const { models } = app;
  const { _id: userId, jobSeekerProfileId } = user;
  const reports = await reportsAbout(app, user, session);
  await models.abuseReports.updateMany(
    { _id: { $in: [...reports] }, closingNote: { $type: 'string' } },
    { $set: { closingNote: '' } },
    { session },
  );
  if (jobSeekerProfileId === null) return forgetReasons(app, [userId, ...reports], session);
  const hires = await models.hires.distinct('_id', { jobSeekerProfileId }).session(session);
  await models.hires.updateMany(
    { _id: { $in: hires }, rejection: { $type: 'string' } },
    { $set: { rejection: '' } },
    { session },
  );
  return forgetReasons(app, [userId, jobSeekerProfileId, ...reports, ...hires], session);
}
