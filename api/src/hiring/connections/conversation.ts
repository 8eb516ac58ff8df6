import { type ClientSession, Types } from 'mongoose';
import type { ConversationStage } from '@vela/contracts/constants';
import { PATHS, pathTo } from '@vela/contracts/routes';
import type { ConversationInput, SentConnection } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { mentionedIn } from '@vela/market/conversations';
import { nameOfUser } from '../../accounts/users/index.js';
import type { Settings } from '../../config/index.js';
import { type CompanyCaller, isTalentIn, onCompanysSide } from '../../platform/endpoints/index.js';
import { AppError } from '../../platform/errors/index.js';
import { leaveMail } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { ConnectionDocument, ConversationRecord } from '../../records/connection.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import type { Catalogue } from '../../reference/categories/index.js';
import type { ReplyBoard } from '../replies/index.js';
import { toSent } from './list.js';
import { conversationOf } from './mappers.js';
import { noSuchRequest } from './sides.js';

interface Needs
  extends
    Collections<'companies' | 'connections' | 'jobSeekerProfiles' | 'users'>,
    Pick<Platform, 'clock' | 'handles' | 'inTransaction' | 'outbox'>,
    Settings<'appOrigin'> {
  readonly catalogue: Catalogue;
  readonly replies: ReplyBoard;
}

/** @throws AppError 409 if a colleague has changed the notes since they were read */
function changed(record: ConversationRecord, { stage, notes, notesRevision }: ConversationInput): ConversationRecord {
  const restaged = { ...record, stage: stage ?? record.stage };
  if (notes === undefined || notes === record.notes) return restaged;
  if (notesRevision !== record.notesRevision)
    throw new AppError(409, t('A colleague has changed these notes meanwhile. Read them, then save yours again.'));
  return { ...restaged, notes, notesRevision: record.notesRevision + 1 };
}

/** Tells colleagues whom the notes name now and did not before. */
async function tellMentioned(
  app: Needs,
  { companyId, userId }: CompanyCaller,
  { _id, openRole, jobSeekerProfileId }: ConnectionDocument,
  { before, after }: { readonly before: ConversationRecord; readonly after: ConversationRecord },
  session: ClientSession,
): Promise<void> {
  if (after.notesRevision === before.notesRevision || !after.notes.includes('@')) return;
  const members = await app.models.users.find({ companyId }).session(session).lean<UserDocument[]>();
  const author = members.find((member) => member._id.equals(userId));
  // Notes about a talent who is one of them meanwhile are not hers to be told of.
  const colleagues = members.filter((member) => member !== author && !isTalentIn(member, { jobSeekerProfileId }));
  const names = colleagues.map(nameOfUser);
  const old = mentionedIn(before.notes, names);
  const named = mentionedIn(after.notes, names).filter((name) => !old.includes(name));
  for (const colleague of colleagues.filter((one) => named.includes(nameOfUser(one))))
    await leaveMail(
      app,
      session,
      `mentioned:${_id.toHexString()}:${colleague._id.toHexString()}:${after.notesRevision}`,
      {
        to: { user: colleague._id },
        template: 'mentioned',
        by: { sender: userId },
        about: userId,
        values: () => ({
          firstName: colleague.givenName,
          otherName: author === undefined ? t('A colleague') : nameOfUser(author),
          roleName: openRole.name,
          url: `${app.config.appOrigin}${pathTo(PATHS.conversation, { connectionId: _id.toHexString() })}`,
        }),
      },
    );
}

async function write(
  app: Needs,
  caller: CompanyCaller,
  id: string,
  input: ConversationInput,
  session: ClientSession,
): Promise<ConnectionDocument> {
  const _id = new Types.ObjectId(id);
  const connection = await app.models.connections
    .findOne({ _id, ...onCompanysSide(caller) })
    .session(session)
    .lean<ConnectionDocument | null>();
  // Of a talent who is gone there is nothing more to note; the company's list has no such request either.
  const talent =
    connection && (await app.models.jobSeekerProfiles.exists({ _id: connection.jobSeekerProfileId }).session(session));
  if (connection === null || talent === null) throw noSuchRequest();
  if (connection.status !== 'accepted')
    throw new AppError(409, t('Notes and stage begin once the talent has accepted.'));
  const before = conversationOf(connection);
  const conversation = changed(before, input);
  await app.models.connections.updateOne({ _id }, { $set: { conversation } }, { session });
  await tellMentioned(app, caller, connection, { before, after: conversation }, session);
  return { ...connection, conversation };
}

/**
 * Changes the company's own notes and stage of an accepted connection, and tells colleagues whom the notes name anew.
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

/**
 * Notes in the company's own record that the conversation ended in a hire.
 * @param session the transaction that reports the hire
 * @returns the stage that it was in before
 */
export async function markHired(
  { models }: Collections<'connections'>,
  _id: Types.ObjectId,
  session: ClientSession,
): Promise<ConversationStage> {
  const connection = await models.connections.findById(_id).session(session).orFail().lean<ConnectionDocument>();
  const before = conversationOf(connection);
  const conversation: ConversationRecord = { ...before, stage: 'hired' };
  await models.connections.updateOne({ _id }, { $set: { conversation } }, { session });
  return before.stage;
}

/** The hire does not stand: the conversation is where it was, unless the company has said otherwise since. */
export async function unmarkHired(
  { models }: Collections<'connections'>,
  _id: Types.ObjectId,
  before: ConversationStage | undefined,
  session: ClientSession,
): Promise<void> {
  // Whoever had said "Hired" before they reported it had an agreement in view.
  const stage = before === undefined || before === 'hired' ? 'offered' : before;
  await models.connections.updateOne(
    { _id, 'conversation.stage': 'hired' },
    { $set: { 'conversation.stage': stage } },
    { session },
  );
}
