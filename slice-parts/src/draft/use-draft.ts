import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Schema } from 'yup';
import { locale } from '@vela/language';
import { keptHere } from '../served/index.js';
import { clearDraft, draftIn, readDraft, type StoredDraft, storedText, writeDraft } from './draft-storage.js';
import { same } from './names.js';
import { restoredValues, type Ties } from './restored-values.js';

export interface DraftOf<Values> {
  /** Of `draftKey`: whose it is, and of which form. */
  readonly key: string;
  /** Shape of the values, complete or not. */
  readonly schema: Schema<Values>;
  /** What the server has; the same object while it says the same. */
  readonly saved: Values;
  /** Fields that are not taken one by one; never another object. */
  readonly ties?: Ties<Values>;
  /** Fields that hold names of the catalogue without ids, which are others in another language. */
  readonly names?: readonly (keyof Values & string)[];
}

/** What there is to say about values of a form that are not saved. */
interface Unsaved {
  /** They were typed before the form was opened or in another tab, or other values were saved since they were typed. */
  readonly restored: boolean;
  /** Other values were saved since they were typed. */
  readonly savedMeanwhile: boolean;
  /** They were typed since the form was opened, here or in another tab. */
  readonly typedHere: boolean;
}

export interface Draft<Values = unknown> extends Unsaved {
  /** @returns what is saved, as far as the form has taken it over: what differs from it was typed */
  readonly untouched: () => Values;
  /** Goes back to what is saved. */
  readonly discard: () => void;
  /** To be called once the values are saved. */
  readonly clear: () => void;
}

/** What else a form knows than its values. */
const KEPT = { keepErrors: true, keepTouched: true, keepIsSubmitted: true, keepSubmitCount: true };
const NOTHING: Unsaved = { restored: false, savedMeanwhile: false, typedHere: false };

/** What was typed in another language: of its names it cannot be told whether others were saved since, and it is not said. */
function spokenHere<Values extends FieldValues>(
  kept: StoredDraft<Values> | null,
  now: Values,
  names: readonly (keyof Values & string)[] = [],
): StoredDraft<Values> | null {
  if (kept === null || kept.saved === null || kept.language === locale()) return kept;
  const { typed, saved } = kept;
  const untouched = names.filter((field) => same(typed[field], saved[field]));
  return { ...kept, typed: { ...typed, ...partOf(now, untouched) }, saved: { ...saved, ...partOf(now, names) } };
}

const partOf = <Values extends FieldValues>(values: Values, fields: readonly (keyof Values & string)[]) =>
  Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<Values>;

/**
 * Keeps what somebody types in their own browser until it is saved, and brings it back after a reload or a leave. What is
 * saved elsewhere while the form is open is taken over where nothing was typed. Of several tabs of one form each writes
 * what was typed in it beside what the others wrote, and shows what is typed in them.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { key, schema, saved, ties, names }: DraftOf<Values>,
): Draft<Values> {
  const storage = keptHere();
  const overSaved = (draft: StoredDraft<Values> | null, now: Values) =>
    restoredValues(spokenHere(draft, now, names), now, ties);
  const [begun] = useState(() => overSaved(readDraft(storage, key, schema), saved));
  const [unsaved, setUnsaved] = useState<Unsaved>({ ...begun, typedHere: false });
  // What the fields that nobody touched show.
  const untouched = useRef(saved);
  /** What this tab showed as it last wrote or read the draft: what differs from it was typed here, and is not kept yet. */
  const shown = useRef(begun.values);

  // Before the first paint, so that nobody sees the saved values give way.
  useLayoutEffect(() => {
    if (begun.restored) form.reset(begun.values, { keepDefaultValues: true });
  }, [form, begun]);

  /** Writes a draft over what is saved, or that there is none. @returns whether the storage holds it */
  const keep = (typed: Values): boolean => {
    const draft = { typed, saved: untouched.current, language: locale() };
    if (!same(typed, untouched.current)) return writeDraft(storage, key, draft);
    if (storedText(storage, key) === null) return true;
    // Other tabs hear what became of it even where nothing is left to be kept.
    writeDraft(storage, key, draft);
    clearDraft(storage, key);
    return true;
  };
  const merge = (values: Values): void => {
    const stored = overSaved(readDraft(storage, key, schema), untouched.current).values;
    if (keep(restoredValues({ typed: values, saved: shown.current }, stored, ties).values)) shown.current = values;
  };
  const keepTyped = useEffectEvent((values: Values) => {
    // Written back, what came from another tab would reach it again, and so on.
    if (!same(values, shown.current)) merge(values);
  });
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepTyped(values) }), [form]);

  // While it is being saved, what is new is what is typed here.
  const { isSubmitting } = form.formState;
  const follow = useEffectEvent((draft: StoredDraft<Values> | null) => {
    if (draft === null || isSubmitting) return;
    const stored = overSaved(draft, untouched.current).values;
    const { values } = restoredValues({ typed: form.getValues(), saved: shown.current }, stored, ties);
    shown.current = stored;
    if (same(values, form.getValues())) return;
    form.reset(values, { ...KEPT, keepDefaultValues: true });
    const restored = !same(values, untouched.current);
    setUnsaved((known) => (restored ? { ...known, restored, typedHere: true } : NOTHING));
  });
  const hear = useEffectEvent(({ storageArea, key: changed, newValue }: StorageEvent) => {
    if (storageArea !== storage || (changed !== null && changed !== key)) return;
    const text = storedText(storage, key);
    // Saved or thrown away there, it is on its way or shown here still: it is kept again with the next letter.
    if (newValue === null && text === null) shown.current = untouched.current;
    // What was written over since is followed as it is now, or was written here.
    else if (text === null || text === newValue) follow(draftIn(newValue, schema));
  });
  useEffect(() => {
    const listen = (event: StorageEvent) => hear(event);
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, []);

  const learn = useEffectEvent(() => {
    if (same(saved, untouched.current)) return;
    const over = (typed: Values) => restoredValues({ typed, saved: untouched.current }, saved, ties);
    const now = over(form.getValues());
    shown.current = over(shown.current).values;
    untouched.current = saved;
    merge(now.values);
    form.reset(now.values, KEPT);
    setUnsaved({ ...now, typedHere: true });
  });
  useEffect(() => {
    if (!isSubmitting) learn();
  }, [saved, isSubmitting]);
  // What another tab wrote meanwhile.
  const catchUp = useEffectEvent(() => follow(readDraft(storage, key, schema)));
  useEffect(() => {
    if (!isSubmitting) catchUp();
  }, [isSubmitting]);

  const clear = () => {
    const draft = readDraft(storage, key, schema);
    const stored = draft === null ? shown.current : overSaved(draft, untouched.current).values;
    untouched.current = form.getValues();
    const elsewhere = restoredValues({ typed: stored, saved: shown.current }, untouched.current, ties);
    if (elsewhere.restored) keep(elsewhere.values);
    else clearDraft(storage, key);
    shown.current = untouched.current;
    setUnsaved(NOTHING);
  };
  return {
    ...unsaved,
    untouched: () => untouched.current,
    discard: () => {
      form.reset(saved);
      clear();
    },
    clear,
  };
}
