import { randomUUID } from 'node:crypto';
import PostalMime, { type Attachment } from 'postal-mime';

/** A file in a mail. */
export interface ReceivedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  /** Its content, base64. */
  readonly content: string;
}

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
  readonly attachments: readonly ReceivedFile[];
}

const linksIn = (text: string): string[] => [...new Set(text.match(/https?:\/\/[^\s<>"]+/g) ?? [])];

function fileOf({ filename, mimeType, content }: Attachment): ReceivedFile {
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
  return { name: filename ?? 'file', type: mimeType, bytes: bytes.length, content: bytes.toString('base64') };
}

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
    attachments: mail.attachments.map(fileOf),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isReceivedFile(value: unknown): value is ReceivedFile {
  if (typeof value !== 'object' || value === null) return false;
  const { name, type, bytes, content } = value as Record<string, unknown>;
  return [name, type, content].every(isText) && typeof bytes === 'number';
}

function isReceivedMail(value: object): value is ReceivedMail {
  const { id, at, from, to, subject, text, html, links, attachments } = value as Record<string, unknown>;
  return (
    [id, at, from, subject, text, html].every(isText) &&
    [to, links].every((list) => Array.isArray(list) && list.every(isText)) &&
    Array.isArray(attachments) &&
    attachments.every(isReceivedFile)
  );
}

/** @returns a stored entry as a mail, null where it is none; one from before attachments were stored has none */
export function storedMail(value: unknown): ReceivedMail | null {
  if (typeof value !== 'object' || value === null) return null;
  const mail = { attachments: [], ...value };
  return isReceivedMail(mail) ? mail : null;
}
