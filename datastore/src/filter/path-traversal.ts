import { countStep } from '../values/time-limit.js';
import { asDocument, fieldOf, isDocument, type Value } from '../values/value.js';

/**
 * What matching a document teaches about it: the position of the array element that matched, which is what `$` in
 * an update or a projection stands for. The last condition that went through an array decides, as in the server.
 */
export interface MatchTrace {
  position?: number;
}

/**
 * Tests the value a path reached; `position` is that of the outermost array element on the way. An array that a number
 * in the path named is `whole`: it is one value, and its elements are not looked at.
 */
export type LeafTest = (
  value: Value,
  position: number | undefined,
  trace: MatchTrace | undefined,
  whole?: boolean,
) => boolean;

/**
 * Follows a dotted path as a query does (`BSONElementIterator` of the server): through documents, and through the
 * documents among the elements of arrays. Where the path has a number, an array's element at that place is reached as
 * well: as one value where the path ends there, else when it is a document or an array itself. What can hold no fields
 * is a missing value, but inside an array it is nothing at all.
 *
 * @returns whether the test held for any value reached
 */
export function anyValueAt(
  value: Value,
  path: readonly string[],
  at: number,
  test: LeafTest,
  position: number | undefined,
  trace: MatchTrace | undefined,
): boolean {
  if (at === path.length) return test(value, position, trace);
  if (Array.isArray(value)) return anyElementAt(value, path, at, test, position, trace);
  const document = isDocument(value) ? value : asDocument(value);
  if (document === undefined) return test(undefined, position, trace);
  return anyValueAt(fieldOf(document, path[at] ?? ''), path, at + 1, test, position, trace);
}

function anyElementAt(
  array: readonly Value[],
  path: readonly string[],
  at: number,
  test: LeafTest,
  position: number | undefined,
  trace: MatchTrace | undefined,
): boolean {
  const component = path[at] ?? '';
  const ends = at + 1 === path.length;
  for (const [each, element] of array.entries()) {
    countStep();
    const document = asDocument(element);
    if (document !== undefined && anyValueAt(document, path, at, test, position ?? each, trace)) return true;
    if (String(each) !== component) continue;
    if (ends) {
      const own = document === undefined ? (position ?? each) : position;
      if (test(element, own, trace, true)) return true;
    } else if (document !== undefined || Array.isArray(element)) {
      if (anyValueAt(document ?? element, path, at + 1, test, position, trace)) return true;
    }
  }
  return false;
}

export type ValueTest = (value: Value) => boolean;

/** A leaf test that holds for the value itself or for any element when it is an array. */
export function orAnyElement(test: ValueTest): LeafTest {
  return (value, position, trace, whole) => {
    if (whole === true || !Array.isArray(value)) return noted(test(value), position, trace);
    for (const [each, element] of value.entries()) {
      countStep();
      if (test(element)) return noted(true, position ?? each, trace);
    }
    return noted(test(value), position, trace);
  };
}

/** A leaf test that takes an array as one value. */
export function asWhole(test: ValueTest): LeafTest {
  return (value, position, trace) => noted(test(value), position, trace);
}

function noted(matched: boolean, position: number | undefined, trace: MatchTrace | undefined): boolean {
  if (matched && trace !== undefined && position !== undefined) trace.position = position;
  return matched;
}
