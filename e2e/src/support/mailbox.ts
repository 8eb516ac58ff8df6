import { type APIRequestContext, expect } from '@playwright/test';
import { to } from './speak.js';

/** A mail as the demonstration's mailbox shows it. */
export interface ReceivedMail {
  readonly to: readonly string[];
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
}

/**
 * Waits for a mail in the demonstration's mailbox.
 * @param holds picks it
 */
export async function receivedMail(
  request: APIRequestContext,
  holds: (mail: ReceivedMail) => boolean,
): Promise<ReceivedMail> {
  let found: ReceivedMail | undefined;
  await expect(async () => {
    const mails = (await (await request.get('/sandbox/mail.json')).json()) as ReceivedMail[];
    found = mails.find(holds);
    expect(found).toBeDefined();
  }).toPass({ timeout: 20_000 });
  if (found === undefined) throw new Error('The mail did not come.');
  return found;
}

/** @returns the first link of a mail that leads to a path in the journey's language, as path and query */
export function linkTo(mail: ReceivedMail, path: string): string {
  const addresses = mail.text.match(/https?:\/\/\S+/g) ?? [];
  const found = addresses.map((address) => new URL(address)).find(({ pathname }) => pathname === to(path));
  if (found === undefined) throw new Error(`No link of “${mail.subject}” leads to ${path}.`);
  return found.pathname + found.search;
}
