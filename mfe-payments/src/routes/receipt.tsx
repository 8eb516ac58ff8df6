import { PATHS } from '@vela/contracts/routes';
import { Button, ButtonLink } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { ScreenOnly, Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { Heading } from '@vela/design-system/typography';
import { PageTitle, useParams } from '@vela/router';
import { useDocumentsOf } from '../features/documents/api/list-documents.js';
import { DocumentPage } from '../features/documents/components/document-page.js';
import { DisputeNotice } from '../features/receipts/components/dispute-notice.js';
import { RefundNotice } from '../features/receipts/components/refund-notice.js';
import { usePurchase } from '../purchase/get-purchase.js';
import { LoadingLines } from './loading-page.js';
import { PageColumn } from './page-column.js';

function Receipt({ id }: { readonly id: string }) {
  const { data: purchase, isPending, refetch } = usePurchase(id);
  const documents = useDocumentsOf(id);
  if (isPending || documents.isPending) return <LoadingLines label="Loading the receipt" />;
  if (purchase === undefined || documents.data === undefined)
    return (
      <EmptyState
        mood="failed"
        title="This receipt could not be loaded"
        action={
          <Button variant="quiet" onClick={() => void Promise.all([refetch(), documents.refetch()])}>
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
      <RefundNotice purchase={purchase} />
      <DisputeNotice purchase={purchase} />
      {documents.data.map((document) => (
        <DocumentPage key={document.id} document={document} />
      ))}
      <ScreenOnly>
        <TextLink to={PATHS.receipts}>All receipts</TextLink>
      </ScreenOnly>
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
