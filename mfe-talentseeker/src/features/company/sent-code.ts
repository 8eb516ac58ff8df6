import { number, object, string } from 'yup';
import { DOMAIN_CODE_MINUTES } from '@vela/market/companies';
import { MINUTE_MS } from '@vela/market/days';
import { clearDraft, readDraft, writeDraft } from '@vela/slice-parts/draft';
import { keptHere } from '@vela/slice-parts/served';

const schema = object({ email: string().required(), sentAt: number().required() }).nullable();

/**
 * @param key of `sentCodeKey`
 * @returns the address whose code can still be typed; null where none was sent, or its time is over
 */
export function readSentCode(key: string): string | null {
  const sent = readDraft(keptHere(), key, schema)?.typed ?? null;
  if (sent === null) return null;
  if (Date.now() < sent.sentAt + DOMAIN_CODE_MINUTES * MINUTE_MS) return sent.email;
  forgetSentCode(key);
  return null;
}

/** Keeps to which address a code was just sent: its mail is often read in a window that takes the place of this one. */
export const keepSentCode = (key: string, email: string): unknown =>
  writeDraft(keptHere(), key, { typed: { email, sentAt: Date.now() }, saved: null, language: null });

/** The code was typed, or another address is to be given. */
export const forgetSentCode = (key: string): void => clearDraft(keptHere(), key);
