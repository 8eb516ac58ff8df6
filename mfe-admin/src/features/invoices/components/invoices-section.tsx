import styled from 'styled-components';
import { adminListInvoices, adminMarkInvoicePaid } from '@vela/contracts/endpoints';
import type { Invoice, InvoiceStatus } from '@vela/contracts/schemas';
import { Badge } from '@vela/design-system/badge';
import type { TableColumn } from '@vela/design-system/table';
import { useAdminQuery } from '../../../api/admin-query.js';
import { ChangeButton } from '../../../components/change-button.js';
import { REASON } from '../../../components/change-dialog.js';
import { ListSection } from '../../../components/list-section.js';
import { Choice, Narrowing } from '../../../components/narrowing.js';
import { useSectionQuery } from '../../../hooks/use-section-query.js';
import { dayText, momentText, oreText, stateText } from '../../../texts/texts.js';

/** States to choose from; typed by the wire, without its schemas. */
const INVOICE_STATUSES: readonly InvoiceStatus[] = ['open', 'overdue', 'paid'];

const InOneLine = styled.span`
  white-space: nowrap;
`;

const TONES = { open: 'info', overdue: 'danger', paid: 'success' } as const;

const INVOICE_COLUMNS: readonly TableColumn<Invoice>[] = [
  { key: 'number', title: 'Invoice', cell: ({ number }) => <InOneLine>{number}</InOneLine> },
  { key: 'company', title: 'Company', cell: ({ companyName }) => companyName },
  { key: 'role', title: 'Role', cell: ({ roleName }) => roleName },
  { key: 'total', title: 'With VAT', numeric: true, cell: ({ price }) => oreText(price.totalOre) },
  {
    key: 'credit',
    title: 'Credited',
    numeric: true,
    cell: ({ credit }) => (credit === null ? '–' : oreText(credit.price.totalOre)),
  },
  { key: 'issued', title: 'Issued', cell: ({ issuedAt }) => momentText(issuedAt) },
  { key: 'due', title: 'Due', cell: ({ dueOn }) => dayText(dueOn) },
  { key: 'status', title: 'State', cell: ({ status }) => <Badge tone={TONES[status]}>{stateText(status)}</Badge> },
  {
    key: 'actions',
    title: 'Change',
    cell: ({ id, number, status }) =>
      status === 'paid' ? (
        '–'
      ) : (
        <ChangeButton
          label="Mark paid"
          title={`Invoice ${number} was paid`}
          confirm="Mark as paid"
          done="The invoice is paid"
          fields={[REASON]}
          change={(api, { reason = '' }) => api.call(adminMarkInvoicePaid, { params: { id }, body: { reason } })}
        />
      ),
  },
];

/** Invoices of all companies. */
export function InvoicesSection() {
  const { query, page, narrow, hrefOf } = useSectionQuery('invoices', ['status']);
  const status = INVOICE_STATUSES.find((one) => one === query.status);
  const asked = { ...(status === undefined ? {} : { status }), page };
  const answer = useAdminQuery(adminListInvoices, { query: asked }, ({ total, invoices }) => ({
    total,
    rows: invoices,
  }));
  return (
    <>
      <Narrowing>
        <Choice
          label="State"
          value={status}
          options={INVOICE_STATUSES}
          textOf={stateText}
          onChange={(next) => narrow({ status: next })}
        />
      </Narrowing>
      <ListSection
        answer={answer}
        of="invoices"
        page={page}
        hrefOf={hrefOf}
        columns={INVOICE_COLUMNS}
        rowKey={({ id }) => id}
      />
    </>
  );
}
