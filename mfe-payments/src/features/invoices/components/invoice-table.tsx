import { PATHS, pathTo } from '@vela/contracts/routes';
import type { Invoice } from '@vela/contracts/schemas';
import { TextLink } from '@vela/design-system/link';
import { Table, type TableColumn } from '@vela/design-system/table';
import { exactOreText } from '@vela/formats';
import { t } from '@vela/language';
import { dayText } from '@vela/market/days';
import { InvoiceStateBadge } from './invoice-state.js';

const COLUMNS: readonly TableColumn<Invoice>[] = [
  {
    key: 'number',
    title: 'Invoice',
    cell: ({ id, number }) => <TextLink to={pathTo(PATHS.invoice, { invoiceId: id })}>{number}</TextLink>,
  },
  { key: 'role', title: 'Hire for', cell: ({ roleName }) => roleName },
  { key: 'due', title: 'Due', cell: ({ dueOn }) => dayText(dueOn) },
  { key: 'total', title: 'Total', numeric: true, cell: ({ price }) => exactOreText(price.totalOre) },
  {
    key: 'credit',
    title: 'Credited',
    numeric: true,
    cell: ({ credits }) =>
      credits.length === 0 ? '' : exactOreText(credits.reduce((sum, { price }) => sum + price.totalOre, 0)),
  },
  { key: 'left', title: 'To pay', numeric: true, cell: ({ dueOre }) => (dueOre === 0 ? '' : exactOreText(dueOre)) },
  { key: 'state', title: 'State', cell: (invoice) => <InvoiceStateBadge invoice={invoice} /> },
];

/** Invoices of recruitment fees with their credit notes. */
export const InvoiceTable = ({ invoices }: { readonly invoices: readonly Invoice[] }) => (
  <Table
    caption={t('Invoices, newest first')}
    columns={COLUMNS}
    rows={invoices}
    narrow="stack"
    rowKey={({ id }) => id}
  />
);
