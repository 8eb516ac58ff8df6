import { Int32, Long } from 'bson';
import { type Collation, comparisonFor } from '../values/collation.js';
import { CommandError } from '../values/errors.js';
import { approximateBytes, expressionMemory, memoryExceeded, MemoryMeter } from '../values/memory.js';
import { type Document, isDocument, setField, type Value } from '../values/value.js';
import { ValueMap } from '../values/value-map.js';
import { Deviation, Total } from './sums.js';

/** Gathers one value per document of a group and gives the result at its end. */
export interface Accumulator {
  add(value: Value): void;
  /** Adds an int, without an object that holds it, where that makes no difference. */
  addInt?(value: number): void;
  result(): Value;
}

export type AccumulatorFactory = (collation: Collation | undefined) => Accumulator;

function extreme(direction: 1 | -1): AccumulatorFactory {
  return (collation) => {
    const comparison = comparisonFor(collation);
    let best: Value;
    return {
      add(value) {
        if (value === null || value === undefined) return;
        if (best === undefined || comparison(value, best) * direction > 0) best = value;
      },
      result: () => best ?? null,
    };
  };
}

function deviation(sample: boolean): AccumulatorFactory {
  return () => {
    const gathered = new Deviation();
    return { add: (value) => gathered.add(value), result: () => gathered.result(sample) };
  };
}

/** What one group gathers may not leave memory. */
function gatheredBy(operator: string): MemoryMeter {
  return new MemoryMeter(expressionMemory, memoryExceeded(operator));
}

/** Accumulators that take one expression. */
export const accumulators: Readonly<Record<string, AccumulatorFactory>> = {
  $sum: () => {
    const total = new Total();
    return { add: (value) => total.add(value), addInt: (value) => total.addInt(value), result: () => total.sum() };
  },
  $avg: () => {
    const total = new Total();
    return { add: (value) => total.add(value), addInt: (value) => total.addInt(value), result: () => total.mean() };
  },
  $min: extreme(-1),
  $max: extreme(1),
  $first: () => {
    let first: Value;
    let seen = false;
    return {
      add(value) {
        if (!seen) first = value;
        seen = true;
      },
      result: () => first ?? null,
    };
  },
  $last: () => {
    let last: Value;
    return {
      add(value) {
        last = value;
      },
      result: () => last ?? null,
    };
  },
  $push: () => {
    const values: Value[] = [];
    const memory = gatheredBy('$push');
    return {
      add(value) {
        if (value === undefined) return;
        memory.add(approximateBytes(value));
        values.push(value);
      },
      result: () => values,
    };
  },
  $addToSet: (collation) => {
    const values = new ValueMap<true>(collation);
    const memory = gatheredBy('$addToSet');
    return {
      add(value) {
        if (value === undefined) return;
        values.getOrAdd(value, () => {
          memory.add(approximateBytes(value));
          return true;
        });
      },
      result: () => [...values.values()],
    };
  },
  $mergeObjects: () => {
    const merged: Document = {};
    return {
      add(value) {
        if (isDocument(value)) for (const field of Object.keys(value)) setField(merged, field, value[field]);
        else if (value !== null && value !== undefined)
          throw new CommandError(40400, '$mergeObjects requires object inputs');
      },
      result: () => merged,
    };
  },
  $stdDevPop: deviation(false),
  $stdDevSamp: deviation(true),
};

/** `$count` of a group: how many documents it has. */
export function countAccumulator(): Accumulator {
  let count = 0;
  return {
    add() {
      count += 1;
    },
    result: () => (count > 2147483647 ? Long.fromNumber(count) : new Int32(count)),
  };
}
