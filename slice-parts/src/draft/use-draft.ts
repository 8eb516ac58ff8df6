import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Schema } from 'yup';
import { locale } from '@vela/language';
import { clearDraft, readDraft, type StoredDraft, writeDraft } from './draft-storage.js';
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
  /** They were typed before the form was opened, or other values were saved since they were typed. */
  readonly restored: boolean;
  /** Other values were saved since they were typed. */
  readonly savedMeanwhile: boolean;
  /** They were typed since the form was opened. */
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
 * saved elsewhere while the form is open is taken over where nothing was typed.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { key, schema, saved, ties, names }: DraftOf<Values>,
): Draft<Values> {
  const [begun] = useState(() =>
    restoredValues(spokenHere(readDraft(window.localStorage, key, schema), saved, names), saved, ties),
  );
  const [unsaved, setUnsaved] = useState<Unsaved>({ ...begun, typedHere: false });
  // What the fields that nobody touched show.
  const untouched = useRef(saved);

  // Before the first paint, so that nobody sees the saved values give way.
  useLayoutEffect(() => {
    if (begun.restored) form.reset(begun.values, { keepDefaultValues: true });
  }, [form, begun]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (same(values, untouched.current)) clearDraft(window.localStorage, key);
          else writeDraft(window.localStorage, key, { typed: values, saved: untouched.current, language: locale() });
        },
      }),
    [form, key],
  );

  // While it is being saved, what is new is what is typed here.
  const { isSubmitting } = form.formState;
  useEffect(() => {
    if (isSubmitting || same(saved, untouched.current)) return;
    const now = restoredValues({ typed: form.getValues(), saved: untouched.current }, saved, ties);
    untouched.current = saved;
    form.reset(now.values, KEPT);
    setUnsaved({ ...now, typedHere: true });
  }, [form, saved, ties, isSubmitting]);

  const clear = () => {
    untouched.current = form.getValues();
    clearDraft(window.localStorage, key);
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
