import { setTimeout as pause } from 'node:timers/promises';
import { type Deployable, folderOf } from '../site/deployable.js';

/** Milliseconds that the receiver may take. */
const PATIENCE_MS = 10_000;
/** Milliseconds before each further attempt. */
const PAUSES_MS: readonly number[] = [1000, 10_000];

/** A version that was taken back because it fails more often than the one in service. */
export interface Withdrawn {
  readonly name: Deployable;
  readonly version: string;
  readonly why: string;
  /** What everybody gets instead. */
  readonly stays: string;
}

const sentenceOf = ({ name, version, why, stays }: Withdrawn): string =>
  `${folderOf(name)} ${version} was rolled back by itself: ${why.replace(/\.?$/, '.')} Everybody gets ${stays}. See: npm run slice -- status`;

async function send(url: string, withdrawn: Withdrawn): Promise<void> {
  const { name, version, why, stays } = withdrawn;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: sentenceOf(withdrawn), name: folderOf(name), version, why, inService: stays }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
}

/**
 * Tells people that a version was taken back, in the form that chats take from other programs: a `text`.
 * @param url that `RELEASE_NOTIFY_URL` names; nothing where nobody is to be told
 * @param pauses milliseconds before each further attempt
 * @returns when it was told, or given up, which the log says; never fails: what was taken back stays so
 */
export async function tellWithdrawn(
  url: string | null,
  withdrawn: Withdrawn,
  pauses: readonly number[] = PAUSES_MS,
): Promise<void> {
  if (url === null) return;
  for (const next of [...pauses, null])
    try {
      return await send(url, withdrawn);
    } catch (error) {
      // The address may hold a secret, as those of chats do.
      if (next === null) return console.error(`RELEASE_NOTIFY_URL could not be told: ${String(error)}`);
      await pause(next, undefined, { ref: false });
    }
}
