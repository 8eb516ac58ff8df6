import type { QueryFilter, Types } from 'mongoose';
import type { OutboxDocument } from '../../records/outbox-message.js';

/**
 * @param user whose, with every way in which mails name their address
 * @returns messages that are still to leave, or never left, and are theirs: to them, or written by them. Of what was delivered nothing is
 *   kept that names anybody.
 */
export const waitingMailsOf = (user: {
  readonly id: Types.ObjectId;
  readonly written: readonly string[];
}): QueryFilter<OutboxDocument> & { readonly $or: QueryFilter<OutboxDocument>[] } => ({
  status: { $in: ['pending', 'failed'] },
  $or: [
    { 'payload.to': { $in: user.written } },
    { 'payload.replyTo': { $in: user.written } },
    { 'payload.email': { $in: user.written } },
    { 'payload.toUser': user.id.toHexString() },
  ],
});
