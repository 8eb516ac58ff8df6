import { DOWNLOADS } from '@vela/contracts/downloads';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { Button, ButtonLink } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { Cluster, Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { Heading } from '@vela/design-system/typography';
import { PageTitle, useParams } from '@vela/router';
import { useInvoices } from '../features/invoices/api/list-invoices.js';
import { InvoiceSheet } from '../features/invoices/components/invoice-sheet.js';
import { LoadingLines } from './loading-page.js';
import { PageColumn } from './page-column.js';

function InvoiceView({ id }: { readonly id: string }) {
  const { data, isPending, refetch } = useInvoices();
  if (isPending) return <LoadingLines label="Loading the invoice" />;
  if (data === undefined)
    return (
      <EmptyState
        mood="failed"
        title="This invoice could not be loaded"
        action={
          <Button variant="quiet" onClick={() => void refetch()}>
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
      <InvoiceSheet invoice={invoice} />
      <Cluster>
        <ButtonLink to={pathTo(DOWNLOADS.invoicePdf, { id })} reloadDocument download>
          Download PDF
        </ButtonLink>
        <TextLink to={PATHS.invoices}>All invoices</TextLink>
      </Cluster>
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
