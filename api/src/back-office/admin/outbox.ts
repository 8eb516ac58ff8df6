import { Types } from 'mongoose';
import type { AdminMessage, AdminMessagePage, AdminRetried, MessageStatus, ReasonInput } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { recordAudit } from '../../platform/audit/index.js';
import type { Caller } from '../../platform/endpoints/index.js';
import { AppError, notFound } from '../../platform/errors/index.js';
import { deliverAgain, deliverFailedAgain } from '../../platform/outbox/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { OutboxDocument } from '../../records/outbox-message.js';
import { pageOf } from './page-of.js';

type Needs = Collections<'auditEntries' | 'outbox'> & Pick<Platform, 'clock' | 'inTransaction'>;

const templateIn = (payload: unknown): string | null =>
  typeof payload === 'object' && payload !== null && 'template' in payload && typeof payload.template === 'string'
    ? payload.template
    : null;

const rowOf = ({
  _id,
  kind,
  payload,
  status,
  attempts,
  fault,
  createdAt,
  dueAt,
  deliveredAt,
}: OutboxDocument): AdminMessage => ({
  id: _id.toHexString(),
  kind,
  template: templateIn(payload),
  status,
  attempts,
  fault,
  createdAt: createdAt.toISOString(),
  dueAt: dueAt.toISOString(),
  deliveredAt: deliveredAt?.toISOString() ?? null,
});

/** @returns a page of messages in one state, the latest due first */
export async function pageOfMessages(
  { models }: Collections<'outbox'>,
  { status, page }: { readonly status: MessageStatus; readonly page: number },
): Promise<AdminMessagePage> {
  const [{ total, found }, pending, failed] = await Promise.all([
    pageOf(models.outbox, { filter: { status }, sort: { dueAt: -1, _id: -1 }, page }),
    models.outbox.countDocuments({ status: 'pending' }),
    models.outbox.countDocuments({ status: 'failed' }),
  ]);
  return { total, rows: found.map(rowOf), counts: { pending, failed } };
}

/**
 * Has a message that failed or waits delivered again, with all attempts before it.
 * @throws AppError 404, 409 for one that is delivered or dropped, or is being delivered
 */
export async function retryMessage(
  app: Needs,
  caller: Caller,
  id: string,
  { reason }: ReasonInput,
): Promise<AdminMessage> {
  const _id = new Types.ObjectId(id);
  const again = await app.inTransaction(async (session) => {
    const before = await app.models.outbox.findById(_id).session(session).lean<OutboxDocument | null>();
    if (before === null) throw notFound(t('There is no such message.'));
    if (before.status === 'delivered') throw new AppError(409, t('This message is delivered already.'));
    if (before.status === 'dropped') throw new AppError(409, t('What this message tells of is over.'));
    const waiting = await deliverAgain(app, _id, session);
    if (waiting === null) throw new AppError(409, t('It is being delivered now.'));
    await recordAudit(app, session, {
      action: 'admin.messageRetried',
      actorId: caller.userId,
      subject: 'outboxMessage',
      subjectId: _id,
      details: { reason, before: before.status, attempts: before.attempts },
    });
    return waiting;
  });
  return rowOf(again);
}

/** Has all messages that failed delivered again, with all attempts before them. @returns how many */
export const retryFailedMessages = (app: Needs, caller: Caller, { reason }: ReasonInput): Promise<AdminRetried> =>
  app.inTransaction(async (session) => {
    const retried = await deliverFailedAgain(app, session);
    await recordAudit(app, session, {
      action: 'admin.messagesRetried',
      actorId: caller.userId,
      subject: 'adminList',
      subjectId: caller.userId,
      details: { reason, count: retried },
    });
    return { retried };
  });
