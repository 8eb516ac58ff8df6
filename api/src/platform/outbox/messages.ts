/** A mail to one person; `template` names the text, `values` fill it. */
export interface MailMessage {
  readonly to: string;
  readonly template: string;
  readonly values: Readonly<Record<string, string>>;
}

/** A confirmed newsletter subscription that the newsletter service is to learn of. */
export interface NewsletterMessage {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Every kind of outside effect with what it carries. */
export interface OutboxMessages {
  mail: MailMessage;
  newsletterSubscription: NewsletterMessage;
}

export type OutboxKind = keyof OutboxMessages;

export const OUTBOX_KINDS: readonly OutboxKind[] = ['mail', 'newsletterSubscription'];
