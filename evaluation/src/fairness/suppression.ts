import { FAIRNESS_GROUP_MIN } from '@vela/market/visibility';
import type { Outcome } from './outcomes.js';

export interface Group {
  readonly title: string;
  /** By gender and age alone. */
  readonly has: (outcome: Outcome) => boolean;
}

/** A whole and groups into which it falls, each person into at most one. */
export interface Division {
  readonly whole: Group;
  readonly into: readonly Group[];
}

/** People of equal gender and age, who are told apart by nothing in the report. */
interface Part {
  readonly one: Outcome;
  size: number;
}

/** How many of each part a figure counts. */
type Vector = readonly number[];

/** A sum of figures, and how often each of them is in it. */
interface Sum {
  readonly vector: Vector;
  readonly of: ReadonlyMap<Group, number>;
}

const NOTHING = 1e-9;
const isSomething = (value: number): boolean => Math.abs(value) > NOTHING;
const isFew = (size: number): boolean => size > 0 && size < FAIRNESS_GROUP_MIN;

const plus = (one: Sum, other: Sum, times: number): Sum => {
  const of = new Map(one.of);
  for (const [group, often] of other.of) of.set(group, (of.get(group) ?? 0) + times * often);
  return { vector: one.vector.map((count, index) => count + times * (other.vector[index] ?? 0)), of };
};

/** What can be worked out from figures by adding and subtracting them: Gauss's elimination. */
class WorkedOut {
  readonly #rows: { readonly pivot: number; readonly sum: Sum }[] = [];

  add(group: Group, vector: Vector): void {
    const rest = this.#without({ vector, of: new Map([[group, 1]]) });
    const pivot = rest.vector.findIndex(isSomething);
    const first = rest.vector[pivot];
    if (first === undefined) return;
    const nothing: Sum = { vector: rest.vector.map(() => 0), of: new Map() };
    this.#rows.push({ pivot, sum: plus(nothing, rest, 1 / first) });
  }

  #without(sum: Sum): Sum {
    return this.#rows.reduce((rest, row) => plus(rest, row.sum, -(rest.vector[row.pivot] ?? 0)), sum);
  }

  /** @returns the figures by which something can be worked out, null where it cannot */
  by(vector: Vector): Group[] | null {
    const rest = this.#without({ vector, of: new Map() });
    if (rest.vector.some(isSomething)) return null;
    return [...rest.of].filter(([, often]) => isSomething(often)).map(([group]) => group);
  }
}

function partsOf(people: readonly Outcome[]): Part[] {
  const parts = new Map<string, Part>();
  for (const one of people) {
    const key = `${one.gender} ${one.ageGroup}`;
    const part = parts.get(key) ?? { one, size: 0 };
    part.size += 1;
    parts.set(key, part);
  }
  return [...parts.values()];
}

/**
 * Of which groups it may be told how many people are in them: none of fewer than ten, and none by which such a group could be
 * worked out from the others and the wholes. Those who are left out for that are the smallest that do it.
 * @param divisions whose wholes are either groups of other divisions, or known from how each group compares with all others
 */
export function toldGroups(people: readonly Outcome[], divisions: readonly Division[]): ReadonlySet<Group> {
  const parts = partsOf(people);
  const groups = new Set(divisions.flatMap(({ into }) => into));
  const vectors = new Map<Group, Vector>();
  const vectorOf = (group: Group): Vector => {
    const known = vectors.get(group) ?? parts.map(({ one }) => (group.has(one) ? 1 : 0));
    vectors.set(group, known);
    return known;
  };
  const countOf = (vector: Vector): number =>
    vector.reduce((sum, often, index) => sum + often * (parts[index]?.size ?? 0), 0);
  const sizeOf = (group: Group): number => countOf(vectorOf(group));
  const told = new Set([...groups].filter((group) => sizeOf(group) >= FAIRNESS_GROUP_MIN));
  /** A whole that is no group is known where one of its groups is compared with all others. */
  const isKnown = ({ whole, into }: Division): boolean =>
    groups.has(whole) ? told.has(whole) : into.some((group) => told.has(group));

  /** What is left of a whole beside those of its groups that are told. */
  const few = (): Group[] | null => {
    for (const division of divisions) {
      const { whole, into } = division;
      const toldOf = into.filter((group) => told.has(group));
      const left = sizeOf(whole) - toldOf.reduce((sum, group) => sum + sizeOf(group), 0);
      if (isKnown(division) && isFew(left)) return [whole, ...toldOf];
    }
    return null;
  };
  /** What several subtractions tell. */
  const workedOut = (): Group[] | null => {
    const known = new WorkedOut();
    for (const group of new Set([...told, ...divisions.filter(isKnown).map(({ whole }) => whole)]))
      known.add(group, vectorOf(group));
    for (const group of groups) {
      const by = isFew(sizeOf(group)) ? known.by(vectorOf(group)) : null;
      if (by !== null) return by;
    }
    return null;
  };

  for (let by = few() ?? workedOut(); by !== null; by = few() ?? workedOut()) {
    const [smallest] = by.filter((group) => told.has(group)).sort((one, other) => sizeOf(one) - sizeOf(other));
    if (smallest === undefined) return new Set();
    told.delete(smallest);
  }
  return told;
}
