import { PATHS } from '@vela/contracts/routes';
import { Button, ButtonLink } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { Stack } from '@vela/design-system/layout';
import { Heading } from '@vela/design-system/typography';
import { PageTitle } from '@vela/router';
import { usePurchases } from '../features/receipts/api/list-purchases.js';
import { PurchaseTable } from '../features/receipts/components/purchase-table.js';
import { LoadingLines } from './loading-page.js';
import { PageColumn } from './page-column.js';

function Purchases() {
  const { data, isPending, refetch } = usePurchases();
  if (isPending) return <LoadingLines label="Loading your receipts" />;
  if (data === undefined)
    return (
      <EmptyState
        mood="failed"
        title="Your receipts could not be loaded"
        action={
          <Button variant="quiet" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        Nothing is lost. They are shown as soon as the connection is back.
      </EmptyState>
    );
  if (data.purchases.length === 0)
    return (
      <EmptyState title="No purchases yet" action={<ButtonLink to={PATHS.subscriptions}>Choose a plan</ButtonLink>}>
        When you buy tokens, the receipts are kept here.
      </EmptyState>
    );
  return <PurchaseTable purchases={data.purchases} />;
}

/** `/talentseeker/dashboard/receipts`: every purchase of the company. */
export function Page() {
  return (
    <PageColumn>
      <PageTitle>Receipts</PageTitle>
      <Stack gap={32}>
        <Heading level={1}>Receipts</Heading>
        <Purchases />
      </Stack>
    </PageColumn>
  );
}
