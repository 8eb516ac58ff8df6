import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Container, Stack } from '@vela/design-system/layout';
import { asksBelow, outdate } from '@vela/design-system/services';
import { space } from '@vela/design-system/theme';
import { Heading, Lead } from '@vela/design-system/typography';
import { PageTitle } from '@vela/router';
import { usePasskeyCalls, usePasskeys } from '../api/passkeys.js';
import { PASSKEYS } from '../texts/passkeys.js';
import { Answered } from './answered.js';
import { KeyButtons } from './key-buttons.js';
import { RegisterPasskey } from './register-passkey.js';
import { UnderQuestion } from './under-question.js';

const Column = styled(Container)`
  padding-block: ${space(32)} ${space(96)};
`;

/** What lies under the question: nobody sees or reaches it, and what is typed in it stays. */
const Under = styled.div`
  display: contents;
  &[hidden] {
    display: none;
  }
`;

/** Asks for the passkey, or for a first one. @param heading what takes the focus where it comes over a page */
function Question({ heading }: { readonly heading: RefObject<HTMLHeadingElement | null> }) {
  const asked = usePasskeys();
  const { prove } = usePasskeyCalls();
  const client = useQueryClient();
  const isFirst = asked.data?.passkeys.length === 0;
  const title = isFirst ? PASSKEYS.first : PASSKEYS.needed;
  // What the page under it asked meanwhile was refused.
  const askAnew = () => outdate(client, { predicate: asksBelow('/api/admin/') });
  return (
    <Column width="text">
      <Stack gap={24}>
        <PageTitle>{title}</PageTitle>
        <Heading level={1} size="section" ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <Answered answer={asked}>
          {({ sandboxKey }) => (
            <>
              <Lead>{isFirst ? PASSKEYS.firstWhy : PASSKEYS.neededWhy}</Lead>
              {isFirst ? (
                <RegisterPasskey withSandbox={sandboxKey} onDone={() => void askAnew()} />
              ) : (
                <KeyButtons
                  label={PASSKEYS.use}
                  withSandbox={sandboxKey}
                  onKey={async (key) => {
                    await prove(key);
                    await askAnew();
                  }}
                />
              )}
            </>
          )}
        </Answered>
      </Stack>
    </Column>
  );
}

/** Until it is known whether a passkey was used, nobody is asked for one. */
const Waiting = ({ asked }: { readonly asked: ReturnType<typeof usePasskeys> }) => (
  <Column width="text">
    <Answered answer={asked}>{() => null}</Answered>
  </Column>
);

/**
 * The admin area behind its second factor: until a passkey was used in this session there is nothing else. A page that was
 * shown before, in a session that has ended since, waits under the question as it is.
 */
export function PasskeyGate({ children }: { readonly children: ReactNode }) {
  const asked = usePasskeys();
  const isProven = asked.data?.proven === true;
  const [wasProven, setWasProven] = useState(isProven);
  if (isProven && !wasProven) setWasProven(true);
  const isAskedOver = wasProven && !isProven;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!isAskedOver) return undefined;
    const { activeElement } = document;
    heading.current?.focus();
    return () => {
      // The question is gone with what had the focus. A dialog that comes back takes it afterwards, and gives it back here.
      if (document.activeElement === document.body && activeElement instanceof HTMLElement) activeElement.focus();
    };
  }, [isAskedOver]);
  return (
    <UnderQuestion value={isAskedOver}>
      {wasProven && <Under hidden={!isProven}>{children}</Under>}
      {!isProven && (asked.isPending ? <Waiting asked={asked} /> : <Question heading={heading} />)}
    </UnderQuestion>
  );
}
