import type { Accumulator } from '../../expression/accumulators.js';
import {
  approximateBytes,
  bytesOfElement,
  expressionMemory,
  memoryExceeded,
  MemoryMeter,
} from '../../values/memory.js';
import type { Comparison } from '../../values/order.js';
import { type Sort, SortedEnd, type SortKey } from '../../values/sort.js';
import { isDocument, type Value } from '../../values/value.js';

/*
 * Accumulators that keep some of a group's values, and no more than they give. What they keep may take as much as one group may
 * gather; beyond, `add` throws CommandError 146.
 */

/** The first values, in the order that they come in. */
export function firstValues(count: number, operator: string): Accumulator {
  const values: Value[] = [];
  const memory = new MemoryMeter(expressionMemory, memoryExceeded(operator));
  return {
    add(value) {
      if (values.length >= count) return;
      memory.add(approximateBytes(value));
      values.push(value ?? null);
    },
    result: () => values,
  };
}

/** The last values, in the order that they come in. */
export function lastValues(count: number, operator: string): Accumulator {
  /** Once it is full, each takes the place of the oldest. */
  const ring: { readonly value: Value; readonly bytes: number }[] = [];
  const memory = new MemoryMeter(expressionMemory, memoryExceeded(operator));
  let oldest = 0;
  return {
    add(value) {
      const next = { value: value ?? null, bytes: approximateBytes(value) };
      memory.add(next.bytes - (ring.length < count ? 0 : (ring[oldest]?.bytes ?? 0)));
      if (ring.length < count) ring.push(next);
      else {
        ring[oldest] = next;
        oldest = (oldest + 1) % count;
      }
    },
    result: () => [...ring.slice(oldest), ...ring.slice(0, oldest)].map(({ value }) => value),
  };
}

/** The least values by a comparison, without null and what is missing. */
export function leastValues(comparison: Comparison, count: number, operator: string): Accumulator {
  const memory = { limit: expressionMemory, bytesOf: approximateBytes, exceeded: memoryExceeded(operator) };
  const kept = new SortedEnd<Value>(comparison, { limit: count, memory });
  return {
    add(value) {
      if (value !== null && value !== undefined) kept.add(value);
    },
    result: () => kept.items(),
  };
}

interface Placed {
  readonly key: SortKey;
  readonly result: Value;
}

function bytesOfPlaced({ key, result }: Placed): number {
  const ofKey = key.map((value) => (typeof value === 'symbol' ? bytesOfElement : approximateBytes(value)));
  return ofKey.reduce((sum, each) => sum + each, approximateBytes(result));
}

/** The first by a sort, or the last for `$bottom` and `$bottomN`; each comes as a pair of its document and its value. */
export function sortedValues(sort: Sort, count: number, operator: string): Accumulator {
  const kept = new SortedEnd<Placed>((left, right) => sort.compare(left.key, right.key), {
    limit: count,
    atEnd: operator.startsWith('$bottom'),
    memory: { limit: expressionMemory, bytesOf: bytesOfPlaced, exceeded: memoryExceeded(operator) },
  });
  return {
    add(pair) {
      const [document, result] = Array.isArray(pair) ? pair : [];
      if (isDocument(document)) kept.add({ key: sort.keyOf(document), result });
    },
    result: () => kept.items().map(({ result }) => result),
  };
}
