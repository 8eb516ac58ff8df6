import { ApiError } from '@vela/contracts/client';
import { PASSKEY_AGAIN, PASSKEY_NEEDED } from '@vela/contracts/problem';
import { Banner } from '@vela/design-system/banner';
import { Stack } from '@vela/design-system/layout';
import { Text } from '@vela/design-system/typography';
import { usePasskeyCalls, usePasskeys } from '../api/passkeys.js';
import { PASSKEYS } from '../texts/passkeys.js';
import { KeyButtons } from './key-buttons.js';

/**
 * @returns whether the API wants a passkey to be used again before it does what was asked: the last time is too long ago, or
 * the session is another one than the page was opened in
 */
export const wantsPasskeyAgain = (error: unknown): boolean =>
  error instanceof ApiError && [PASSKEY_AGAIN, PASSKEY_NEEDED].includes(error.problem?.type ?? '');

/** Asks for a passkey in the middle of a change, whose input stays. @param onDone goes on with the change */
export function UseAgain({ onDone }: { readonly onDone: () => void }) {
  const { prove } = usePasskeyCalls();
  const withSandbox = usePasskeys().data?.sandboxKey === true;
  return (
    <Banner tone="warning" title={PASSKEYS.again}>
      <Stack gap={12}>
        <Text>{PASSKEYS.againWhy}</Text>
        <KeyButtons
          label={PASSKEYS.use}
          withSandbox={withSandbox}
          onKey={async (key) => {
            await prove(key);
            onDone();
          }}
        />
      </Stack>
    </Banner>
  );
}
