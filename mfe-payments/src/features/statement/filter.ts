import { isMeantDay } from '@vela/contracts/days';
import type { LedgerEntryKind, StatementFilter } from '@vela/contracts/schemas';
import { LEDGER_KIND_TEXTS } from '@vela/formats';

/** @returns whether a text, of an address too, is a kind of entries */
export const isKind = (value: string): value is LedgerEntryKind => Object.hasOwn(LEDGER_KIND_TEXTS, value);

/** @returns the filter that an address names; what is not one is left out */
export function filterIn(search: URLSearchParams): StatementFilter {
  const kind = search.get('kind') ?? '';
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  return {
    ...(isKind(kind) ? { kind } : {}),
    ...(isMeantDay(from) ? { from } : {}),
    ...(isMeantDay(to) ? { to } : {}),
  };
}

/** @returns the query of an address with the filter, and the page where it is not the first */
export function queryOf(filter: StatementFilter, page = 1): string {
  const entries = Object.entries({ ...filter, ...(page > 1 ? { page: String(page) } : {}) });
  const search = new URLSearchParams(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  return search.size === 0 ? '' : `?${search.toString()}`;
}
