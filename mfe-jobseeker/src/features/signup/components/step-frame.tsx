import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container, Stack } from '@vela/design-system/layout';
import { useSession } from '@vela/design-system/services';
import { Stepper } from '@vela/design-system/stepper';
import { media, space } from '@vela/design-system/theme';
import { Heading, Lead } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { PageTitle } from '@vela/router';
import { signUpSteps } from '../sign-up-steps.js';

const Column = styled(Container)`
  padding-block: ${space(24)} ${space(64)};
  ${media.from('md')} {
    padding-block: ${space(40)} ${space(96)};
  }
`;

export interface StepFrameProps {
  /** Path of the page. */
  readonly path: string;
  readonly title: string;
  /** Why it is asked, and who will see it. */
  readonly lead: string;
  /** `page` where something stands beside the form. */
  readonly width?: 'page' | 'text';
  readonly children: ReactNode;
}

/** What stands around every step of a talent's sign-up: where one is, what is asked, why. */
export function StepFrame({ path, title, lead, width = 'text', children }: StepFrameProps) {
  const { user } = useSession();
  const steps = signUpSteps(path, user ? user.jobSeeker : null);
  return (
    <Column width={width}>
      <PageTitle>{title}</PageTitle>
      <Stack gap={32}>
        {steps.length > 0 && <Stepper label={t('Your sign-up')} steps={steps} />}
        <Stack gap={12}>
          <Heading level={1}>{title}</Heading>
          <Lead>{lead}</Lead>
        </Stack>
        {children}
      </Stack>
    </Column>
  );
}
