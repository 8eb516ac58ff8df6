import { useState } from 'react';
import { IconButton } from '@vela/design-system/button';
import { Tooltip } from '@vela/design-system/tooltip';
import { laterDialog } from '@vela/slice-parts/later';
import { MOVE_TEXTS } from '../texts.js';
import type { MoveDialogProps } from './move-dialog.js';

const MoveDialog = laterDialog(async () => (await import('./move-dialog.js')).MoveDialog);

export interface MoveButtonProps extends Omit<MoveDialogProps, 'onClose'> {
  /** Who it is about, for those who cannot see the card around it. */
  readonly talent: string;
}

/** Opens what puts a talent up, down or aside in a role's list, with a reason. */
export function MoveButton({ talent, ...about }: MoveButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tooltip text={MOVE_TEXTS.move}>
        <IconButton
          {...MoveDialog.ahead}
          icon="swap"
          label={`${MOVE_TEXTS.move}: ${talent}`}
          onClick={() => setOpen(true)}
        />
      </Tooltip>
      {open && <MoveDialog {...about} onClose={() => setOpen(false)} />}
    </>
  );
}
