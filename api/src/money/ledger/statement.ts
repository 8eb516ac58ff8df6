import type { QueryFilter, Types } from 'mongoose';
import type { Statement, StatementEntry, StatementFilter } from '@vela/contracts/schemas';
import { endOfDay, startOfDay } from '@vela/market/days';
import type { LedgerEntryDocument } from '../../records/ledger-entry.js';
import type { Collections } from '../../records/models.js';

type Needs = Collections<'ledgerEntries'>;

const PAGE_SIZE = 50;
/** Most lines that one file holds. */
const CSV_MAX = 100_000;

function filterOf(companyId: Types.ObjectId, { kind, from, to }: StatementFilter): QueryFilter<LedgerEntryDocument> {
  const at = {
    ...(from === undefined ? {} : { $gte: startOfDay(from) }),
    ...(to === undefined ? {} : { $lte: endOfDay(to) }),
  };
  return { companyId, ...(kind === undefined ? {} : { kind }), ...(Object.keys(at).length === 0 ? {} : { at }) };
}

const onWire = ({ _id, at, account, kind, amount, cause }: LedgerEntryDocument): StatementEntry => ({
  id: _id.toHexString(),
  at: at.toISOString(),
  account,
  kind,
  amount,
  cause,
});

/** @returns a page of the company's entries, newest first */
export async function readStatement(
  { models }: Needs,
  companyId: Types.ObjectId,
  { page, ...filter }: StatementFilter & { readonly page: number },
): Promise<Statement> {
  const found = filterOf(companyId, filter);
  const [entries, total] = await Promise.all([
    models.ledgerEntries
      .find(found)
      .sort({ at: -1, _id: -1 })
      .skip((page - 1) * PAGE_SIZE)
      .limit(PAGE_SIZE)
      .lean<LedgerEntryDocument[]>(),
    models.ledgerEntries.countDocuments(found),
  ]);
  return { entries: entries.map(onWire), page, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)), total };
}

/** @returns the entries as CSV (RFC 4180), oldest first; every value is a time, a word or a number of our own */
export async function statementCsv(
  { models }: Needs,
  companyId: Types.ObjectId,
  filter: StatementFilter,
): Promise<string> {
  const entries = await models.ledgerEntries
    .find(filterOf(companyId, filter))
    .sort({ at: 1, _id: 1 })
    .limit(CSV_MAX)
    .lean<LedgerEntryDocument[]>();
  const lines = entries.map(({ at, account, kind, amount, cause, causeId }) =>
    [at.toISOString(), account, kind, amount, cause, causeId.toHexString()].join(','),
  );
  return ['time,account,kind,amount,cause,causeId', ...lines, ''].join('\r\n');
}
