import { useState } from 'react';
import { type ApiClient, newKey } from '@vela/contracts/client';
import type { Change } from './change.js';
import { ChangeButton } from './change-button.js';

export interface OnceButtonProps extends Omit<Change, 'change'> {
  /** @param key names what is done: sent again, as after an answer that was lost, it counts once */
  readonly change: (api: ApiClient, values: Readonly<Record<string, string>>, key: string) => Promise<unknown>;
}

/** A button for a change that adds something each time it is made. */
export function OnceButton({ change, ...button }: OnceButtonProps) {
  const [key, setKey] = useState(newKey);
  return (
    <ChangeButton
      {...button}
      change={async (api, values) => {
        await change(api, values, key);
        setKey(newKey());
      }}
    />
  );
}
