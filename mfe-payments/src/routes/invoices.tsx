import { PATHS } from '@vela/contracts/routes';
import { Button, ButtonLink } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { Stack } from '@vela/design-system/layout';
import { Heading, Lead } from '@vela/design-system/typography';
import { PageTitle } from '@vela/router';
import { useInvoices } from '../features/invoices/api/list-invoices.js';
import { InvoiceTable } from '../features/invoices/components/invoice-table.js';
import { LoadingLines } from './loading-page.js';
import { PageColumn } from './page-column.js';

function Invoices() {
  const { data, isPending, refetch } = useInvoices();
  if (isPending) return <LoadingLines label="Loading your invoices" />;
  if (data === undefined)
    return (
      <EmptyState
        mood="failed"
        title="Your invoices could not be loaded"
        action={
          <Button variant="quiet" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        Nothing is lost. They are shown as soon as the connection is back.
      </EmptyState>
    );
  if (data.length === 0)
    return (
      <EmptyState
        title="No invoices yet"
        action={<ButtonLink to={PATHS.talentSeekerDashboard}>To the dashboard</ButtonLink>}
      >
        A recruitment fee is invoiced a day after a hire is confirmed.
      </EmptyState>
    );
  return <InvoiceTable invoices={data} />;
}

/** `/talentseeker/dashboard/invoices`: the recruitment fees of the company's hires. */
export function Page() {
  return (
    <PageColumn>
      <PageTitle>Invoices</PageTitle>
      <Stack gap={32}>
        <Stack gap={12}>
          <Heading level={1}>Invoices</Heading>
          <Lead>Recruitment fees of confirmed hires. What you bought by card is under receipts.</Lead>
        </Stack>
        <Invoices />
      </Stack>
    </PageColumn>
  );
}
