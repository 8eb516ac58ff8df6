import { STORAGE_KEYS } from '@vela/contracts/constants';

/** A message on its way. */
export interface UnsentMessage {
  readonly clientId: string;
  readonly text: string;
}

/** What is kept of a conversation on the device. */
export interface Unsent {
  /** What is being typed. */
  readonly draft: string;
  readonly messages: readonly UnsentMessage[];
}

export const NOTHING_UNSENT: Unsent = { draft: '', messages: [] };

const keyOf = (userId: string, id: string): string => `${STORAGE_KEYS.conversation}.${userId}.${id}`;

const isMessage = (value: unknown): value is UnsentMessage =>
  typeof value === 'object' &&
  value !== null &&
  'clientId' in value &&
  typeof value.clientId === 'string' &&
  'text' in value &&
  typeof value.text === 'string';

/** @returns what was kept; nothing where it was written by another version or by hand */
export function readUnsent(storage: Storage, userId: string, id: string): Unsent {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(userId, id)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return NOTHING_UNSENT;
    const draft = 'draft' in kept && typeof kept.draft === 'string' ? kept.draft : '';
    const messages = 'messages' in kept && Array.isArray(kept.messages) ? kept.messages.filter(isMessage) : [];
    return { draft, messages };
  } catch {
    return NOTHING_UNSENT;
  }
}

/** Keeps it; a storage that refuses costs what is kept, never the typing. */
export function writeUnsent(storage: Storage, userId: string, id: string, unsent: Unsent): void {
  const key = keyOf(userId, id);
  try {
    if (unsent.draft === '' && unsent.messages.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(unsent));
  } catch {
    // See above.
  }
}
