import { DOWNLOADS } from '@vela/contracts/downloads';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { Button, ButtonLink } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { Cluster, Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { Heading } from '@vela/design-system/typography';
import { PageTitle, useParams } from '@vela/router';
import { ReceiptSheet } from '../features/receipts/components/receipt-sheet.js';
import { usePurchase } from '../purchase/get-purchase.js';
import { LoadingLines } from './loading-page.js';
import { PageColumn } from './page-column.js';

function Receipt({ id }: { readonly id: string }) {
  const { data: purchase, isPending, refetch } = usePurchase(id);
  if (isPending) return <LoadingLines label="Loading the receipt" />;
  if (purchase === undefined)
    return (
      <EmptyState
        mood="failed"
        title="This receipt could not be loaded"
        action={
          <Button variant="quiet" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        Perhaps the connection is gone, or the receipt belongs to another company.
      </EmptyState>
    );
  if (purchase.receiptNumber === null)
    return (
      <EmptyState title="Not paid" action={<ButtonLink to={PATHS.subscriptions}>Choose a plan</ButtonLink>}>
        There is a receipt once this purchase is paid.
      </EmptyState>
    );
  return (
    <Stack gap={32}>
      <Heading level={1}>Receipt {purchase.receiptNumber}</Heading>
      <ReceiptSheet purchase={purchase} />
      <Cluster>
        <ButtonLink to={pathTo(DOWNLOADS.receiptPdf, { id })} reloadDocument download>
          Download PDF
        </ButtonLink>
        <TextLink to={PATHS.receipts}>All receipts</TextLink>
      </Cluster>
    </Stack>
  );
}

/** `/talentseeker/dashboard/receipts/:purchaseId`: one receipt. */
export function Page() {
  const { purchaseId = '' } = useParams();
  return (
    <PageColumn>
      <PageTitle>Receipt</PageTitle>
      <Receipt id={purchaseId} />
    </PageColumn>
  );
}
