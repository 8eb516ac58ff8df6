import { Types } from 'mongoose';
import type { ReportInput } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import type { Caller } from '../../platform/endpoints/index.js';
import { AppError } from '../../platform/errors/index.js';
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
  await app.inTransaction(async (session) => {
    // Once, also after the report is closed: what was sent does not change any more.
    const { matchedCount } = await app.models.connections.updateOne(
      { _id, reportedAt: null },
      { $set: { reportedAt: now } },
      { session },
    );
    if (matchedCount === 0) throw new AppError(409, t('You have reported this request already.'));
    await app.models.abuseReports.insertOne(report, { session });
  });
}
