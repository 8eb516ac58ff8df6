import { useState } from 'react';
import { Button } from '@vela/design-system/button';
import { type Change, OpenChange } from './change.js';

/** A button that asks for what a change needs before it makes it. */
export function ChangeButton(change: Change) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {change.label}
      </Button>
      {isOpen && <OpenChange change={change} onClose={() => setOpen(false)} />}
    </>
  );
}
