import { badValue, CommandError, notSupported } from '../errors.js';
import { emptyArray, extractKeys, type IndexedValue } from './key-extraction.js';
import { diskNeeded } from './memory.js';
import type { Comparison } from './order.js';
import { TypeOrder, typeOrder } from './type-order.js';
import { type Document, isDocument, isNumeric, toDouble, type Value } from './value.js';

/** One field of a sort: its path and whether it goes upwards (1) or downwards (-1). */
export interface SortField {
  readonly name: string;
  readonly direction: 1 | -1;
}

/** A document's place in a sort. */
export type SortKey = readonly IndexedValue[];

/** A compiled sort. */
export interface Sort {
  readonly fields: readonly SortField[];
  /** The key of a document: of an array, its least element upwards and its greatest downwards. */
  keyOf(document: Document): SortKey;
  compare(left: SortKey, right: SortKey): number;
}

/**
 * Reads the fields of a sort specification.
 *
 * @throws CommandError for a direction that is neither 1 nor -1
 */
export function sortFields(specification: Document): SortField[] {
  return Object.entries(specification).map(([name, order]) => {
    if (isDocument(order) && '$meta' in order) throw notSupported('$meta in a sort');
    if (!isNumeric(order) || Math.abs(toDouble(order)) !== 1) {
      throw new CommandError(15975, `$sort key ordering must be 1 (for ascending) or -1 (for descending)`);
    }
    if (name.startsWith('$'))
      throw badValue(`FieldPath field names may not start with '$'. Consider using $getField or $setField.`);
    return { name, direction: toDouble(order) < 0 ? -1 : 1 };
  });
}

/** Compiles a sort; ties keep the order the documents came in. */
export function compileSort(specification: Document, comparison: Comparison): Sort {
  const fields = sortFields(specification);
  const paths = fields.map((field) => field.name.split('.'));
  const compareOne = (left: IndexedValue, right: IndexedValue): number => {
    if (left !== emptyArray && right !== emptyArray) return comparison(left, right);
    const order = (value: IndexedValue) => (value === emptyArray ? TypeOrder.emptyArray : typeOrder(value));
    return order(left) - order(right);
  };
  const compare = (left: SortKey, right: SortKey): number => {
    for (const [at, field] of fields.entries()) {
      const order = compareOne(left[at], right[at]);
      if (order !== 0) return order * field.direction;
    }
    return 0;
  };
  return {
    fields,
    compare,
    keyOf(document) {
      const { rows } = extractKeys(document, paths);
      const [first = []] = rows;
      return rows.length === 1 ? first : rows.reduce((least, row) => (compare(row, least) < 0 ? row : least));
    },
  };
}

/** Sorts array elements as `$sortArray` and `$push` with `$sort` ask for: by value, or by fields. */
export function elementSorter(sortBy: Value, comparison: Comparison): (elements: readonly Value[]) => Value[] {
  if (isDocument(sortBy)) {
    const sort = compileSort(sortBy, comparison);
    return (elements) =>
      elements
        .map((element) => ({ element, key: sort.keyOf(isDocument(element) ? element : {}) }))
        .sort((left, right) => sort.compare(left.key, right.key))
        .map(({ element }) => element);
  }
  if (!isNumeric(sortBy) || Math.abs(toDouble(sortBy)) !== 1) {
    throw badValue('The sort direction must be 1 or -1, or a document of them');
  }
  const direction = toDouble(sortBy);
  return (elements) => elements.toSorted((left, right) => direction * comparison(left, right));
}

interface Sorted<Item> {
  readonly item: Item;
  readonly key: SortKey;
  readonly bytes: number;
}

/** How much a sort may keep. */
export interface SortMemory<Item> {
  readonly limit: number;
  readonly bytesOf: (item: Item) => number;
  /** Whose limit it is, for the error. */
  readonly of: string;
}

/**
 * Sorts items by their documents, keeping no more than the first `limit` at any time.
 *
 * @param documentOf decodes as much of an item as the sort looks at
 * @param limit how many are wanted; Infinity for all
 * @throws CommandError 292 when more would be kept than may be
 */
export function sortItems<Item>(
  items: Iterable<Item>,
  documentOf: (item: Item) => Document,
  sort: Sort,
  limit: number,
  memory: SortMemory<Item>,
): Item[] {
  let kept: Sorted<Item>[] = [];
  let bytes = 0;
  const order = (left: Sorted<Item>, right: Sorted<Item>) => sort.compare(left.key, right.key);
  for (const item of items) {
    const next = { item, key: sort.keyOf(documentOf(item)), bytes: memory.bytesOf(item) };
    kept.push(next);
    bytes += next.bytes;
    if (kept.length >= 2 * limit + 1024 || (bytes > memory.limit && kept.length > limit)) {
      kept = kept.sort(order).slice(0, limit);
      bytes = kept.reduce((sum, each) => sum + each.bytes, 0);
    }
    if (bytes > memory.limit) throw diskNeeded(memory.of)(memory.limit);
  }
  return kept
    .sort(order)
    .slice(0, limit)
    .map(({ item }) => item);
}
