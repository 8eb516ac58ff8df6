import type { ClientSession, Types } from 'mongoose';
import type { Collections } from '../../records/models.js';

/** That a talent told of a hire is part of how it came to be; what they said was signed is theirs. */
export const WITHOUT_REPORT = { $set: { talentReport: null, talentReportErased: true } } as const;

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
