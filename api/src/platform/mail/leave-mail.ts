import type { ClientSession, Types } from 'mongoose';
import type { MailName } from '@vela/contracts/constants';
import { audienceOf } from '@vela/contracts/routes';
import { inTongue, type Tongue, tongueAtHand } from '@vela/language';
import { inboxOf } from '@vela/market/mail-budgets';
import type { MailParties, Outbox } from '../outbox/index.js';
import { withRole } from './subject.js';
import { type BudgetOf, MAIL_TEMPLATES, type ValuesOf } from './templates/index.js';
import { subjectOf } from './writing/render.js';

/**
 * Whom a mail is for. A user is looked up when it is delivered: the address is the one they have then, what they
 * switched off is respected, and who left gets nothing.
 */
export type Recipient =
  | { readonly user: Types.ObjectId }
  | {
      readonly address: string;
      /** What is written in it; by default the language of what is being done, which is that of who asked for the mail. */
      readonly language?: Tongue;
      /** Users who are told of it on the page, where the address is their company's. */
      readonly notified?: readonly Types.ObjectId[];
    };

/** Who causes a mail that is counted. */
export interface MailCause {
  /** A user, or what somebody without an account calls themselves. */
  readonly sender?: Types.ObjectId | string;
  readonly company?: Types.ObjectId;
  /** The network address that it was asked for from. */
  readonly origin?: string;
}

interface MailToLeave<Name extends MailName> {
  readonly to: Recipient;
  readonly template: Name;
  /** What fills it. What depends on the language is told by a function, which is asked in that of who gets the mail. */
  readonly values: ValuesOf<Name> | (() => ValuesOf<Name>);
  /** Whom the mail names to its reader: it goes when they do, and so does the notice on the page. Null where that is no person. */
  readonly about?: Types.ObjectId | null;
  /** Who else is in the mail, by words or by name, and not in the notice: the mail goes when they do, and the notice stays. */
  readonly alsoIn?: Types.ObjectId | null;
  /** Address that an answer goes to instead of the platform's. */
  readonly replyTo?: string;
  /** Documents that are attached as PDF, as they were issued. */
  readonly attachments?: readonly Types.ObjectId[];
  /** Writes a calendar file (RFC 5545) that is attached. */
  readonly calendar?: () => string;
  /** Where mail programs may end the subscription in one step (RFC 8058), for mails to addresses without an account. */
  readonly unsubscribe?: { readonly page: string; readonly oneClick: string };
}

/** Values that name a person to somebody else. */
type NamesSomebody = 'actorName' | 'askerName' | 'companyName' | 'inviterName' | 'otherName' | 'talentName';

interface Naming {
  readonly about: Types.ObjectId | null;
}

/** A mail that a stranger can cause says who did, and one that names somebody else says whom; a company may be called after somebody. */
export type Mail<Name extends MailName> = MailToLeave<Name> &
  (BudgetOf<Name> extends null ? object : { readonly by: MailCause }) &
  (Extract<keyof ValuesOf<Name>, NamesSomebody> extends never ? object : Naming);

const recipientOf = (to: Recipient): string => ('user' in to ? `user ${to.user.toHexString()}` : inboxOf(to.address));

const partiesOf = (to: Recipient, { sender, company, origin }: MailCause): MailParties => ({
  recipient: recipientOf(to),
  ...(sender === undefined ? {} : { sender: typeof sender === 'string' ? sender : sender.toHexString() }),
  ...(company === undefined ? {} : { company: company.toHexString() }),
  ...(origin === undefined ? {} : { origin }),
});

interface Counted {
  readonly _id: Types.ObjectId;
  /** Null where nobody proved that it is the person's. */
  readonly email: string | null;
}

/**
 * As whom a person is counted: who sends, whose inbox it is, whom a company invites.
 * @param invitedBy companies that invited the address
 */
export function countedAs({ _id, email }: Counted, invitedBy: readonly Types.ObjectId[]): readonly MailParties[] {
  const own = [{ recipient: recipientOf({ user: _id }) }, { sender: _id.toHexString() }];
  if (email === null) return own;
  const recipient = recipientOf({ address: email });
  return [
    ...own,
    { recipient },
    ...invitedBy.map((company) => ({ recipient, company: company.toHexString() })),
    { sender: inboxOf(email) },
  ];
}

/** @returns what of a mail is written, in the language at hand */
function written<Name extends MailName>(
  { template, values: given, calendar }: Mail<Name>,
  { roleText }: Pick<Outbox, 'roleText'>,
) {
  const values = withRole(typeof given === 'function' ? given() : given, roleText);
  const draft = MAIL_TEMPLATES[template].fill(values);
  return {
    values,
    calendar: calendar?.(),
    title: subjectOf(draft.subject),
    url: draft.blocks.find((block) => block.kind === 'action')?.url ?? null,
  };
}

/** Whether a mail leads to where a company's people work: what it tells is the company's affair. */
const leadsToCompany = (url: string | null): boolean =>
  url !== null && URL.canParse(url) && audienceOf(new URL(url).pathname) === 'talentSeeker';

/**
 * Leaves a mail in the outbox, in the transaction of what it tells about, and counts it against its kind's budget. It is
 * written in the language of the account that it goes to. Who has an account is told the same on the page: the subject,
 * leading where the mail leads. What tells somebody of their company's affairs goes out only while they belong to it.
 * @param key what the mail is about, such as `requestAccepted:<connection>`; the same key is sent once
 * @returns whether it will be sent; a mail over a budget that its sender is not told of is not
 * @throws AppError 429 over a budget of the sender's
 */
export async function leaveMail<Name extends MailName>(
  { outbox }: { readonly outbox: Outbox },
  session: ClientSession,
  key: string,
  mail: Mail<Name>,
): Promise<'sent' | 'held'> {
  const { to, template, about = null, alsoIn = null, replyTo, attachments, unsubscribe } = mail;
  const { budget, optOut } = MAIL_TEMPLATES[template];
  const by = 'by' in mail ? mail.by : {};
  const counted = budget === null ? 'sent' : await outbox.spend(session, budget, partiesOf(to, by));
  if (counted === 'held') return 'held';
  const reader = 'user' in to ? await outbox.readerOf(session, to.user) : undefined;
  const language = reader?.language ?? ('address' in to ? to.language : undefined) ?? tongueAtHand();
  const { values, calendar, title, url } = inTongue(language, () => written(mail, outbox));
  const goesWith = [...new Set([about, alsoIn].flatMap((id) => id?.toHexString() ?? []))];
  const ofCompany = leadsToCompany(url) ? (reader?.companyId ?? null) : null;
  const message = {
    ...('user' in to ? { toUser: to.user.toHexString() } : { to: to.address }),
    ...(ofCompany === null ? {} : { ofCompany: ofCompany.toHexString() }),
    template,
    values,
    language,
    ...(goesWith.length === 0 ? {} : { about: goesWith }),
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(attachments === undefined ? {} : { attachments: attachments.map((id) => id.toHexString()) }),
    ...(calendar === undefined ? {} : { calendar }),
    ...(unsubscribe === undefined ? {} : { unsubscribe }),
  };
  if (counted === 'sent') await outbox.enqueue(session, 'mail', key, message);
  const mailed = { template, values: MAIL_TEMPLATES[template].subjectValues(values) };
  for (const userId of 'user' in to ? [to.user] : (to.notified ?? []))
    await outbox.notify(session, { userId, aboutId: about, key, kind: optOut, title, mail: mailed, url }, reader);
  return counted === 'sent' ? 'sent' : 'held';
}
