import { useEffect, useMemo, useState } from 'react';
import {
  LIST_PLACE_MAX,
  type MatchList,
  PAGE_NUMBER_MAX,
  SEARCH_SORTS,
  type SearchSort,
} from '@vela/contracts/constants';
import { addressWith, filtersInAddress, type MatchFilters, SAVED_SEARCH_PARAMETER } from '@vela/contracts/filters';
import type { SearchPage } from '@vela/contracts/schemas';
import { countryIdOf } from '@vela/market/countries';
import { useSearchParams } from '@vela/router';

/** Pause after the last change before the server is asked, so that quick choices make one question. */
const SETTLE_MS = 180;

const pageIn = (search: URLSearchParams): number => {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page > 0 && page <= PAGE_NUMBER_MAX ? page : 1;
};

const placeIn = (search: URLSearchParams): string | null => {
  const after = search.get('after');
  return after !== null && after.length <= LIST_PLACE_MAX ? after : null;
};

const listIn = (search: URLSearchParams): MatchList => (search.get('list') === 'leftOut' ? 'leftOut' : 'matches');

const sortIn = (search: URLSearchParams): SearchSort =>
  SEARCH_SORTS.find((sort) => sort === search.get('sort')) ?? 'mixed';

/** @returns the query of another of a role's lists, from its first page and without filters */
export const searchOfList = (list: MatchList): string => (list === 'leftOut' ? '?list=leftOut' : '');

/** Filters of an address that somebody may have typed; a name that no country has is passed over, as all that is not valid. */
function listedFiltersIn(search: URLSearchParams): MatchFilters {
  const { countries, ...others } = filtersInAddress(search);
  const known = countries?.filter((name) => countryIdOf(name) !== null) ?? [];
  return known.length === 0 ? others : { ...others, countries: known };
}

/** The address a little later: once nothing has changed for a moment. The first is taken at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** @returns how many pages a list has; what is shown, and what follows it, counts whatever the total says by now */
export const pageCountOf = (
  total: number | null,
  { page, pageSize, next }: Pick<SearchPage, 'page' | 'pageSize' | 'next'>,
) => Math.max(Math.ceil((total ?? 0) / pageSize), next === null ? page : page + 1);

/** Filters and page as the address has them, so that they can be shared and the way back works. */
export function useAddressFilters() {
  const [search, setSearch] = useSearchParams();
  const text = search.toString();
  const settled = useSettled(text);
  const inAddress = useMemo(() => listedFiltersIn(new URLSearchParams(text)), [text]);
  // The address follows a moment later; until then a box shows what was just chosen.
  const [chosen, setChosen] = useState<MatchFilters | null>(null);
  useEffect(() => setChosen(null), [text]);
  const filters = chosen ?? inAddress;
  const asked = useMemo(() => {
    const address = new URLSearchParams(settled);
    return {
      filters: listedFiltersIn(address),
      list: listIn(address),
      sort: sortIn(address),
      page: pageIn(address),
      after: placeIn(address),
    };
  }, [settled]);

  const setFilters = (next: MatchFilters) => {
    setChosen(next);
    setSearch(
      (current) => {
        const address = addressWith(current, next);
        // Another list begins with its first page.
        for (const name of ['page', 'after', SAVED_SEARCH_PARAMETER]) address.delete(name);
        return address;
      },
      { preventScrollReset: true },
    );
  };
  const setSort = (sort: SearchSort) =>
    setSearch(
      (current) => {
        const address = new URLSearchParams(current);
        for (const name of ['page', 'after', 'sort', SAVED_SEARCH_PARAMETER]) address.delete(name);
        if (sort !== 'mixed') address.set('sort', sort);
        return address;
      },
      { preventScrollReset: true },
    );
  /**
   * @param shown the page that is shown: who follows on the next is named by its end, so that nobody is missed; other
   *   pages are counted
   * @returns the query of a page of this list
   */
  const searchOfPage = (page: number, shown: Pick<SearchPage, 'page' | 'next'>): string => {
    const address = addressWith(new URLSearchParams(searchOfList(asked.list)), filters);
    if (asked.sort !== 'mixed') address.set('sort', asked.sort);
    if (page > 1) address.set('page', String(page));
    if (page === shown.page + 1 && shown.next !== null) address.set('after', shown.next);
    const query = address.toString();
    return query === '' ? '' : `?${query}`;
  };
  /** Whether it is the first page that is asked for. */
  const begins = asked.page === 1 && asked.after === null;
  return {
    filters,
    setFilters,
    sort: sortIn(search),
    setSort,
    asked,
    begins,
    settling: text !== settled,
    searchOfPage,
  };
}
