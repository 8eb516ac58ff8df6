import { useState } from 'react';
import { Button } from '@vela/design-system/button';
import { type Change, OpenChange } from './change.js';

/** A button that asks for what a change needs before it makes it. */
export function ChangeButton({ onOpen, ...change }: Change & { readonly onOpen?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          onOpen?.();
          setOpen(true);
        }}
      >
        {change.label}
      </Button>
      {isOpen && <OpenChange change={change} onClose={() => setOpen(false)} />}
    </>
  );
}
