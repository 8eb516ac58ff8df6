import type { KeptDraft } from './draft-storage.js';
import { namedAsIn, same } from './names.js';

/** What a form begins with, and how that came about. */
export interface RestoredValues<Values> {
  readonly values: Values;
  /** Something stands there that is not saved. */
  readonly restored: boolean;
  /** Something else was saved since it was typed, here or by somebody else. */
  readonly savedMeanwhile: boolean;
}

/** Fields of a form that mean something only with others. */
export interface Ties<Values> {
  /** Groups of fields that stand or fall together, such as an amount and its currency. */
  readonly together?: readonly (readonly (keyof Values & string)[])[];
  /** A choice → the fields that are chosen from what belongs to it: they follow whichever choice stands. */
  readonly belonging?: Readonly<Partial<Record<keyof Values & string, readonly (keyof Values & string)[]>>>;
}

/** @returns the fields that keep what was typed */
function typedFields<Values extends object>(
  typed: Values,
  before: Values,
  saved: Values,
  { together = [], belonging }: Ties<Values>,
): ReadonlySet<string> {
  const differs = (one: Values, other: Values, field: string): boolean =>
    !same(Reflect.get(one, field), Reflect.get(other, field));
  const kept = new Set(Object.keys(typed).filter((field) => differs(typed, before, field)));
  for (const group of together) if (group.some((field) => kept.has(field))) group.forEach((field) => kept.add(field));
  for (const [choice, fields = []] of Object.entries<readonly string[] | undefined>(belonging ?? {})) {
    if (kept.has(choice)) fields.forEach((field) => kept.add(field));
    else if (differs(before, saved, choice)) fields.forEach((field) => kept.delete(field));
  }
  return kept;
}

/**
 * Brings a draft back over what is saved now: what was typed stands, and what was not touched is as it is saved. All of it
 * is called as it is there.
 * @param kept null where there is no draft
 * @param ties fields that are not taken one by one
 */
export function restoredValues<Values extends object>(
  kept: KeptDraft<Values> | null,
  saved: Values,
  ties: Ties<Values> = {},
): RestoredValues<Values> {
  if (kept === null) return { values: saved, restored: false, savedMeanwhile: false };
  // It may have been typed in another language.
  const typed = namedAsIn(kept.typed, saved);
  const { saved: before } = kept;
  if (before === null) return { values: typed, restored: !same(typed, saved), savedMeanwhile: false };
  const touched = typedFields(typed, before, saved, ties);
  const values = {
    ...saved,
    ...(Object.fromEntries(Object.entries(typed).filter(([field]) => touched.has(field))) as Partial<Values>),
  };
  const restored = !same(values, saved);
  return { values, restored, savedMeanwhile: restored && !same(before, saved) };
}

/**
 * What a form sends: what it leaves out stays as it is saved by then.
 * @param before what was saved as the form was filled in
 * @param ties fields that are not sent one by one: where a choice differs, what belongs to it is sent even where it is the same
 * @returns the fields that differ
 */
export function changedPart<Values extends object>(
  now: Values,
  before: Values,
  ties: Ties<Values> = {},
): Partial<Values> {
  const changed = typedFields(now, before, before, ties);
  return Object.fromEntries(Object.entries(now).filter(([field]) => changed.has(field))) as Partial<Values>;
}
