import { Types } from 'mongoose';
import type { ReportInput } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import type { Caller } from '../../platform/endpoints/index.js';
import { AppError, isDuplicateKey } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import { connectionOn } from './sides.js';

type Needs = Collections<'abuseReports' | 'connections'> & Pick<Platform, 'clock' | 'inTransaction'>;

/**
 * Stores a talent's report of a request, open or over, and notes it at the request.
 * @throws AppError 403 and 404 for those who may not, 409 if it was reported before
 */
export async function reportRequest(
  app: Needs,
  caller: Caller,
  id: string,
  { reason, text }: ReportInput,
): Promise<void> {
  const { _id, companyId, jobSeekerProfileId } = await connectionOn(
    app,
    'jobSeeker',
    caller,
    id,
    t('Only the talent can report a request.'),
  );
  const now = app.clock.now();
  const report = {
    _id: new Types.ObjectId(),
    connectionId: _id,
    companyId,
    jobSeekerProfileId,
    reason,
    text,
    status: 'open' as const,
    createdAt: now,
  };
  await app
    .inTransaction(async (session) => {
      await app.models.abuseReports.insertOne(report, { session });
      await app.models.connections.updateOne({ _id }, { $set: { reportedAt: now } }, { session });
    })
    .catch((error: unknown) => {
      throw isDuplicateKey(error) ? new AppError(409, t('You have reported this request already.')) : error;
    });
}
