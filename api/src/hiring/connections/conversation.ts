import { type ClientSession, Types } from 'mongoose';
import type { ConversationInput, SentConnection } from '@vela/contracts/schemas';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import { AppError, notFound } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { ConnectionDocument, ConversationRecord } from '../../records/connection.js';
import type { Collections } from '../../records/models.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { toSent } from './list.js';
import { conversationOf } from './mappers.js';

interface Needs
  extends
    Collections<'connections' | 'jobSeekerProfiles' | 'users'>,
    Pick<Platform, 'clock' | 'handles' | 'inTransaction'> {
  readonly catalogue: Catalogue;
}

/** @throws AppError 409 if a colleague has changed the notes since they were read */
function changed(record: ConversationRecord, { stage, notes, notesRevision }: ConversationInput): ConversationRecord {
  const restaged = { ...record, stage: stage ?? record.stage };
  if (notes === undefined || notes === record.notes) return restaged;
  if (notesRevision !== record.notesRevision)
    throw new AppError(409, 'A colleague has changed these notes meanwhile. Read them, then save yours again.');
  return { ...restaged, notes, notesRevision: record.notesRevision + 1 };
}

async function write(
  { models }: Collections<'connections'>,
  { companyId }: CompanyCaller,
  id: string,
  input: ConversationInput,
  session: ClientSession,
): Promise<ConnectionDocument> {
  const _id = new Types.ObjectId(id);
  const connection = await models.connections
    .findOne({ _id, companyId })
    .session(session)
    .lean<ConnectionDocument | null>();
  if (connection === null) throw notFound('There is no such request.');
  if (connection.status !== 'accepted') throw new AppError(409, 'Notes and stage begin once the talent has accepted.');
  const conversation = changed(conversationOf(connection), input);
  await models.connections.updateOne({ _id }, { $set: { conversation } }, { session });
  return { ...connection, conversation };
}

/**
 * Changes the company's own notes and stage of an accepted connection.
 * @throws AppError 404 if the company has no such connection, 409 if it is not accepted or the notes were changed
 * meanwhile
 */
export async function updateConversation(
  app: Needs,
  caller: CompanyCaller,
  id: string,
  input: ConversationInput,
): Promise<SentConnection> {
  const connection = await app.inTransaction((session) => write(app, caller, id, input, session));
  const [sent] = await toSent(app, caller.companyId, [connection]);
  if (sent === undefined) throw new Error('The talent vanished while the notes were saved.');
  return sent;
}

/** Notes in the company's own record that the talk ended in a hire. @param session the transaction that reports the hire */
export async function markHired(
  { models }: Collections<'connections'>,
  _id: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  const connection = await models.connections.findById(_id).session(session).orFail().lean<ConnectionDocument>();
  const conversation: ConversationRecord = { ...conversationOf(connection), stage: 'hired' };
  await models.connections.updateOne({ _id }, { $set: { conversation } }, { session });
}
