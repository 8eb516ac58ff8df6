import { Button } from '@vela/design-system/button';
import type { Change } from './change.js';
import { useOpenChange } from './change-host.js';

/** A button that asks for what a change needs before it makes it. */
export function ChangeButton({ onOpen, ...change }: Change & { readonly onOpen?: () => void }) {
  const openChange = useOpenChange();
  return (
    <Button
      variant="quiet"
      size="small"
      onClick={() => {
        onOpen?.();
        openChange(change);
      }}
    >
      {change.label}
    </Button>
  );
}
