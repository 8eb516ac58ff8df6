import { useRef } from 'react';
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
  // Read as the change is made: it is kept as it was opened, with the key of then.
  const begun = useRef<{ readonly key: string; readonly after: string } | null>(null);
  return (
    <ChangeButton
      {...button}
      onOpen={() => {
        if (begun.current?.after !== after) begun.current = { key: newKey(), after };
      }}
      change={async (api, values) => {
        const { key } = (begun.current ??= { key: newKey(), after });
        await change(api, values, key);
        begun.current = null;
      }}
    />
  );
}
