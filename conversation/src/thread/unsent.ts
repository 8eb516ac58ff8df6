import { STORAGE_KEYS } from '@vela/contracts/constants';
import type { OwnStorage } from '@vela/slice-parts/served';

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

/** What of it becomes different; the rest stays as whoever keeps it has it. */
export interface UnsentChange {
  readonly draft?: string;
  readonly messages?: (known: readonly UnsentMessage[]) => readonly UnsentMessage[];
}

export const changedBy = (known: Unsent, { draft, messages }: UnsentChange): Unsent => ({
  draft: draft ?? known.draft,
  messages: messages?.(known.messages) ?? known.messages,
});

/** @returns the change after which a message is no longer kept */
export const without = (clientId: string): UnsentChange => ({
  messages: (known) => known.filter((one) => one.clientId !== clientId),
});

export const NOTHING_UNSENT: Unsent = { draft: '', messages: [] };

const keyOf = (userId: string, id: string): string => `${STORAGE_KEYS.conversation}.${userId}.${id}`;

const isMessage = (value: unknown): value is UnsentMessage =>
  typeof value === 'object' &&
  value !== null &&
  'clientId' in value &&
  typeof value.clientId === 'string' &&
  'text' in value &&
  typeof value.text === 'string';

const unsentIn = (kept: unknown): Unsent => {
  if (typeof kept !== 'object' || kept === null) return NOTHING_UNSENT;
  const draft = 'draft' in kept && typeof kept.draft === 'string' ? kept.draft : '';
  const messages = 'messages' in kept && Array.isArray(kept.messages) ? kept.messages.filter(isMessage) : [];
  return { draft, messages };
};

/** @returns what was kept; nothing where it was written by another version or by hand */
export function readUnsent(storage: OwnStorage, userId: string, id: string): Unsent {
  try {
    return unsentIn(JSON.parse(storage.getItem(keyOf(userId, id)) ?? 'null'));
  } catch {
    return NOTHING_UNSENT;
  }
}

const tryTo = (write: () => void): void => {
  try {
    write();
  } catch {
    // A storage that refuses costs what is kept, never the typing.
  }
};

/**
 * Keeps a change beside what other tabs keep of the same conversation.
 * @param before what this tab showed as being typed: whoever shows the same may follow
 */
export function keepChange(
  storage: OwnStorage,
  userId: string,
  id: string,
  change: UnsentChange,
  before: string,
): void {
  const key = keyOf(userId, id);
  const kept = changedBy(readUnsent(storage, userId, id), change);
  // Other tabs hear of it even where nothing is left to be kept.
  tryTo(() => storage.setItem(key, JSON.stringify(change.draft === undefined ? kept : { ...kept, before })));
  if (kept.draft === '' && kept.messages.length === 0) tryTo(() => storage.removeItem(key));
}

/** @returns whether what is heard of another tab is about what is kept of this conversation */
export const isOwnOf = (
  { storageArea, key }: StorageEvent,
  { storage, userId, id }: { readonly storage: OwnStorage; readonly userId: string; readonly id: string },
): boolean => storageArea === storage && key === keyOf(userId, id);

/**
 * @param event what is heard of another tab about this conversation
 * @param draft what this tab shows as being typed
 * @returns what it goes on with; null where the other tab did not go on from it, and following would lose it
 */
export function draftAfter({ newValue }: StorageEvent, draft: string): string | null {
  if (newValue === null) return null;
  try {
    const kept: unknown = JSON.parse(newValue);
    if (typeof kept !== 'object' || kept === null || !('before' in kept)) return null;
    return draft === '' || kept.before === draft ? unsentIn(kept).draft : null;
  } catch {
    return null;
  }
}
