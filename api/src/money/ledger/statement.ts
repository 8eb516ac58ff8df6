import type { QueryFilter, Types } from 'mongoose';
import type { Statement, StatementEntry, StatementFilter } from '@vela/contracts/schemas';
import { spreadsheetText, statementColumns } from '@vela/formats';
import { endOfDay, startOfDay } from '@vela/market/days';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import type { Account, LedgerKind } from '../../records/balance.js';
import type { LedgerEntryDocument } from '../../records/ledger-entry.js';
import type { Collections } from '../../records/models.js';
import { changesBy } from './balance.js';
import { explain, type ExplainNeeds } from './explain.js';

type Needs = Collections<'ledgerEntries'> & ExplainNeeds;

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

type Sum = Map<Account, number>;
const add = (sums: Sum, account: Account, change: number): number => {
  const sum = (sums.get(account) ?? 0) + change;
  sums.set(account, sum);
  return sum;
};

/** @returns what could be spent of each account before an entry */
async function sumsBefore({ models }: Needs, { _id, companyId, at }: LedgerEntryDocument): Promise<Sum> {
  const rows = await models.ledgerEntries.aggregate<{ _id: { account: Account; kind: LedgerKind }; amount: number }>([
    { $match: { companyId, $or: [{ at: { $lt: at } }, { at, _id: { $lt: _id } }] } },
    { $group: { _id: { account: '$account', kind: '$kind' }, amount: { $sum: '$amount' } } },
  ]);
  const sums: Sum = new Map();
  for (const { _id: movement, amount } of rows)
    add(sums, movement.account, changesBy({ ...movement, amount }).free ?? 0);
  return sums;
}

/** @param entries oldest first @returns them with the balance after each, whatever lies between them */
async function balanced(
  app: Needs,
  caller: CompanyCaller,
  entries: readonly LedgerEntryDocument[],
): Promise<StatementEntry[]> {
  const [first, last] = [entries[0], entries.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { companyId } = first;
  const [sums, explanationOf, between] = await Promise.all([
    sumsBefore(app, first),
    explain(app, caller, entries),
    app.models.ledgerEntries
      .find({ companyId, at: { $gte: first.at, $lte: last.at } })
      .sort({ at: 1, _id: 1 })
      .lean<LedgerEntryDocument[]>(),
  ]);
  const asked = new Map(entries.map((entry) => [entry._id.toHexString(), entry]));
  const lines: StatementEntry[] = [];
  for (const entry of between) {
    const id = entry._id.toHexString();
    // Of the same moment as the first one, and before it: it is in the sums.
    if (entry.at.getTime() === first.at.getTime() && id < first._id.toHexString()) continue;
    const { at, account, kind, amount, cause } = entry;
    const change = changesBy(entry).free ?? 0;
    const balance = add(sums, account, change);
    if (asked.has(id))
      lines.push({ id, at: at.toISOString(), account, kind, amount, cause, change, balance, ...explanationOf(entry) });
  }
  return lines;
}

/** @returns a page of the company's entries, newest first, each with the balance after it */
export async function readStatement(
  app: Needs,
  caller: CompanyCaller,
  { page, ...filter }: StatementFilter & { readonly page: number },
): Promise<Statement> {
  const { models } = app;
  const found = filterOf(caller.companyId, filter);
  const [entries, total] = await Promise.all([
    models.ledgerEntries
      .find(found)
      .sort({ at: -1, _id: -1 })
      .skip((page - 1) * PAGE_SIZE)
      .limit(PAGE_SIZE)
      .lean<LedgerEntryDocument[]>(),
    models.ledgerEntries.countDocuments(found),
  ]);
  const lines = await balanced(app, caller, entries.toReversed());
  return { entries: lines.toReversed(), page, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)), total };
}

/** @returns the entries as CSV, oldest first, in the words of the page, for a spreadsheet */
export async function statementCsv(app: Needs, caller: CompanyCaller, filter: StatementFilter): Promise<string> {
  const entries = await app.models.ledgerEntries
    .find(filterOf(caller.companyId, filter))
    .sort({ at: 1, _id: 1 })
    .limit(CSV_MAX)
    .lean<LedgerEntryDocument[]>();
  const lines = await balanced(app, caller, entries);
  const columns = statementColumns();
  return spreadsheetText([
    columns.map(({ title }) => title),
    ...lines.map((line) => columns.map(({ text, value = text }) => value(line))),
  ]);
}
