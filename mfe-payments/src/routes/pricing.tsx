import styled from 'styled-components';
import { PRICING_DATE, PRICING_VERSION } from '@vela/contracts/constants';
import { PATHS } from '@vela/contracts/routes';
import { ButtonLink } from '@vela/design-system/button';
import { Container, Stack } from '@vela/design-system/layout';
import { media, space } from '@vela/design-system/theme';
import { Heading, Lead, Text } from '@vela/design-system/typography';
import { PageTitle } from '@vela/router';
import { SeniorityTable } from '../features/pricing/components/seniority-table.js';
import { Terms } from '../features/pricing/components/terms.js';

const Column = styled(Container)`
  padding-block: ${space(32)} ${space(96)};
  ${media.from('md')} { padding-block: ${space(48)} ${space(96)}; }
`;

export function Page() {
  return (
    <Column>
      <PageTitle>Pricing</PageTitle>
      <Stack gap={64}>
        <Stack gap={16}>
          <Heading level={1}>Pricing</Heading>
          <Lead>You pay for a talent who said yes, and for a contract that was signed.</Lead>
          <Text tone="muted" size="small" numeric>Version {PRICING_VERSION}, {PRICING_DATE}</Text>
        </Stack>
        <Stack gap={24}>
          <Heading level={2}>By experience</Heading>
          <SeniorityTable />
        </Stack>
        <Stack gap={32}>
          <Heading level={2}>Terms</Heading>
          <Terms />
        </Stack>
        <div><ButtonLink to={PATHS.subscriptions}>Choose a plan</ButtonLink></div>
      </Stack>
    </Column>
  );
}
