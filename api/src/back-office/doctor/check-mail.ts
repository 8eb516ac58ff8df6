import { resolveTxt } from 'node:dns/promises';
import { createTransport } from 'nodemailer';
import { type Check, failure, type Finding, messageOf, note } from './finding.js';

const TIME_MS = 8000;

const codeOf = (error: unknown): string => {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : '';
};

const REMEDIES: Readonly<Record<string, string>> = {
  EAUTH: 'Look at user and password in SMTP_URL; signs such as @ and : are percent-encoded there.',
  ETLS: 'The server offers no STARTTLS: use smtps:// and its port, so that passwords and mails are not readable on the way.',
  EDNS: 'Look at the host name in SMTP_URL.',
  ECONNECTION: 'Look at host and port in SMTP_URL, and whether this machine may connect to them.',
  ETIMEDOUT: 'Look at host and port in SMTP_URL; many networks block port 25: use 465 or 587.',
};

/** Connects, encrypts and signs in, as a delivery does; nothing is sent. */
export const mailServerCheck = (url: string): Check => ({
  name: 'Mail server',
  run: async () => {
    const transport = createTransport({
      url,
      // `smtps` encrypts from the first byte; anything else has to begin to before it says who we are.
      requireTLS: !url.startsWith('smtps:'),
      connectionTimeout: TIME_MS,
      greetingTimeout: TIME_MS,
      socketTimeout: TIME_MS,
    });
    try {
      await transport.verify();
      return [];
    } catch (error) {
      const code = codeOf(error);
      return [failure(`The mail server refuses (${code || messageOf(error)}).`, REMEDIES[code] ?? 'Look at SMTP_URL.')];
    } finally {
      transport.close();
    }
  },
});

async function hasRecord(name: string, begins: string): Promise<boolean> {
  const records = await resolveTxt(name).catch(() => []);
  return records.some((parts) => parts.join('').toLowerCase().startsWith(begins));
}

/** Whether the sender's domain says who may send for it. @param from value of MAIL_FROM */
export const senderCheck = (from: string): Check => ({
  name: 'Sender of mails',
  run: async () => {
    const domain = /@([^\s>@]+)>?$/.exec(from)?.[1] ?? '';
    const [spf, dmarc] = await Promise.all([hasRecord(domain, 'v=spf1'), hasRecord(`_dmarc.${domain}`, 'v=dmarc1')]);
    const findings: Finding[] = [];
    if (!spf) findings.push(note(`${domain} publishes no SPF record.`, 'Publish one, or receipts end among junk.'));
    if (!dmarc) findings.push(note(`${domain} publishes no DMARC record.`, 'Publish one, or receipts end among junk.'));
    return findings;
  },
});
