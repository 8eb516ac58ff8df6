import { PATHS } from '@vela/contracts/routes';
import type { Invoice, IssuedDocument } from '@vela/contracts/schemas';
import { Answered, bothAnswers } from '@vela/design-system/answered';
import { ScreenOnly, Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { Heading } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { PageTitle, useParams } from '@vela/router';
import { useDocumentsOf } from '../features/documents/api/list-documents.js';
import { DocumentPage } from '../features/documents/components/document-page.js';
import { useInvoices } from '../features/invoices/api/list-invoices.js';
import { InvoiceSummary } from '../features/invoices/components/invoice-summary.js';
import { isNotTheirs } from './is-not-theirs.js';
import { MissingRecord } from './missing-record.js';
import { PageColumn } from './page-column.js';

const NoSuchInvoice = () => (
  <MissingRecord title={t('There is no such invoice')} listPath={PATHS.invoices}>
    {t('All invoices')}
  </MissingRecord>
);

interface InvoiceViewProps {
  readonly invoice: Invoice | undefined;
  readonly documents: readonly IssuedDocument[];
}

function InvoiceView({ invoice, documents }: InvoiceViewProps) {
  if (invoice === undefined) return <NoSuchInvoice />;
  return (
    <Stack gap={32}>
      <ScreenOnly>
        <Heading level={1}>{t('Invoice {number}', { number: invoice.number })}</Heading>
        <InvoiceSummary invoice={invoice} />
      </ScreenOnly>
      {documents.map((document) => (
        <DocumentPage key={document.id} document={document} named={document.number === invoice.number} />
      ))}
      <ScreenOnly>
        <TextLink to={PATHS.invoices}>{t('All invoices')}</TextLink>
      </ScreenOnly>
    </Stack>
  );
}

/** `/talentseeker/dashboard/invoices/:invoiceId`: one invoice, with its credit note where there is one. */
export function Page() {
  const { invoiceId = '' } = useParams();
  const answer = bothAnswers(useInvoices(), useDocumentsOf(invoiceId));
  return (
    <PageColumn>
      <PageTitle>{t('Invoice')}</PageTitle>
      {isNotTheirs(answer.error) ? (
        <NoSuchInvoice />
      ) : (
        <Answered answer={answer} loading={t('Loading the invoice')} failed={t('This invoice could not be loaded')}>
          {([invoices, documents]) => (
            <InvoiceView invoice={invoices.find(({ id }) => id === invoiceId)} documents={documents} />
          )}
        </Answered>
      )}
    </PageColumn>
  );
}
