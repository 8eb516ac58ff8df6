import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';

/** A mail that the stand-in took. */
export interface ReceivedMail {
  readonly id: string;
  /** ISO time of its arrival. */
  readonly at: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Web addresses in its text, in their order. */
  readonly links: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

const linksIn = (text: string): string[] => [...new Set(text.match(/https?:\/\/[^\s<>"]+/g) ?? [])];

/** @param recipients addresses of the envelope: who gets it, whatever its header says */
export async function readMail(raw: Buffer, recipients: readonly string[]): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw);
  const text = mail.text ?? '';
  return {
    id: randomUUID(),
    at: new Date().toISOString(),
    from: mail.from?.address ?? '',
    to: recipients,
    replyTo: mail.replyTo?.[0]?.address ?? null,
    subject: mail.subject ?? '',
    text,
    html: mail.html ?? '',
    links: linksIn(text),
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** @returns whether a stored entry is a mail of this shape */
export function isReceivedMail(value: unknown): value is ReceivedMail {
  if (typeof value !== 'object' || value === null) return false;
  const { id, at, from, to, subject, text, html, links } = value as Record<string, unknown>;
  return (
    [id, at, from, subject, text, html].every(isText) &&
    [to, links].every((list) => Array.isArray(list) && list.every(isText))
  );
}
