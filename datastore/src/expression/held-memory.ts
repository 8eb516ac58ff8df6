import { expressionBytes, expressionHolds, reserveInExpression, shallowBytes } from '../values/memory.js';
import { countStep } from '../values/time-limit.js';
import { type Document, isDocument, type Value } from '../values/value.js';

/** What arrays and documents take with all in them, where an expression has built that as well. */
const withContents = new WeakMap<object, number>();

/** How many bytes a value takes, with what an expression has built in it. */
export function builtBytes(value: Value): number {
  return (typeof value === 'object' && value !== null ? withContents.get(value) : undefined) ?? shallowBytes(value);
}

function isHeld(value: Value): boolean {
  return typeof value === 'string' || Array.isArray(value) || isDocument(value);
}

function bytesInside(value: Value): number {
  if (typeof value !== 'object' || value === null) return 0;
  let sum = 0;
  const parts: readonly Value[] = Array.isArray(value) ? value : Object.values(value as Document);
  for (const each of parts) {
    countStep();
    if (isHeld(each)) sum += builtBytes(each);
  }
  return sum;
}

/**
 * Gives back what an operator has built on its way, but for what its value holds.
 *
 * @param before what the expression had built before
 * @param builds whether the value is a new one; others hand on what is there
 * @throws CommandError 146 when the values of the expression take more than they may
 */
export function settleMemory(value: Value, before: number, builds: boolean, name: string): void {
  const grown = expressionBytes() - before;
  if (grown === 0 && !builds) return;
  expressionHolds(before);
  if (isHeld(value)) reserveInExpression(bytesHeld(value, grown, builds), name);
}

/** Of what it holds and nobody counted, nothing was built now. */
function bytesHeld(value: Value, grown: number, builds: boolean): number {
  const own = shallowBytes(value);
  if (!builds) return Math.min(grown, builtBytes(value));
  const inside = grown > own ? bytesInside(value) : 0;
  if (inside > 0 && typeof value === 'object' && value !== null) withContents.set(value, own + inside);
  return Math.min(Math.max(grown, own), own + inside);
}
