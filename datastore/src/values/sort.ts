import { badValue, CommandError, notSupported } from './errors.js';
import { emptyArray, extractKeys, type IndexedValue } from './key-extraction.js';
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

/** How much a sort may keep. */
export interface SortMemory<Item> {
  readonly limit: number;
  readonly bytesOf: (item: Item) => number;
  /** The error beyond the limit. */
  readonly exceeded: (limit: number) => CommandError;
}

/**
 * The first of some items by an order, or its last, keeping not many more than are wanted. Equal ones keep the order that they
 * came in.
 */
export class SortedEnd<Item> {
  readonly #order: (left: Item, right: Item) => number;
  readonly #limit: number;
  readonly #atEnd: boolean;
  readonly #memory: SortMemory<Item>;
  #kept: { readonly item: Item; readonly bytes: number }[] = [];
  #bytes = 0;

  /** @param options `limit` says how many are wanted, Infinity for all; `atEnd` that they are the last ones */
  constructor(
    order: (left: Item, right: Item) => number,
    { limit, atEnd = false, memory }: { limit: number; atEnd?: boolean; memory: SortMemory<Item> },
  ) {
    this.#order = order;
    this.#limit = limit;
    this.#atEnd = atEnd;
    this.#memory = memory;
  }

  /** @throws CommandError when more would be kept than may be */
  add(item: Item): void {
    const { bytesOf, limit, exceeded } = this.#memory;
    const bytes = bytesOf(item);
    this.#kept.push({ item, bytes });
    this.#bytes += bytes;
    const isFull = this.#bytes > limit && this.#kept.length > this.#limit;
    if (isFull || this.#kept.length >= 2 * this.#limit + 1024) this.#prune();
    if (this.#bytes > limit) throw exceeded(limit);
  }

  /** What is wanted, in order. */
  items(): Item[] {
    this.#prune();
    return this.#kept.map(({ item }) => item);
  }

  #prune(): void {
    const sorted = this.#kept.sort((left, right) => this.#order(left.item, right.item));
    this.#kept = this.#atEnd ? sorted.slice(-this.#limit) : sorted.slice(0, this.#limit);
    this.#bytes = this.#kept.reduce((sum, { bytes }) => sum + bytes, 0);
  }
}

/**
 * Sorts items by their documents, keeping no more than the first `limit` at any time.
 *
 * @param documentOf decodes as much of an item as the sort looks at
 * @param limit how many are wanted; Infinity for all
 * @throws CommandError when more would be kept than may be
 */
export function sortItems<Item>(
  items: Iterable<Item>,
  documentOf: (item: Item) => Document,
  sort: Sort,
  limit: number,
  memory: SortMemory<Item>,
): Item[] {
  const sorted = new SortedEnd<{ readonly item: Item; readonly key: SortKey }>(
    (left, right) => sort.compare(left.key, right.key),
    { limit, memory: { ...memory, bytesOf: ({ item }) => memory.bytesOf(item) } },
  );
  for (const item of items) sorted.add({ item, key: sort.keyOf(documentOf(item)) });
  return sorted.items().map(({ item }) => item);
}
