import type { ClientSession, Types } from 'mongoose';
import type { Outbox } from '../outbox/index.js';
import type { MailName, ValuesOf } from './templates/index.js';

/**
 * Whom a mail is for. A user is looked up when it is delivered: the address is the one they have then, what they
 * switched off is respected, and who left gets nothing.
 */
export type Recipient = { readonly user: Types.ObjectId } | { readonly address: string };

export interface Mail<Name extends MailName> {
  readonly to: Recipient;
  readonly template: Name;
  readonly values: ValuesOf<Name>;
  /** Address that an answer goes to instead of the platform's. */
  readonly replyTo?: string;
  /** Documents that are attached as PDF, as they were issued. */
  readonly attachments?: readonly Types.ObjectId[];
  /** Where mail programs may end the subscription in one step (RFC 8058), for mails to addresses without an account. */
  readonly unsubscribe?: { readonly page: string; readonly oneClick: string };
}

/**
 * Leaves a mail in the outbox, in the transaction of what it tells about.
 * @param key what the mail is about, such as `requestAccepted:<connection>`; the same key is sent once
 */
export function leaveMail<Name extends MailName>(
  { outbox }: { readonly outbox: Outbox },
  session: ClientSession,
  key: string,
  { to, template, values, replyTo, attachments, unsubscribe }: Mail<Name>,
): Promise<void> {
  return outbox.enqueue(session, 'mail', key, {
    ...('user' in to ? { toUser: to.user.toHexString() } : { to: to.address }),
    template,
    values,
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(attachments === undefined ? {} : { attachments: attachments.map((id) => id.toHexString()) }),
    ...(unsubscribe === undefined ? {} : { unsubscribe }),
  });
}
