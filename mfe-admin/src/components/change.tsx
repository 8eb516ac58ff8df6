import type { ApiClient } from '@vela/contracts/client';
import { useAdminChange } from '../api/admin-query.js';
import { ChangeDialog, type ChangeDialogProps } from './change-dialog.js';

/** A change that admins make, and what it asks for before it is made. */
export interface Change extends Pick<ChangeDialogProps, 'title' | 'description' | 'fields' | 'confirm'> {
  /** Words of the button or entry that begins it. */
  readonly label: string;
  /** What the toast says once it is done. */
  readonly done: string;
  readonly change: (api: ApiClient, values: Readonly<Record<string, string>>) => Promise<unknown>;
}

/** Asks for what a change needs and makes it. */
export function OpenChange({
  change: { change, done, label: _, ...dialog },
  onClose,
}: {
  readonly change: Change;
  readonly onClose: () => void;
}) {
  const make = useAdminChange();
  return (
    <ChangeDialog {...dialog} onClose={onClose} onConfirm={(values) => make(done, (api) => change(api, values))} />
  );
}
