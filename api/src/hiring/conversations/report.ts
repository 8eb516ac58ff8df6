import { Types } from 'mongoose';
import type { ReportInput } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import type { Caller } from '../../platform/endpoints/index.js';
import { AppError, isDuplicateKey } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import { participantIn } from './participant.js';

/**
 * Stores a report of a conversation for the platform; the other side never learns of it.
 * @throws AppError 404 for whoever has no part in it, 409 while a report of this side is open
 */
export async function reportConversation(
  app: Collections<'abuseReports' | 'connections'> & Pick<Platform, 'clock'>,
  caller: Caller,
  id: string,
  { reason, text }: ReportInput,
): Promise<void> {
  const { connection, side } = await participantIn(app, caller, id);
  await app.models.abuseReports
    .insertOne({
      _id: new Types.ObjectId(),
      connectionId: connection._id,
      companyId: connection.companyId,
      jobSeekerProfileId: connection.jobSeekerProfileId,
      about: 'conversation',
      by: side,
      reason,
      text,
      status: 'open',
      createdAt: app.clock.now(),
    })
    .catch((error: unknown) => {
      throw isDuplicateKey(error)
        ? new AppError(409, t('You have reported this conversation already. We look into it.'))
        : error;
    });
}
