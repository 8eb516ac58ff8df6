import { useEffect, useLayoutEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Schema } from 'yup';
import { clearDraft, type DraftedForm, draftKey, readDraft, writeDraft } from './draft-storage.js';

export interface DraftOf<Values> {
  readonly userId: string;
  readonly form: DraftedForm;
  /** Shape of the values, complete or not. */
  readonly schema: Schema<Values>;
  /** What the server has. */
  readonly saved: Values;
}

export interface Draft {
  /** The form shows what was typed before and not what is saved. */
  readonly restored: boolean;
  /** Goes back to what is saved. */
  readonly discard: () => void;
  /** To be called once the values are saved. */
  readonly clear: () => void;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Keeps what somebody types in their own browser until it is saved, and brings it back after a reload or a leave. */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { userId, form: drafted, schema, saved }: DraftOf<Values>,
): Draft {
  const key = draftKey(userId, drafted);
  const [kept] = useState(() => readDraft(window.localStorage, key, schema));
  const [restored, setRestored] = useState(kept !== null && !same(kept, saved));

  // Before the first paint, so that nobody sees the saved values give way.
  useLayoutEffect(() => {
    if (kept !== null) form.reset(kept, { keepDefaultValues: true });
  }, [form, kept]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (same(values, saved)) clearDraft(window.localStorage, key);
          else writeDraft(window.localStorage, key, values);
        },
      }),
    [form, key, saved],
  );

  const clear = () => {
    clearDraft(window.localStorage, key);
    setRestored(false);
  };
  return {
    restored,
    discard: () => {
      form.reset(saved);
      clear();
    },
    clear,
  };
}
