import { addressWith, type FilterQuery, filtersOf } from './codec.js';

/** The parameter by which an address of the search names the saved search that it opens. */
export const SAVED_SEARCH_PARAMETER = 'saved';

/** @returns the query of the address that opens a saved search: its filters, and which one it is */
export function savedSearchAddress({ id, filters }: { readonly id: string; readonly filters: FilterQuery }): string {
  const address = addressWith(new URLSearchParams(), filtersOf(filters));
  address.set(SAVED_SEARCH_PARAMETER, id);
  return address.toString();
}
