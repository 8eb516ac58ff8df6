import { PATHS } from '@vela/contracts/routes';
import { Answered } from '@vela/design-system/answered';
import { ButtonLink } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { Stack } from '@vela/design-system/layout';
import { Heading, Lead } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { PageTitle } from '@vela/router';
import { useInvoices } from '../features/invoices/api/list-invoices.js';
import { InvoiceTable } from '../features/invoices/components/invoice-table.js';
import { OfCompany } from './of-company.js';
import { PageColumn } from './page-column.js';

function Invoices() {
  return (
    <Answered
      answer={useInvoices()}
      loading={t('Loading your invoices')}
      failed={t('Your invoices could not be loaded')}
    >
      {(invoices) =>
        invoices.length === 0 ? (
          <EmptyState
            title={t('No invoices yet')}
            action={<ButtonLink to={PATHS.talentSeekerDashboard}>{t('To the dashboard')}</ButtonLink>}
          >
            {t('A recruitment fee is invoiced a day after a hire is confirmed.')}
          </EmptyState>
        ) : (
          <InvoiceTable invoices={invoices} />
        )
      }
    </Answered>
  );
}

/** `/talentseeker/dashboard/invoices`: the recruitment fees of the company's hires. */
export function Page() {
  return (
    <PageColumn>
      <PageTitle>{t('Invoices')}</PageTitle>
      <Stack gap={32}>
        <Stack gap={12}>
          <Heading level={1}>{t('Invoices')}</Heading>
          <Lead>{t('Recruitment fees of confirmed hires. What you bought by card is under receipts.')}</Lead>
        </Stack>
        <OfCompany>
          <Invoices />
        </OfCompany>
      </Stack>
    </PageColumn>
  );
}
