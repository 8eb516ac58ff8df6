import { PATHS, pathTo } from '@vela/contracts/routes';
import type { Purchase } from '@vela/contracts/schemas';
import { TextLink } from '@vela/design-system/link';
import { Table, type TableColumn } from '@vela/design-system/table';
import { exactOreText } from '@vela/formats';
import { t } from '@vela/language';
import { dayText } from '@vela/market/days';
import { PurchaseStateBadge } from './purchase-state.js';

const columns = (): readonly TableColumn<Purchase>[] => [
  {
    key: 'receipt',
    title: t('Receipt'),
    cell: ({ id, receiptNumber }) =>
      receiptNumber === null ? (
        t('None')
      ) : (
        <TextLink to={pathTo(PATHS.receipt, { purchaseId: id })}>{receiptNumber}</TextLink>
      ),
  },
  { key: 'day', title: t('Date'), cell: ({ paidAt, createdAt }) => dayText(paidAt ?? createdAt) },
  { key: 'tokens', title: t('Tokens'), numeric: true, cell: ({ tokens }) => tokens },
  { key: 'total', title: t('Total'), numeric: true, cell: ({ totalOre }) => exactOreText(totalOre) },
  { key: 'state', title: t('State'), cell: (purchase) => <PurchaseStateBadge purchase={purchase} /> },
];

/** Purchases with their receipts. */
export const PurchaseTable = ({ purchases }: { readonly purchases: readonly Purchase[] }) => (
  <Table
    caption={t('Purchases, newest first')}
    columns={columns()}
    rows={purchases}
    narrow="stack"
    rowKey={({ id }) => id}
  />
);
