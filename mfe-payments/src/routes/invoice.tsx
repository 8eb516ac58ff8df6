import { PATHS } from '@vela/contracts/routes';
import { Button, ButtonLink } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { ScreenOnly, Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { Heading } from '@vela/design-system/typography';
import { PageTitle, useParams } from '@vela/router';
import { useDocumentsOf } from '../features/documents/api/list-documents.js';
import { DocumentPage } from '../features/documents/components/document-page.js';
import { useInvoices } from '../features/invoices/api/list-invoices.js';
import { InvoiceSummary } from '../features/invoices/components/invoice-summary.js';
import { LoadingLines } from './loading-page.js';
import { PageColumn } from './page-column.js';

function InvoiceView({ id }: { readonly id: string }) {
  const { data, isPending, refetch } = useInvoices();
  const documents = useDocumentsOf(id);
  if (isPending || documents.isPending) return <LoadingLines label="Loading the invoice" />;
  if (data === undefined || documents.data === undefined)
    return (
      <EmptyState
        mood="failed"
        title="This invoice could not be loaded"
        action={
          <Button variant="quiet" onClick={() => void Promise.all([refetch(), documents.refetch()])}>
            Try again
          </Button>
        }
      >
        Nothing is lost. It is shown as soon as the connection is back.
      </EmptyState>
    );
  const invoice = data.find((each) => each.id === id);
  if (invoice === undefined)
    return (
      <EmptyState title="There is no such invoice" action={<ButtonLink to={PATHS.invoices}>All invoices</ButtonLink>}>
        Perhaps it belongs to another company.
      </EmptyState>
    );
  return (
    <Stack gap={32}>
      <Heading level={1}>Invoice {invoice.number}</Heading>
      <InvoiceSummary invoice={invoice} />
      {documents.data.map((document) => (
        <DocumentPage key={document.id} document={document} />
      ))}
      <ScreenOnly>
        <TextLink to={PATHS.invoices}>All invoices</TextLink>
      </ScreenOnly>
    </Stack>
  );
}

/** `/talentseeker/dashboard/invoices/:invoiceId`: one invoice, with its credit note where there is one. */
export function Page() {
  const { invoiceId = '' } = useParams();
  return (
    <PageColumn>
      <PageTitle>Invoice</PageTitle>
      <InvoiceView id={invoiceId} />
    </PageColumn>
  );
}
