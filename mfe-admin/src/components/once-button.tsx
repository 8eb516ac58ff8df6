import { useState } from 'react';
import { type ApiClient, newKey } from '@vela/contracts/client';
import type { Change } from './change.js';
import { ChangeButton } from './change-button.js';

export interface OnceButtonProps extends Omit<Change, 'change'> {
  /** @param key names what is done: sent again, as after an answer that was lost, it counts once */
  readonly change: (api: ApiClient, values: Readonly<Record<string, string>>, key: string) => Promise<unknown>;
  /**
   * What is there already, in a word: where it is another one when the button is pressed again, whoever presses has seen what came of
   * the last time, and means something new.
   */
  readonly after?: string;
}

/** A button for a change that adds something each time it is made. */
export function OnceButton({ change, after = '', ...button }: OnceButtonProps) {
  const [begun, setBegun] = useState(() => ({ key: newKey(), after }));
  return (
    <ChangeButton
      {...button}
      onOpen={() => {
        if (begun.after !== after) setBegun({ key: newKey(), after });
      }}
      change={async (api, values) => {
        await change(api, values, begun.key);
        setBegun({ key: newKey(), after });
      }}
    />
  );
}
