import { SESSION_STORAGE_KEYS } from '@vela/contracts/constants';
import type { ContactInput } from '@vela/contracts/schemas';
import { EMPTY_MESSAGE, isMessageField } from './message-problems.js';

const KEY = SESSION_STORAGE_KEYS.contactMessage;

/** @returns what was typed in this tab and not sent; nothing where it was written by another version or by hand */
export function readBegun(storage: Storage): ContactInput {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '{}');
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
