import { PATHS, pathTo } from '@vela/contracts/routes';
import type { StatementEntry } from '@vela/contracts/schemas';
import { TextLink } from '@vela/design-system/link';
import { Table, type TableColumn } from '@vela/design-system/table';
import { statementColumns } from '@vela/formats';
import { t } from '@vela/language';

/** @returns where more is to be read of what a column names, or null */
function pageOf(key: string, { document }: StatementEntry): string | null {
  if (key === 'document' && document !== null) return pathTo(PATHS.receipt, { purchaseId: document.purchaseId });
  return null;
}

const columns = (): readonly TableColumn<StatementEntry>[] =>
  statementColumns().map(({ text, value: _value, ...column }) => ({
    ...column,
    cell: (entry) => {
      const page = pageOf(column.key, entry);
      return page === null ? text(entry) : <TextLink to={page}>{text(entry)}</TextLink>;
    },
  }));

/** Entries of the ledger, newest first, each with what could be spent after it. */
export const StatementTable = ({ entries }: { readonly entries: readonly StatementEntry[] }) => (
  <Table
    caption={t('Entries, newest first')}
    columns={columns()}
    rows={entries}
    narrow="stack"
    rowKey={({ id }) => id}
    empty={t('No entries fit this choice.')}
  />
);
