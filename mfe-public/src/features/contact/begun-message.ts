import { SESSION_STORAGE_KEYS } from '@vela/contracts/constants';
import type { ContactInput } from '@vela/contracts/schemas';
import { EMPTY_MESSAGE, isMessageField } from './message-problems.js';

const KEY = SESSION_STORAGE_KEYS.contactMessage;

/** @returns what was kept in this tab, as text; null where nothing is, or the storage is switched off */
export function keptText(storage: Storage): string | null {
  try {
    return storage.getItem(KEY);
  } catch {
    return null;
  }
}

/** @returns what was typed and not sent; nothing where it was written by another version or by hand */
export function readBegun(text: string | null): ContactInput {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    const fields = Object.entries(typeof kept === 'object' && kept !== null ? kept : {});
    const typed = fields.filter(([field, value]) => isMessageField(field) && typeof value === 'string');
    return { ...EMPTY_MESSAGE, ...Object.fromEntries(typed) };
  } catch {
    return EMPTY_MESSAGE;
  }
}

/** Keeps what is typed until it is sent or the tab is closed; a storage that refuses costs what is kept, never the typing. */
export function keepBegun(storage: Storage, message: ContactInput): void {
  try {
    if (Object.values(message).every((value) => value === '')) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify(message));
  } catch {
    // See above.
  }
}
