import type { Collation } from './collation.js';
import { encodeKey, identityOf } from './key.js';
import type { Value } from './value.js';

interface Entry<Item> {
  readonly value: Value;
  readonly item: Item;
  /** Another value that shares its key: a collation is folded coarsely. */
  next: Entry<Item> | undefined;
}

/** Something for each value, where values that are equal in MongoDB's eyes are one: numbers of any type, texts by a collation. */
export class ValueMap<Item> {
  readonly #collation: Collation | undefined;
  readonly #entries = new Map<string | number, Entry<Item>>();
  #size = 0;

  constructor(collation: Collation | undefined) {
    this.#collation = collation;
  }

  get size(): number {
    return this.#size;
  }

  #keyOf(value: Value): string | number {
    return this.#collation === undefined
      ? identityOf(value)
      : encodeKey(value, this.#collation.fold).toString('latin1');
  }

  #find(first: Entry<Item> | undefined, value: Value): Entry<Item> | undefined {
    if (this.#collation === undefined) return first;
    let entry = first;
    while (entry !== undefined && this.#collation.comparison(entry.value, value) !== 0) entry = entry.next;
    return entry;
  }

  get(value: Value): Item | undefined {
    return this.#find(this.#entries.get(this.#keyOf(value)), value)?.item;
  }

  has(value: Value): boolean {
    return this.#find(this.#entries.get(this.#keyOf(value)), value) !== undefined;
  }

  /** The item of a value, made when there is none. */
  getOrAdd(value: Value, make: () => Item): Item {
    const key = this.#keyOf(value);
    const first = this.#entries.get(key);
    const found = this.#find(first, value);
    if (found !== undefined) return found.item;
    const added: Entry<Item> = { value, item: make(), next: undefined };
    if (first === undefined) this.#entries.set(key, added);
    else {
      added.next = first.next;
      first.next = added;
    }
    this.#size += 1;
    return added.item;
  }

  *entries(): Iterable<readonly [Value, Item]> {
    for (const first of this.#entries.values())
      for (let entry: Entry<Item> | undefined = first; entry !== undefined; entry = entry.next)
        yield [entry.value, entry.item];
  }

  /** The values, each as it came first. */
  *values(): Iterable<Value> {
    for (const [value] of this.entries()) yield value;
  }
}

/** The distinct ones of some values. */
export function distinctValues(values: Iterable<Value>, collation: Collation | undefined): ValueMap<true> {
  const distinct = new ValueMap<true>(collation);
  for (const value of values) distinct.getOrAdd(value, () => true);
  return distinct;
}
