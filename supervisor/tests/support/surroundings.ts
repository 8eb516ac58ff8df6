const changed: (readonly [string, string | undefined])[] = [];

function set(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

/** Sets variables of this process for a test; `undefined` unsets one. */
export function surroundWith(variables: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(variables)) {
    changed.push([name, process.env[name]]);
    set(name, value);
  }
}

/** Puts back what was changed. */
export function restoreSurroundings(): void {
  for (const [name, value] of changed.splice(0).toReversed()) set(name, value);
}

/** No MongoDB is set up, and this machine has none: `npm start` opens the embedded store. */
export const NO_MONGODB = { MONGODB_URI: undefined, MONGOD_BINARY: undefined, PATH: '' } as const;
