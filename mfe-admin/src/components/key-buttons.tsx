import { useState } from 'react';
import { ApiError } from '@vela/contracts/client';
import { linkedinCallback } from '@vela/contracts/endpoints';
import { SIGN_IN_AGAIN } from '@vela/contracts/problem';
import { TEXTS } from '@vela/contracts/texts';
import { Banner } from '@vela/design-system/banner';
import { Button, ButtonLink } from '@vela/design-system/button';
import { Stack } from '@vela/design-system/layout';
import { Text } from '@vela/design-system/typography';
import { type Authenticator, browserKey, sandboxKey } from '../api/authenticator.js';
import { PASSKEYS } from '../texts/passkeys.js';

const SIGN_IN = `${linkedinCallback.path}/?signin=true`;

export interface KeyButtonsProps {
  /** Words of the button for one's own passkey. */
  readonly label: string;
  /** Whether the demonstration offers its own key too. */
  readonly withSandbox: boolean;
  readonly onKey: (key: Authenticator) => Promise<void>;
}

/** Chooses with which authenticator something is done, and says why it was not. */
export function KeyButtons({ label, withSandbox, onKey }: KeyButtonsProps) {
  const [running, setRunning] = useState<Authenticator | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const run = async (key: Authenticator): Promise<void> => {
    setRunning(key);
    setError(null);
    try {
      await onKey(key);
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown : new Error(TEXTS.unknownError));
    }
    setRunning(null);
  };
  const isStale = error instanceof ApiError && error.problem?.type === SIGN_IN_AGAIN;
  return (
    <Stack gap={12} align="start">
      <Button loading={running === browserKey} onClick={() => void run(browserKey)}>
        {label}
      </Button>
      {withSandbox && (
        <>
          <Button variant="secondary" loading={running === sandboxKey} onClick={() => void run(sandboxKey)}>
            {PASSKEYS.useSandbox}
          </Button>
          <Text size="small" tone="muted" measure>
            {PASSKEYS.sandboxWhy}
          </Text>
        </>
      )}
      {error !== null && (
        <Banner
          tone="danger"
          {...(isStale && {
            action: (
              <ButtonLink to={SIGN_IN} reloadDocument variant="secondary" size="small">
                {PASSKEYS.logIn}
              </ButtonLink>
            ),
          })}
        >
          {error.message || TEXTS.unknownError}
        </Banner>
      )}
    </Stack>
  );
}
