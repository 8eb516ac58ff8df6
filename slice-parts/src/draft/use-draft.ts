import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Schema } from 'yup';
import { clearDraft, readDraft, writeDraft } from './draft-storage.js';
import { restoredValues, same } from './restored-values.js';

export interface DraftOf<Values> {
  /** Of `draftKey`: whose it is, and of which form. */
  readonly key: string;
  /** Shape of the values, complete or not. */
  readonly schema: Schema<Values>;
  /** What the server has; the same object while it says the same. */
  readonly saved: Values;
}

export interface Draft {
  /** The form shows what was typed before and not what is saved. */
  readonly restored: boolean;
  /** Other values were saved since it was typed. */
  readonly savedMeanwhile: boolean;
  /** Goes back to what is saved. */
  readonly discard: () => void;
  /** To be called once the values are saved. */
  readonly clear: () => void;
}

/** Keeps what somebody types in their own browser until it is saved, and brings it back after a reload or a leave. */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { key, schema, saved }: DraftOf<Values>,
): Draft {
  const [begun] = useState(() => restoredValues(readDraft(window.localStorage, key, schema), saved));
  const [restored, setRestored] = useState(begun.restored);
  // What the fields that nobody touched show, whatever is saved elsewhere while the form is open.
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
          else writeDraft(window.localStorage, key, { typed: values, saved: untouched.current });
        },
      }),
    [form, key],
  );

  const clear = () => {
    untouched.current = form.getValues();
    clearDraft(window.localStorage, key);
    setRestored(false);
  };
  return {
    restored,
    savedMeanwhile: restored && begun.savedMeanwhile,
    discard: () => {
      form.reset(saved);
      clear();
    },
    clear,
  };
}
