import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container, Stack } from '@vela/design-system/layout';
import { space } from '@vela/design-system/theme';
import { Heading, Lead } from '@vela/design-system/typography';
import { PageTitle } from '@vela/router';
import { usePasskeyCalls, usePasskeys } from '../api/passkeys.js';
import { PASSKEYS } from '../texts/passkeys.js';
import { Answered } from './answered.js';
import { KeyButtons } from './key-buttons.js';
import { RegisterPasskey } from './register-passkey.js';

const Column = styled(Container)`
  padding-block: ${space(32)} ${space(96)};
`;

/** The admin area behind its second factor: until a passkey was used in this session there is nothing else. */
export function PasskeyGate({ children }: { readonly children: ReactNode }) {
  const asked = usePasskeys();
  const { prove } = usePasskeyCalls();
  if (asked.data?.proven === true) return children;
  const isFirst = asked.data?.passkeys.length === 0;
  const title = isFirst ? PASSKEYS.first : PASSKEYS.needed;
  return (
    <Column width="text">
      <Stack gap={24}>
        <PageTitle>{title}</PageTitle>
        <Heading level={1} size="section">
          {title}
        </Heading>
        <Answered answer={asked}>
          {({ sandboxKey }) => (
            <>
              <Lead>{isFirst ? PASSKEYS.firstWhy : PASSKEYS.neededWhy}</Lead>
              {isFirst ? (
                <RegisterPasskey withSandbox={sandboxKey} />
              ) : (
                <KeyButtons label={PASSKEYS.use} withSandbox={sandboxKey} onKey={prove} />
              )}
            </>
          )}
        </Answered>
      </Stack>
    </Column>
  );
}
