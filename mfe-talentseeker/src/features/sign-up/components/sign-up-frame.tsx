import type { ReactNode } from 'react';
import { Container, Stack } from '@vela/design-system/layout';
import { Heading, Lead } from '@vela/design-system/typography';
import { type SignUpStep, SignUpSteps } from './sign-up-steps.js';

export interface SignUpFrameProps {
  /** Place among the four steps, from 1. */
  readonly step: SignUpStep;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** One step of the sign-up: where one is, what it is about, and its form. */
export function SignUpFrame({ step, title, lead, children }: SignUpFrameProps) {
  return (
    <Container width="text">
      <Stack gap={40}>
        <SignUpSteps current={step} />
        <Stack gap={12}>
          <Heading level={1} size="section">
            {title}
          </Heading>
          <Lead>{lead}</Lead>
        </Stack>
        {children}
      </Stack>
    </Container>
  );
}
