import type { KeptDraft } from './draft-storage.js';

/** What a form begins with, and how that came about. */
export interface RestoredValues<Values> {
  readonly values: Values;
  /** Something stands there that is not saved. */
  readonly restored: boolean;
  /** Something else was saved since it was typed, here or by somebody else. */
  readonly savedMeanwhile: boolean;
}

/** @returns whether two values of a form are the same */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Brings a draft back over what is saved now: what was typed stands, and what was not touched is as it is saved.
 * @param kept null where there is no draft
 */
export function restoredValues<Values extends object>(
  kept: KeptDraft<Values> | null,
  saved: Values,
): RestoredValues<Values> {
  if (kept === null) return { values: saved, restored: false, savedMeanwhile: false };
  const { typed, saved: before } = kept;
  if (before === null) return { values: typed, restored: !same(typed, saved), savedMeanwhile: false };
  const isTouched = (field: string): boolean => !same(Reflect.get(typed, field), Reflect.get(before, field));
  const touched = Object.entries(typed).filter(([field]) => isTouched(field));
  const values = { ...saved, ...(Object.fromEntries(touched) as Partial<Values>) };
  const restored = !same(values, saved);
  return { values, restored, savedMeanwhile: restored && !same(before, saved) };
}
