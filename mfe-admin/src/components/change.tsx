import { useRef } from 'react';
import type { ApiClient } from '@vela/contracts/client';
import { useAdminChange, useAskAnew } from '../api/admin-query.js';
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
  const isOutdated = useRef(false);
  // Asked anew at once, the page would be another one behind the sentence that says so.
  const make = useAdminChange(() => {
    isOutdated.current = true;
  });
  const askAnew = useAskAnew();
  const close = () => {
    onClose();
    if (isOutdated.current) void askAnew();
  };
  return <ChangeDialog {...dialog} onClose={close} onConfirm={(values) => make(done, (api) => change(api, values))} />;
}
