import { useState } from 'react';
import { PASSKEY_NAME_MAX } from '@vela/contracts/constants';
import { Stack } from '@vela/design-system/layout';
import { TextField } from '@vela/design-system/text-field';
import type { Authenticator } from '../api/authenticator.js';
import { usePasskeyCalls } from '../api/passkeys.js';
import { PASSKEYS } from '../texts/passkeys.js';
import { KeyButtons } from './key-buttons.js';
import { UseAgain, wantsPasskeyAgain } from './use-again.js';

export interface RegisterPasskeyProps {
  readonly withSandbox: boolean;
  readonly onDone?: () => void;
}

/** Names a new passkey and has it made. */
export function RegisterPasskey({ withSandbox, onDone }: RegisterPasskeyProps) {
  const [name, setName] = useState<string>(PASSKEYS.defaultName);
  const [isStale, setStale] = useState(false);
  const { register } = usePasskeyCalls();
  const add = async (key: Authenticator): Promise<void> => {
    setStale(false);
    try {
      await register(key, name.trim() || PASSKEYS.defaultName);
    } catch (error) {
      if (!wantsPasskeyAgain(error)) throw error;
      setStale(true);
      return;
    }
    onDone?.();
  };
  return (
    <Stack gap={20}>
      {isStale && <UseAgain onDone={() => setStale(false)} />}
      <TextField
        label={PASSKEYS.name}
        hint={PASSKEYS.nameHint}
        value={name}
        maxLength={PASSKEY_NAME_MAX}
        onChange={setName}
        autoComplete="off"
      />
      {!isStale && <KeyButtons label={PASSKEYS.register} withSandbox={withSandbox} onKey={add} />}
    </Stack>
  );
}
