import type { SortDirection } from '@vela/contracts/schemas';

/** @returns an order by one field; what is equal in it stands in one order, too, so that no page repeats or leaves out anything */
export function sortedBy(field: string, direction: SortDirection): Readonly<Record<string, 1 | -1>> {
  const way = direction === 'ascending' ? 1 : -1;
  return { [field]: way, _id: way };
}
