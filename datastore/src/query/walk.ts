import { isArrayPosition } from '../values/path.js';
import { asDocument, fieldOf, isDocument, type Value } from '../values/value.js';

/**
 * What matching a document teaches about it: the position of the array element that matched, which is what `$` in
 * an update or a projection stands for. The last condition that went through an array decides, as in the server.
 */
export interface MatchTrace {
  position?: number;
}

/** Tests the value a path reached; `position` is that of the outermost array element on the way. */
export type LeafTest = (value: Value, position: number | undefined, trace: MatchTrace | undefined) => boolean;

/**
 * Follows a dotted path as a query does: through documents, through the elements of arrays, and through array
 * positions where the path has numbers.
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
  const component = path[at] ?? '';
  if (Array.isArray(value)) {
    const index = isArrayPosition(component) ? Number(component) : undefined;
    if (index !== undefined && index < value.length) {
      if (anyValueAt(value[index], path, at + 1, test, position, trace)) return true;
    }
    for (const [each, element] of value.entries()) {
      if (asDocument(element) === undefined) continue;
      if (anyValueAt(element, path, at, test, position ?? each, trace)) return true;
    }
    return false;
  }
  const document = isDocument(value) ? value : asDocument(value);
  if (document === undefined) return test(undefined, position, trace);
  return anyValueAt(fieldOf(document, component), path, at + 1, test, position, trace);
}

export type ValueTest = (value: Value) => boolean;

/** A leaf test that holds for the value itself or for any element when it is an array. */
export function orAnyElement(test: ValueTest): LeafTest {
  return (value, position, trace) => {
    if (!Array.isArray(value)) return noted(test(value), position, trace);
    for (const [each, element] of value.entries()) {
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
