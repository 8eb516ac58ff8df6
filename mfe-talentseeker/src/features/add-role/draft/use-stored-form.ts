import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { RoleDraft } from './role-draft.js';
import { useDraftStorage } from './use-role-draft.js';

export interface KeptPart<Values> {
  /** The form's values as a part of the draft. Must not change between renders. */
  readonly write: (values: Values) => Partial<RoleDraft>;
  /** The opposite of `write`. Must not change between renders. */
  readonly read: (draft: RoleDraft) => Values;
}

/** Keeps what is typed in the draft with every change, and takes over what was changed elsewhere. */
export function useStoredForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { write, read }: KeptPart<Values>,
): void {
  const storage = useDraftStorage();
  useEffect(() => {
    let takingOver = false;
    const endForm = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (!takingOver) storage.update(write(values));
      },
    });
    const endElsewhere = storage.onElsewhere((draft) => {
      // Written back, it would reach the other tab again, and so on.
      takingOver = true;
      form.reset(read(draft));
      takingOver = false;
    });
    return () => {
      endForm();
      endElsewhere();
    };
  }, [form, storage, write, read]);
}
