import { PATHS, pathTo } from '@vela/contracts/routes';
import type { Invoice } from '@vela/contracts/schemas';
import { TextLink } from '@vela/design-system/link';
import { Table, type TableColumn } from '@vela/design-system/table';
import { exactOreText } from '@vela/formats';
import { t } from '@vela/language';
import { dayText } from '@vela/market/days';
import { InvoiceStateBadge } from './invoice-state.js';

const columns = (): readonly TableColumn<Invoice>[] => [
  {
    key: 'number',
    title: t('Invoice'),
    cell: ({ id, number }) => <TextLink to={pathTo(PATHS.invoice, { invoiceId: id })}>{number}</TextLink>,
  },
  { key: 'role', title: t('Hire for'), cell: ({ roleName }) => roleName },
  { key: 'due', title: t('Due'), cell: ({ dueOn }) => dayText(dueOn) },
  { key: 'total', title: t('Total'), numeric: true, cell: ({ price }) => exactOreText(price.totalOre) },
  {
    key: 'credit',
    title: t('Credited'),
    numeric: true,
    cell: ({ credits }) =>
      credits.length === 0 ? '' : exactOreText(credits.reduce((sum, { price }) => sum + price.totalOre, 0)),
  },
  { key: 'left', title: t('To pay'), numeric: true, cell: ({ dueOre }) => (dueOre === 0 ? '' : exactOreText(dueOre)) },
  { key: 'state', title: t('State'), cell: (invoice) => <InvoiceStateBadge invoice={invoice} /> },
];

/** Invoices of recruitment fees with their credit notes. */
export const InvoiceTable = ({ invoices }: { readonly invoices: readonly Invoice[] }) => (
  <Table
    caption={t('Invoices, newest first')}
    columns={columns()}
    rows={invoices}
    narrow="stack"
    rowKey={({ id }) => id}
  />
);
