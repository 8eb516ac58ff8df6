/**
 * @returns what code may take for the global object: it finds there what is on the true one but for a way out, and what it
 *   puts there is on this one alone
 */
export function ownGlobals(): object {
  const own = new Map<PropertyKey, unknown>([['fetch', undefined]]);
  return new Proxy(globalThis, {
    get: (everybodys, name): unknown => (own.has(name) ? own.get(name) : (Reflect.get(everybodys, name) as unknown)),
    has: (everybodys, name) => own.has(name) || Reflect.has(everybodys, name),
    set: (_, name, value) => {
      own.set(name, value);
      return true;
    },
    defineProperty: (_, name, { value }) => {
      own.set(name, value);
      return true;
    },
    deleteProperty: (_, name) => {
      own.delete(name);
      return true;
    },
  });
}
