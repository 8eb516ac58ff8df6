import type { ClientSession, Connection, Types } from 'mongoose';
import type { HireDocument } from '../../records/hire.js';
import type { Collections } from '../../records/models.js';

/** That a talent told of a hire is part of how it came to be; what they said was signed is theirs. */
const WITHOUT_REPORT = { $set: { talentReport: null, talentReportErased: true } } as const;

/** Takes away what a talent said of their hires. */
export async function eraseToldOfHires(
  { models }: Collections<'hires'>,
  jobSeekerProfileId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  await models.hires.updateMany(
    { jobSeekerProfileId, answer: { $ne: null } },
    { $set: { 'answer.note': '' } },
    { session },
  );
  await models.hires.updateMany({ jobSeekerProfileId, talentReport: { $ne: null } }, WITHOUT_REPORT, { session });
}

/** Takes away what talents told of their hires who left before that went with them. */
export async function forgetReportsOf(connection: Connection, talents: readonly Types.ObjectId[]): Promise<void> {
  await connection
    .collection<HireDocument>('hires')
    .updateMany({ jobSeekerProfileId: { $in: [...talents] }, talentReport: { $type: 'object' } }, WITHOUT_REPORT);
}
