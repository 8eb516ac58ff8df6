import { useState } from 'react';
import { Button } from '@vela/design-system/button';
import type { ApiClient } from '@vela/contracts/client';
import { useAdminChange } from '../api/admin-query.js';
import { ChangeDialog, type ChangeDialogProps } from './change-dialog.js';

export interface ChangeButtonProps extends Pick<ChangeDialogProps, 'title' | 'description' | 'fields' | 'confirm'> {
  readonly label: string;
  /** What the toast says once it is done. */
  readonly done: string;
  readonly change: (api: ApiClient, values: Readonly<Record<string, string>>) => Promise<unknown>;
}

/** A button that asks for what a change needs before it makes it. */
export function ChangeButton({ label, done, change, ...dialog }: ChangeButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const make = useAdminChange();
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>{label}</Button>
      {isOpen && (
        <ChangeDialog {...dialog} onClose={() => setOpen(false)} onConfirm={(values) => make(done, (api) => change(api, values))} />
      )}
    </>
  );
}

