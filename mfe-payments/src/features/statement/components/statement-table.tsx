import type { StatementEntry } from '@vela/contracts/schemas';
import { Table, type TableColumn } from '@vela/design-system/table';
import { momentText } from '../../../texts/dates.js';
import { ACCOUNT_TEXTS, changeText, KIND_TEXTS } from '../texts.js';

const COLUMNS: readonly TableColumn<StatementEntry>[] = [
  { key: 'at', title: 'When', cell: ({ at }) => momentText(at) },
  { key: 'kind', title: 'What', cell: ({ kind }) => KIND_TEXTS[kind] },
  { key: 'account', title: 'Of', cell: ({ account }) => ACCOUNT_TEXTS[account] },
  { key: 'amount', title: 'Change', numeric: true, cell: changeText },
];

/** Entries of the ledger, newest first. */
export const StatementTable = ({ entries }: { readonly entries: readonly StatementEntry[] }) => (
  <Table
    caption="Entries, newest first"
    columns={COLUMNS}
    rows={entries}
    narrow="stack"
    rowKey={({ id }) => id}
    empty="No entries fit this choice."
  />
);
