import { useState } from 'react';
import styled from 'styled-components';
import { PATHS } from '@vela/contracts/routes';
import { TEXTS } from '@vela/contracts/texts';
import { Button } from '@vela/design-system/button';
import { Container, Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { useSession } from '@vela/design-system/services';
import { media, space } from '@vela/design-system/theme';
import { Heading, Lead, Text } from '@vela/design-system/typography';
import { PageTitle, useNavigate } from '@vela/router';
import { usePaymentIntent } from '../features/subscription/api/payment-intent.js';
import { PaymentDialog } from '../features/subscription/components/payment-dialog.js';
import { PlanCards } from '../features/subscription/components/plan-cards.js';
import { ReturnNotice } from '../features/subscription/components/return-notice.js';
import { startingProfiles } from '../features/subscription/launch-offer.js';
import { plansWith, PRO_PACK, type PlanKey } from '../features/subscription/plans.js';

const Column = styled(Container)`
  padding-block: ${space(32)} ${space(96)};
  ${media.from('md')} { padding-block: ${space(48)} ${space(96)}; }
`;

export function Page() {
  const { user } = useSession();
  const navigate = useNavigate();
  const intent = usePaymentIntent();
  const [now] = useState(() => Date.now());
  const [plan, setPlan] = useState<PlanKey>('basic');
  const [paying, setPaying] = useState(false);
  const { count, offerUntil } = startingProfiles(user?.talentSeeker?.company?.balance, now);

  const prepare = () => intent.mutate(PRO_PACK.netOre);
  const goOn = () => {
    if (plan === 'basic') return void navigate(PATHS.talentSeekerDashboard);
    setPaying(true);
    prepare();
  };

  return (
    <Column>
      <PageTitle>Subscriptions</PageTitle>
      <Stack gap={40}>
        <Stack gap={16}>
          <Heading level={1}>{TEXTS.subscriptionsIntro}</Heading>
          <Lead>
            Each company gets {count} free profiles to start{offerUntil === null ? '.' : '.*'}
          </Lead>
        </Stack>
        <PlanCards plans={plansWith(count)} value={plan} onChange={setPlan} />
        <Stack gap={12} align="start">
          <Button onClick={goOn}>Next</Button>
          <Text tone="muted" size="small">
            What a profile costs stands in the <TextLink to={PATHS.pricing}>pricing</TextLink>.
          </Text>
          {offerUntil !== null && (
            <Text tone="muted" size="small">
              * Offer valid until {offerUntil}.
            </Text>
          )}
        </Stack>
      </Stack>
      {paying && <PaymentDialog intent={intent} onRetry={prepare} onClose={() => setPaying(false)} />}
      <ReturnNotice />
    </Column>
  );
}
