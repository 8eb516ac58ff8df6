import { createContext } from 'react';

/** Where copies of the design system find what they have in common; by the React that they render with. */
const PLACE = Symbol.for('vela.design-system');

interface Meeting {
  [PLACE]: WeakMap<object, Map<string, unknown>> | undefined;
}

/**
 * What every copy of the design system in a page has in common, whichever version it is: a slice may carry a later or an
 * earlier one than the shell's (`docs/decisions/0187-two-versions-of-the-design-system.md`). Copies that render with one React
 * meet, others do not: a server runs several versions of the shell side by side, each with its own.
 * @param name what it is; another name once it becomes something that earlier copies cannot use
 * @param make makes it, for the copy that asks first
 */
export function inCommon<Value>(name: string, make: () => Value): Value {
  const meeting = globalThis as unknown as Meeting;
  const places = (meeting[PLACE] ??= new WeakMap<object, Map<string, unknown>>());
  const things = places.get(createContext) ?? new Map<string, unknown>();
  places.set(createContext, things);
  if (!things.has(name)) things.set(name, make());
  return things.get(name) as Value;
}
