import type { Schema } from 'yup';
import type { OwnStorage } from '../served/index.js';

/** What somebody typed, and what was saved when they did. */
export interface KeptDraft<Values> {
  readonly typed: Values;
  /** Null in drafts that a version before kept, which did not note it. */
  readonly saved: Values | null;
}

/** A draft as it is stored. */
export interface StoredDraft<Values> extends KeptDraft<Values> {
  /** Of the page that it was typed in, as `locale` tells it; null in drafts that a version before kept. */
  readonly language: string | null;
}

/**
 * @param stem what all drafts of a kind of form begin with, one of `STORAGE_KEYS`
 * @param userId whose draft it is: nobody else's is ever read under it
 * @param form which form it is, and of what, where there are several
 */
export const draftKey = (stem: string, userId: string, form: string): string => `${stem}.${userId}.${form}`;

const valid = <Values>(schema: Schema<Values>, value: unknown): Values => schema.validateSync(value, { strict: true });

/**
 * @param text as it is stored, null where nothing is
 * @param schema the shape of the form's values, complete or not
 * @returns what was kept, or null where nothing was, or it was written by another version or by hand
 */
export function draftIn<Values>(text: string | null, schema: Schema<Values>): StoredDraft<Values> | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isPair(value)) return { typed: valid(schema, value), saved: null, language: null };
    const language = 'language' in value && typeof value.language === 'string' ? value.language : null;
    return { typed: valid(schema, value.typed), saved: valid(schema, value.saved), language };
  } catch {
    return null;
  }
}

/** @returns what stands under a key; null where nothing does, or the storage is switched off */
export function storedText(storage: OwnStorage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

/** As `draftIn`, of what stands under a key. */
export const readDraft = <Values>(
  storage: OwnStorage,
  key: string,
  schema: Schema<Values>,
): StoredDraft<Values> | null => draftIn(storedText(storage, key), schema);

const isPair = (value: unknown): value is { readonly typed: unknown; readonly saved: unknown } =>
  typeof value === 'object' && value !== null && 'typed' in value && 'saved' in value;

/**
 * Keeps a draft; a storage that refuses (full, or switched off) costs the draft, never the typing.
 * @returns whether it is kept
 */
export function writeDraft(storage: OwnStorage, key: string, draft: StoredDraft<unknown>): boolean {
  try {
    storage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function clearDraft(storage: OwnStorage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // A storage that is switched off holds nothing.
  }
}
