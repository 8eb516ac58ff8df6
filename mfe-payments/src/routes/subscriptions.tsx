import { useCallback, useState } from 'react';
import { withToast } from '@vela/contracts/remote';
import { PATHS } from '@vela/contracts/routes';
import { TEXTS } from '@vela/contracts/texts';
import { Button } from '@vela/design-system/button';
import { Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { useSession } from '@vela/design-system/services';
import { Heading, Lead, Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { Trans } from '@vela/language/react';
import { PageTitle, useNavigate } from '@vela/router';
import { packOf, type StartingPack, useStartingPack } from '../features/subscription/api/starting-pack.js';
import { DebtNotice } from '../features/subscription/components/debt-notice.js';
import { PaymentDialog } from '../features/subscription/components/payment-dialog.js';
import { PendingPayments } from '../features/subscription/components/pending-payments.js';
import { PlanCards } from '../features/subscription/components/plan-cards.js';
import { ReturnNotice } from '../features/subscription/components/return-notice.js';
import { startingProfiles } from '../features/subscription/launch-offer.js';
import { type PlanKey, plansWith, PRO_PACK } from '../features/subscription/plans.js';
import { PageColumn } from './page-column.js';

export function Page() {
  const { user } = useSession();
  const navigate = useNavigate();
  const [now] = useState(() => Date.now());
  const [plan, setPlan] = useState<PlanKey>('basic');
  const startingPack = useStartingPack();
  const [asking, setAsking] = useState(false);
  /** Net price in öre of the pack that the payment begins with; null while nothing is paid. */
  const [paying, setPaying] = useState<number | null>(null);
  const { count, offerUntil } = startingProfiles(user?.talentSeeker, now);

  /** Another pack than the plan's: a purchase that was begun goes on, and would end with another choice. */
  const [goesOn, setGoesOn] = useState(false);
  const show = ({ netOre, goesOn: isOpen }: StartingPack) => {
    setGoesOn(isOpen && netOre !== PRO_PACK.netOre);
    setPaying(netOre);
  };

  const pay = async () => {
    setAsking(true);
    show(await startingPack());
    setAsking(false);
  };
  const goOn = () => void (plan === 'basic' ? navigate(PATHS.talentSeekerDashboard) : pay());

  const showOutcome = useCallback(
    (purchaseId: string) => {
      setPaying(null);
      void navigate(`${PATHS.subscriptions}?purchase=${purchaseId}&redirect_status=succeeded`, { replace: true });
    },
    [navigate],
  );
  const goToCompany = useCallback(
    (message: string) => {
      void navigate(withToast(PATHS.companyProfile, { message, variant: 'error' }));
    },
    [navigate],
  );

  return (
    <PageColumn>
      <PageTitle>{t('Subscriptions')}</PageTitle>
      <Stack gap={40}>
        <Stack gap={16}>
          <Heading level={1}>{TEXTS.subscriptionsIntro}</Heading>
          <Lead>
            {t('Each company gets {count, plural, one {# free profile} other {# free profiles}} to start.', { count })}
            {offerUntil !== null && '*'}
          </Lead>
        </Stack>
        <DebtNotice />
        <PendingPayments />
        <PlanCards plans={plansWith(count)} value={plan} onChange={setPlan} />
        <Stack gap={12} align="start">
          <Button loading={asking} onClick={goOn}>
            {t('Next')}
          </Button>
          <Text tone="muted" size="small">
            <Trans
              message="What a profile costs stands in the <pricing>pricing</pricing>."
              parts={{ pricing: <TextLink to={PATHS.pricing} /> }}
            />
          </Text>
          <Text size="small">
            <TextLink to={PATHS.receipts}>{t('Receipts')}</TextLink> ·{' '}
            <TextLink to={PATHS.invoices}>{t('Invoices')}</TextLink> ·{' '}
            <TextLink to={PATHS.statement}>{t('Statement')}</TextLink>
          </Text>
          {offerUntil !== null && (
            <Text tone="muted" size="small">
              {t('* Offer valid until {day}.', { day: offerUntil })}
            </Text>
          )}
        </Stack>
      </Stack>
      {paying !== null && (
        <PaymentDialog
          startOre={paying}
          goesOn={goesOn}
          onClose={() => setPaying(null)}
          onSettled={showOutcome}
          onRefused={goToCompany}
        />
      )}
      <ReturnNotice onRetry={(purchase) => (purchase === undefined ? void pay() : show(packOf(purchase)))} />
    </PageColumn>
  );
}
