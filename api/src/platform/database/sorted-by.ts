import type { SortDirection } from '@vela/contracts/schemas';

/**
 * @param unique no two have the same in the field: its order is one already, and its own index gives it
 * @returns an order by one field; what is equal in it stands in one order, too, so that no page repeats or leaves out anything
 */
export function sortedBy(
  field: string,
  direction: SortDirection,
  { unique = false }: { readonly unique?: boolean } = {},
): Readonly<Record<string, 1 | -1>> {
  const way = direction === 'ascending' ? 1 : -1;
  return unique ? { [field]: way } : { [field]: way, _id: way };
}
