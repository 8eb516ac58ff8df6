import type { Schema } from 'yup';
import { STORAGE_KEYS } from '@vela/contracts/constants';

/** The forms of a profile that keep what is typed. */
export type DraftedForm = 'salary' | 'category' | 'linkedin' | 'profile';

/** @param userId whose draft it is: nobody else's is ever read under it */
export const draftKey = (userId: string, form: DraftedForm): string => `${STORAGE_KEYS.talentDraft}.${userId}.${form}`;

/**
 * @param schema the shape of the form's values, complete or not
 * @returns what was kept, or null where nothing was, or it was written by another version or by hand
 */
export function readDraft<Values>(storage: Storage, key: string, schema: Schema<Values>): Values | null {
  try {
    const text = storage.getItem(key);
    return text === null ? null : schema.validateSync(JSON.parse(text), { strict: true });
  } catch {
    return null;
  }
}

/** Keeps values; a storage that refuses (full, or switched off) costs the draft, never the typing. */
export function writeDraft(storage: Storage, key: string, values: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(values));
  } catch {
    // See above.
  }
}

export function clearDraft(storage: Storage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // A storage that is switched off holds nothing.
  }
}
