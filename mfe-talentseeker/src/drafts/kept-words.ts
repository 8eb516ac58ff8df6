import { STORAGE_KEYS } from '@vela/contracts/constants';

/** Words to or about a talent, as far as they are typed, and not sent or saved. */
export interface KeptWords {
  readonly text: string;
  /** What their writer had read of what is saved: the words themselves, or their revision; null where it is nothing. */
  readonly read: string | number | null;
}

/**
 * They end with the session of whoever typed them, as all that is written in conversations.
 * @param about whom or what they are for
 */
export const wordsKey = (userId: string, kind: 'introduction' | 'note' | 'notes', about: string): string =>
  `${STORAGE_KEYS.conversation}.${userId}.${kind}.${about}`;

/** @returns what was kept; null where nothing was, or another version or hand wrote it */
export function readWords(key: string): KeptWords | null {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('text' in kept) || typeof kept.text !== 'string') return null;
    const read = 'read' in kept && (typeof kept.read === 'string' || typeof kept.read === 'number') ? kept.read : null;
    return { text: kept.text, read };
  } catch {
    return null;
  }
}

/**
 * Keeps words, or forgets them; a storage that refuses costs what is kept, never the typing.
 * @param words null where nothing of them is unsent or unsaved
 */
export function keepWords(key: string, words: KeptWords | null): void {
  try {
    if (words === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, JSON.stringify(words));
  } catch {
    // See above.
  }
}
