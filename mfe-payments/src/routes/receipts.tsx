import { PATHS } from '@vela/contracts/routes';
import { Answered } from '@vela/design-system/answered';
import { ButtonLink } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { Stack } from '@vela/design-system/layout';
import { Heading } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { PageTitle } from '@vela/router';
import { usePurchases } from '../features/receipts/api/list-purchases.js';
import { PurchaseTable } from '../features/receipts/components/purchase-table.js';
import { OfCompany } from './of-company.js';
import { PageColumn } from './page-column.js';

function Purchases() {
  return (
    <Answered
      answer={usePurchases()}
      loading={t('Loading your receipts')}
      failed={t('Your receipts could not be loaded')}
    >
      {({ purchases }) =>
        purchases.length === 0 ? (
          <EmptyState
            title={t('No purchases yet')}
            action={<ButtonLink to={PATHS.subscriptions}>{t('Choose a plan')}</ButtonLink>}
          >
            {t('When you buy tokens, the receipts are kept here.')}
          </EmptyState>
        ) : (
          <PurchaseTable purchases={purchases} />
        )
      }
    </Answered>
  );
}

/** `/talentseeker/dashboard/receipts`: every purchase of the company. */
export function Page() {
  return (
    <PageColumn>
      <PageTitle>{t('Receipts')}</PageTitle>
      <Stack gap={32}>
        <Heading level={1}>{t('Receipts')}</Heading>
        <OfCompany>
          <Purchases />
        </OfCompany>
      </Stack>
    </PageColumn>
  );
}
