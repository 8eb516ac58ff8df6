import { PATHS } from '@vela/contracts/routes';
import type { IssuedDocument, Purchase } from '@vela/contracts/schemas';
import { Answered, bothAnswers } from '@vela/design-system/answered';
import { ButtonLink } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { ScreenOnly, Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { Heading } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { PageTitle, useParams } from '@vela/router';
import { useDocumentsOf } from '../features/documents/api/list-documents.js';
import { DocumentPage } from '../features/documents/components/document-page.js';
import { DisputeNotice } from '../features/receipts/components/dispute-notice.js';
import { RefundNotice } from '../features/receipts/components/refund-notice.js';
import { usePurchase } from '../purchase/get-purchase.js';
import { isNotTheirs } from './is-not-theirs.js';
import { MissingRecord } from './missing-record.js';
import { PageColumn } from './page-column.js';

interface ReceiptProps {
  readonly purchase: Purchase;
  readonly documents: readonly IssuedDocument[];
}

function Receipt({ purchase, documents }: ReceiptProps) {
  const notices = (
    <>
      <RefundNotice purchase={purchase} />
      <DisputeNotice purchase={purchase} />
    </>
  );
  if (purchase.receiptNumber === null)
    return (
      <Stack gap={32}>
        {notices}
        <EmptyState
          title={purchase.state === 'differs' ? t('Another amount arrived') : t('Not paid')}
          action={<ButtonLink to={PATHS.subscriptions}>{t('Choose a plan')}</ButtonLink>}
        >
          {t('There is a receipt once this purchase is paid.')}
        </EmptyState>
      </Stack>
    );
  return (
    <Stack gap={32}>
      <ScreenOnly>
        <Heading level={1}>{t('Receipt {number}', { number: purchase.receiptNumber })}</Heading>
      </ScreenOnly>
      {notices}
      {documents.map((document) => (
        <DocumentPage key={document.id} document={document} named={document.number === purchase.receiptNumber} />
      ))}
      <ScreenOnly>
        <TextLink to={PATHS.receipts}>{t('All receipts')}</TextLink>
      </ScreenOnly>
    </Stack>
  );
}

/** `/talentseeker/dashboard/receipts/:purchaseId`: one receipt. */
export function Page() {
  const { purchaseId = '' } = useParams();
  const answer = bothAnswers(usePurchase(purchaseId), useDocumentsOf(purchaseId));
  return (
    <PageColumn>
      <PageTitle>{t('Receipt')}</PageTitle>
      {isNotTheirs(answer.error) ? (
        <MissingRecord title={t('There is no such receipt')} listPath={PATHS.receipts}>
          {t('All receipts')}
        </MissingRecord>
      ) : (
        <Answered answer={answer} loading={t('Loading the receipt')} failed={t('This receipt could not be loaded')}>
          {([purchase, documents]) => <Receipt purchase={purchase} documents={documents} />}
        </Answered>
      )}
    </PageColumn>
  );
}
