import { useEffect, useMemo, useState } from 'react';
import { addressWith, filtersInAddress, type MatchFilters } from '@vela/contracts/filters';
import type { SearchPage } from '@vela/contracts/schemas';
import { useSearchParams } from '@vela/router';

/** Pause after the last change before the server is asked, so that quick choices make one question. */
const SETTLE_MS = 180;

const pageIn = (search: URLSearchParams): number => {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
};

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
export const pageCountOf = (total: number, { page, pageSize, next }: Pick<SearchPage, 'page' | 'pageSize' | 'next'>) =>
  Math.max(Math.ceil(total / pageSize), next === null ? page : page + 1);

/** Filters and page as the address has them, so that they can be shared and the way back works. */
export function useAddressFilters() {
  const [search, setSearch] = useSearchParams();
  const text = search.toString();
  const settled = useSettled(text);
  const inAddress = useMemo(() => filtersInAddress(new URLSearchParams(text)), [text]);
  // The address follows a moment later; until then a box shows what was just chosen.
  const [chosen, setChosen] = useState<MatchFilters | null>(null);
  useEffect(() => setChosen(null), [text]);
  const filters = chosen ?? inAddress;
  const asked = useMemo(() => {
    const address = new URLSearchParams(settled);
    return { filters: filtersInAddress(address), page: pageIn(address), after: address.get('after') };
  }, [settled]);

  const setFilters = (next: MatchFilters) => {
    setChosen(next);
    setSearch(
      (current) => {
        const address = addressWith(current, next);
        // Another list begins with its first page.
        address.delete('page');
        address.delete('after');
        return address;
      },
      { preventScrollReset: true },
    );
  };
  /**
   * @param shown the page that is shown: who follows on the next is named by its end, so that nobody is missed; other
   *   pages are counted
   * @returns the query of a page of this list
   */
  const searchOfPage = (page: number, shown: Pick<SearchPage, 'page' | 'next'>): string => {
    const address = addressWith(new URLSearchParams(), filters);
    if (page > 1) address.set('page', String(page));
    if (page === shown.page + 1 && shown.next !== null) address.set('after', shown.next);
    const query = address.toString();
    return query === '' ? '' : `?${query}`;
  };
  return { filters, setFilters, asked, settling: text !== settled, searchOfPage };
}
