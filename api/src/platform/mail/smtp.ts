import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { DeliveryError } from '../outbox/index.js';
import type { RenderedMail } from './writing/render.js';

/** How long a mail server is waited for, milliseconds. */
export interface MailPatience {
  /** For its address, the connection and its greeting, each. */
  readonly connectMs: number;
  /** For each of its answers. */
  readonly answerMs: number;
  /** For a whole delivery, whatever it trickles. */
  readonly deliveryMs: number;
}

/** Nobody waits for a mail: a busy server, or one that looks at attachments first, gets the time that it needs. */
const PATIENCE: MailPatience = { connectMs: 30_000, answerMs: 60_000, deliveryMs: 180_000 };

export interface MailAttachment {
  readonly filename: string;
  readonly content: Buffer;
  readonly contentType: string;
}

export interface OutgoingMail extends RenderedMail {
  readonly to: string;
  readonly replyTo: string | null;
  /** The outbox' key: every attempt of one mail carries the same Message-ID. */
  readonly key: string;
  /** Address of one-click unsubscription, or null. */
  readonly unsubscribe: string | null;
  readonly attachments: readonly MailAttachment[];
}

export type SendMail = (mail: OutgoingMail) => Promise<void>;

const textAt = (error: unknown, key: 'code' | 'command' | 'responseCode'): string => {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/**
 * Whether the server refuses this mail, or its receiver, for good. What it says to us, of our password or our sender's address, is the
 * platform's to mend: the same mail may be taken then.
 */
const isRefusal = (error: unknown): boolean =>
  textAt(error, 'responseCode').startsWith('5') && ['RCPT TO', 'DATA'].includes(textAt(error, 'command'));

/** @returns why it failed, without the addresses that servers like to repeat */
const withoutAddresses = (error: unknown): DeliveryError =>
  error instanceof DeliveryError
    ? error
    : new DeliveryError(
        `The mail server did not take the mail (${[textAt(error, 'code'), textAt(error, 'responseCode')].filter(Boolean).join(' ') || 'unknown error'}).`,
        isRefusal(error) ? 'failed' : 'pending',
      );

/** @returns the work's result; rejects once the time is over, whatever the server trickles */
async function within<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeliveryError('The mail server took too long.')), milliseconds);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** @returns an id that follows from the key, so that a mail program recognises a second delivery of one mail */
const messageId = (key: string, from: string): string =>
  `<${createHash('sha256').update(key).digest('base64url')}@${/@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'}>`;

/**
 * Sends mails through an SMTP server.
 * @param url `smtp://` or `smtps://` address, with user and password where the server asks for them
 * @param from sender, such as `Vela <hello@vela.example>`
 * @throws DeliveryError once its patience is over, or if the server is gone, slow, refuses or speaks nonsense
 */
export function smtpSender(
  url: string,
  from: string,
  { connectMs, answerMs, deliveryMs }: MailPatience = PATIENCE,
): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: answerMs,
    dnsTimeout: connectMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text, html, replyTo, key, unsubscribe, attachments }) => {
    const sending = transport.sendMail({
      from,
      to: { name: '', address: to },
      ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
      subject,
      text,
      html,
      attachments: [...attachments],
      messageId: messageId(key, from),
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe === null
          ? {}
          : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      },
    });
    await within(sending, deliveryMs).catch((error: unknown) => {
      throw withoutAddresses(error);
    });
  };
}
