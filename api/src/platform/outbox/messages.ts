import type { OutboxKind } from '@vela/contracts/constants';
import type { Tongue } from '@vela/language';

/** A mail to one person; `template` names the text, `values` fill it. Features leave one by `leaveMail`. */
export interface MailMessage {
  /** Address of somebody who may have no account. */
  readonly to?: string;
  /** Id of the user it is for, instead of an address. */
  readonly toUser?: string;
  /** Id of the company whose affair it tells `toUser`, who gets it only while they belong to it. */
  readonly ofCompany?: string;
  readonly template: string;
  readonly values: Readonly<Record<string, string>>;
  /** What it is written in; English where it was left before mails had one. */
  readonly language?: Tongue;
  /** Ids of the users whom it names to somebody else, or whose words it holds: it goes when one of them does. Older ones have one alone. */
  readonly about?: string | readonly string[];
  readonly replyTo?: string;
  /** Ids of documents that are attached as PDF. */
  readonly attachments?: readonly string[];
  /** A calendar file (RFC 5545) that is attached. */
  readonly calendar?: string;
  readonly unsubscribe?: { readonly page: string; readonly oneClick: string };
}

/** An address of which the newsletter service is to learn what holds now; names are read where it is told. */
interface NewsletterMessage {
  readonly email: string;
}

/** Every kind of outside effect with what it carries. */
export interface OutboxMessages extends Record<OutboxKind, object> {
  mail: MailMessage;
  newsletterSubscription: NewsletterMessage;
  /** The end of a subscription. */
  newsletterUnsubscription: NewsletterMessage;
}
