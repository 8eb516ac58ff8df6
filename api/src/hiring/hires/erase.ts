import type { ClientSession, Connection, Types } from 'mongoose';
import { t } from '@vela/language';
import { type AppError, notFound } from '../../platform/errors/index.js';
import type { HireDocument } from '../../records/hire.js';
import type { Collections } from '../../records/models.js';
import { isStillThere } from '../sight/index.js';

export const noSuchHire = (): AppError => notFound(t('There is no such hire.'));

/** That a talent told of a hire is part of how it came to be; what they said was signed is theirs. */
const WITHOUT_REPORT = { $set: { talentReport: null, talentReportErased: true } } as const;

/** Takes away what a talent said of their hires. @param session null for what was said while the account was erased */
export async function eraseToldOfHires(
  { models }: Collections<'hires'>,
  jobSeekerProfileId: Types.ObjectId,
  session: ClientSession | null,
): Promise<void> {
  const within = session === null ? {} : { session };
  await models.hires.updateMany({ jobSeekerProfileId, answer: { $ne: null } }, { $set: { 'answer.note': '' } }, within);
  await models.hires.updateMany({ jobSeekerProfileId, talentReport: { $ne: null } }, WITHOUT_REPORT, within);
}

/**
 * Asked after a talent said something of a hire: who left at that moment had what they said erased before it was there.
 * @throws AppError 404 for a talent who left; what they said is taken back
 */
export async function keepToldOfHires(
  app: Collections<'hires' | 'jobSeekerProfiles'>,
  jobSeekerProfileId: Types.ObjectId,
): Promise<void> {
  if (await isStillThere(app, jobSeekerProfileId)) return;
  await eraseToldOfHires(app, jobSeekerProfileId, null);
  throw noSuchHire();
}

/** Takes away what talents told of their hires who left before that went with them. */
export async function forgetReportsOf(connection: Connection, talents: readonly Types.ObjectId[]): Promise<void> {
  await connection
    .collection<HireDocument>('hires')
    .updateMany({ jobSeekerProfileId: { $in: [...talents] }, talentReport: { $type: 'object' } }, WITHOUT_REPORT);
}
