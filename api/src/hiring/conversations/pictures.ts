import { Types } from 'mongoose';
import { t } from '@vela/language';
import { type Caller, ReadyBytes } from '../../platform/endpoints/index.js';
import { type AppError, notFound } from '../../platform/errors/index.js';
import type { ConversationReadDocument } from '../../records/conversation.js';
import type { Collections } from '../../records/models.js';
import { participantIn } from './participant.js';
import { knownColleagues } from './people.js';

const noPicture = (): AppError => notFound(t('There is no such picture.'));

/**
 * The picture of somebody of the company, for their colleagues and for a talent whom they wrote to.
 * @throws AppError 404 for everybody else, as if there were none
 */
export async function readColleaguePicture(
  { models, records }: Collections<'connections' | 'conversationReads' | 'profilePictures' | 'users'>,
  caller: Caller,
  id: string,
  person: string,
): Promise<ReadyBytes> {
  const { connection, side } = await participantIn({ models, records }, caller, id);
  const userId = new Types.ObjectId(person);
  const reads = await models.conversationReads
    .find({ connectionId: connection._id })
    .lean<ConversationReadDocument[]>();
  if (side === 'jobSeeker' && !knownColleagues({ connection }, reads).includes(person)) throw noPicture();
  const member = await models.users.exists({ _id: userId, companyId: connection.companyId });
  const picture = member === null ? null : await models.profilePictures.findOne({ userId });
  if (picture === null) throw noPicture();
  return new ReadyBytes(picture.bytes, picture.contentType, `"${picture.updatedAt.getTime().toString(36)}"`);
}
