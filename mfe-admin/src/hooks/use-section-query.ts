import type { TableSort } from '@vela/design-system/table';
import { useNavigate, useSearchParams } from '@vela/router';
import { type SectionName, sectionPath } from '../sections/sections.js';

/** What a list is sorted by, where its titles can be pressed. */
interface Sorting {
  readonly sort: TableSort;
  readonly onSort: (sort: TableSort) => void;
}

/** Parameters of a list that can be sorted. */
export const SORTED_BY = ['sort', 'direction'] as const;

/**
 * @param byDefault the column whose order the server gives unasked, the last first
 * @returns what a table of a section says of its order, which stands in the address
 */
export const sortingOf = (
  { query, narrow }: Pick<ReturnType<typeof useSectionQuery<(typeof SORTED_BY)[number]>>, 'query' | 'narrow'>,
  byDefault: string,
): Sorting => ({
  sort: { column: query.sort ?? byDefault, direction: query.direction === 'ascending' ? 'ascending' : 'descending' },
  onSort: ({ column, direction }) => narrow({ sort: column, direction }),
});

/**
 * What narrows a section, kept in the address so that it can be shared and gone back from.
 * @param names parameters that the section knows; others are left out
 */
export function useSectionQuery<Name extends string>(section: SectionName, names: readonly Name[]) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
  const query: { [Key in Name]?: string } = {};
  for (const name of names) {
    const value = search.get(name);
    if (value) query[name] = value;
  }
  return {
    query,
    page,
    /** Shows another choice, from its first page. */
    narrow: (changes: { readonly [Key in Name]?: string | undefined }) =>
      void navigate(sectionPath(section, { ...query, ...changes }), { replace: true }),
    hrefOf: (to: number) => sectionPath(section, { ...query, page: to === 1 ? undefined : to }),
  };
}
